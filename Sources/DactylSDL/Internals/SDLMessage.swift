import CSDL2

/// The last error message of SDL.
func sdlMessage() -> String {
  let message = unsafe String(cString: SDL_GetError())
  return message.isEmpty ? "SDL gave no reason" : message
}

extension PlatformError {
  /// The error of an SDL call that just failed.
  static func sdl(_ attempt: String) -> PlatformError { PlatformError(attempt: attempt, reason: sdlMessage()) }
}
