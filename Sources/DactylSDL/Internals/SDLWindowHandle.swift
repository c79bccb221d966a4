import CSDL2

/// An SDL window, destroyed with this object.
@safe final class SDLWindowHandle {
  let pointer: OpaquePointer
  private let video: SDLVideo

  init(video: SDLVideo, options: AppOptions) throws(PlatformError) {
    // The window is shown once it has a renderer: making one may replace the window, which should not be visible.
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    let width = Int32(max(1, min(16384, options.size.width)))
    let height = Int32(max(1, min(16384, options.size.height)))
    let limit = video.largestWindow
    guard width <= limit.width, height <= limit.height else {
      throw PlatformError(
        attempt: "opening a window of \(width) x \(height) points",
        reason: "at most \(limit.width) x \(limit.height) can be had on this display")
    }
    let centered = (CSDL_WINDOWPOS_CENTERED, CSDL_WINDOWPOS_CENTERED)
    let (x, y) = options.position ?? centered
    let window = unsafe SystemCall.general.make {
      unsafe SDL_CreateWindow(options.title, x, y, width, height, flags)
    }
    guard let window = unsafe window else { throw .sdl("opening a window of \(width) x \(height) points") }
    unsafe pointer = window
    self.video = video
  }

  func move(to position: (x: Int32, y: Int32)) {
    SystemCall.general.make {
      SDL_PumpEvents()
      unsafe SDL_SetWindowPosition(pointer, position.x, position.y)
    }
  }

  func show() { SystemCall.general.make { unsafe SDL_ShowWindow(pointer) } }

  deinit {
    guard unsafe !isDisplayLost else { return }
    SystemCall.general.make { unsafe SDL_DestroyWindow(pointer) }
  }
}
