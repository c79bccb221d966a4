import CSDL2
import Dactyl

/// Hides the pointer and lets it move without end, or lets it point again where it was (`Scene.pointerMode`).
@MainActor @safe final class PointerSwitch {
  private(set) var mode = PointerMode.free
  /// The input of the window whose pointer is hidden, and where in it the pointer was, in its units.
  private weak var input: WindowInput?
  private var start: (x: Int32, y: Int32) = (0, 0)

  /// Sets the mode of the pointer in a window. Where the system can't hold the pointer, it is hidden, and its movement
  /// ends at the edges of the screen.
  func turn(to mode: PointerMode, in input: WindowInput?) {
    guard mode != self.mode || mode != .free && input !== self.input else { return }
    free()
    guard mode != .free, let input else { return }
    var (x, y): (Int32, Int32) = (0, 0)
    unsafe SDL_GetMouseState(&x, &y)
    (self.mode, self.input, start) = (mode, input, (x, y))
    let isRaw = mode == .locked(isRaw: true)
    // The desktop's acceleration is in the movement of its own pointer, which X11 alone lets programs move back; the
    // other systems report both kinds of movement.
    unsafe SDL_SetHint("SDL_MOUSE_RELATIVE_SYSTEM_SCALE", isRaw ? "0" : "1")
    unsafe SDL_SetHint(SDL_HINT_MOUSE_RELATIVE_MODE_WARP, !isRaw && input.window.driver == "x11" ? "1" : "0")
    _ = SDL_SetRelativeMouseMode(SDL_TRUE)
    input.translator.mouse.mode = mode
  }

  private func free() {
    guard mode != .free else { return }
    mode = .free
    _ = SDL_SetRelativeMouseMode(SDL_FALSE)
    guard let input else { return }
    input.translator.mouse.mode = .free
    if let window = unsafe SDL_GetWindowFromID(input.window.id) {
      unsafe SDL_WarpMouseInWindow(window, start.x, start.y)
    }
  }
}
