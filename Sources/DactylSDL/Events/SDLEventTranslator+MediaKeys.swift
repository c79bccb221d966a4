import CSDL2

extension SDLEventTranslator {
  /// Whether a key asks a player for something: it is a remote command then, and no press (X1).
  ///
  /// The system controls the volume: the keys for that stay keys.
  func isMediaKey(_ code: SDL_Scancode) -> Bool {
    switch code {
    case SDL_SCANCODE_AUDIOPLAY, SDL_SCANCODE_AUDIOSTOP, SDL_SCANCODE_AUDIONEXT, SDL_SCANCODE_AUDIOPREV,
      SDL_SCANCODE_AUDIOREWIND, SDL_SCANCODE_AUDIOFASTFORWARD:
      true
    default: false
    }
  }

  /// A media key that went down; those that seek report when they go up as well. Held ones do not repeat their command.
  func translateMediaKey(_ event: SDL_KeyboardEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let isDown = event.state == SDL_PRESSED
    guard event.repeat == 0, let command = Self.command(event.keysym.scancode, isDown: isDown) else { return }
    events.append(InputEvent(at: time, .remote(command)))
  }

  private static func command(_ code: SDL_Scancode, isDown: Bool) -> RemoteCommand? {
    switch code {
    // Keyboards have one key for play and pause.
    case SDL_SCANCODE_AUDIOPLAY: isDown ? .togglePlayPause : nil
    case SDL_SCANCODE_AUDIOSTOP: isDown ? .stop : nil
    case SDL_SCANCODE_AUDIONEXT: isDown ? .nextTrack : nil
    case SDL_SCANCODE_AUDIOPREV: isDown ? .previousTrack : nil
    case SDL_SCANCODE_AUDIOREWIND: isDown ? .beginSeekingBackward : .endSeekingBackward
    case SDL_SCANCODE_AUDIOFASTFORWARD: isDown ? .beginSeekingForward : .endSeekingForward
    default: nil
    }
  }
}
