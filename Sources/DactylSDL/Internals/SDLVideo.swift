import CSDL2

/// SDL's video subsystem, in use as long as this object lives.
final class SDLVideo {
  /// Starts the subsystem. Without a display this fails rather than running invisibly; SDL_VIDEODRIVER takes precedence
  /// if it is set.
  init() throws(PlatformError) {
    guard unsafe !isDisplayLost else {
      throw PlatformError(attempt: "starting the display", reason: "its connection is lost")
    }
    _ = unsafe SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_DEFAULT)
    // Each device reports for itself: a finger is not reported as a mouse as well, nor the mouse as a finger.
    unsafe SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    unsafe SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // SDL would grab the mouse at every press as it reads it. For a click that is over by then, X11 may lose the
    // release and the next press. The event pump captures the mouse for what is still down when all events are read.
    unsafe SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "0")
    // Candidates are shown by the input method, since nothing here draws them. Composed text may be of any length.
    unsafe SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    unsafe SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetMainReady()
    let isFirst = SDL_WasInit(UInt32(SDL_INIT_VIDEO)) == 0
    guard SystemCall.general.make({ SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) }) == 0 else {
      throw .sdl("starting the display (is one there? DISPLAY or WAYLAND_DISPLAY names it)")
    }
    // SDL starts with text input on, where there is a keyboard: it is turned off until text is edited.
    if isFirst { SDL_StopTextInput() }
  }

  deinit {
    guard unsafe !isDisplayLost else { return }
    SystemCall.general.make { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }
    if SDL_WasInit(UInt32(SDL_INIT_VIDEO)) == 0 { DisplayConnection.forget() }
  }

  /// The largest possible window: twice the displays in each direction, and at least what the largest displays show. A
  /// larger one could not be seen, and a single frame of it would take seconds.
  var largestWindow: (width: Int32, height: Int32) {
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    for display in 0..<max(0, SDL_GetNumVideoDisplays()) {
      var bounds = SDL_Rect()
      guard unsafe SDL_GetDisplayBounds(display, &bounds) == 0 else { continue }
      (left, top) = (min(left, bounds.x), min(top, bounds.y))
      (right, bottom) = (max(right, bounds.x + bounds.w), max(bottom, bounds.y + bounds.h))
    }
    return (max(2 * (right - left), 4096), max(2 * (bottom - top), 4096))
  }

  /// The name of the driver in use: x11, wayland, …
  var driver: String { unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) } ?? "" }
}
