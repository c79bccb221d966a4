import CSDL2
import DactylSDL
import Foundation

/// Kills the window system in the middle of a call that takes events: when the right button goes down.
///
/// Nobody outside the program hits that moment: most of the time the program waits, and looks right after whether the
/// server is still there.
enum ServerKiller {
  /// Starts to listen for the button. The server is given by the number of its process.
  static func start(in scene: Scene, killing process: Int32) {
    unsafe server = process
    // No frame leaves time to wait in: so events come as they are read.
    scene.onUpdate { _ in usleep(20_000) }
    unsafe SDL_AddEventWatch(eventCame, nil)
  }
}

nonisolated(unsafe) private var server: Int32 = 0

private func eventCame(_: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?) -> Int32 {
  guard let button = unsafe event?.pointee.button, button.type == SDL_MOUSEBUTTONDOWN.rawValue,
    Int32(button.button) == SDL_BUTTON_RIGHT
  else { return 0 }
  unsafe kill(server, SIGKILL)
  // Until its end of the connection is closed.
  usleep(200_000)
  return 0
}
