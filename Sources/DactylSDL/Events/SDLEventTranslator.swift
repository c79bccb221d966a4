import CSDL2

/// Translates SDL's events of one window into Dactyl's. It does not call SDL: everything it needs is passed to it, so
/// that tests can simulate any machine.
struct SDLEventTranslator: Sendable {
  /// The position of the scene in the window.
  var viewport: Viewport
  /// The size that was last reported to the scene.
  var reportedSize: Size
  /// The clock of the timestamps.
  var clock: EventClock
  /// The readings of both clocks when the events were taken; no timestamp is later.
  var reading: EventClock.Reading
  /// The method by which the video driver scales the location of a finger to fractions of the window.
  var touchScale = TouchScale.size
  /// The touch devices that are not the screen.
  var indirectTouchDevices: [Int64] = []
  /// The indirect touch devices that move the pointer: their fingers are no touches, and two of them together make a
  /// transform.
  var touchpads: [Int64] = []

  /// The state of the mouse, as far as the events have reported it.
  var mouse = MouseState()
  /// Whether the window is visible; nil before the first event about that.
  var isVisible: Bool?
  /// The characters that keys type with Shift, where the layout is known.
  var layout: KeyboardLayout?
  /// Whether any key of the layout types a Latin letter; nil where that is unknown.
  var hasLatinLetters: Bool?
  /// The modifier keys that are down.
  var modifiers: ModifierFlags = []
  /// The fingers on the touchpads.
  var touchpadFingers = TouchpadFingers()

  /// The files and texts of a drop under way so far.
  var dropped = DroppedItems(at: .zero)
  /// The location of the pointer at a drop, in points of the window; nil where it is unknown. The events do not contain
  /// it.
  var dropLocation: Point?

  /// The length that a finger's fraction refers to.
  enum TouchScale: Sendable {
    /// The size of the window: SDL's Wayland driver and most others.
    case size
    /// The size minus one unit: SDL's X11 driver.
    case lastUnit
  }

  init(viewport: Viewport, clock: EventClock, reading: EventClock.Reading) {
    self.viewport = viewport
    reportedSize = viewport.sceneSize
    self.clock = clock
    self.reading = reading
  }

  /// Appends the translation of an event: nothing, one event or, seldom, two. The order of events is kept.
  mutating func translate(_ event: borrowing SDL_Event, into events: inout [InputEvent]) {
    let time = unsafe clock.timestamp(ofEvent: event.common.timestamp, by: reading)
    switch unsafe SDL_EventType(event.type) {
    case SDL_FINGERDOWN: unsafe translate(event.tfinger, .began, time, &events)
    case SDL_FINGERMOTION: unsafe translate(event.tfinger, .moved, time, &events)
    case SDL_FINGERUP: unsafe translate(event.tfinger, .ended, time, &events)
    case SDL_MOUSEBUTTONDOWN: unsafe press(event.button, time, &events)
    case SDL_MOUSEBUTTONUP: unsafe release(event.button, time, &events)
    case SDL_MOUSEMOTION: unsafe translate(event.motion, time, &events)
    case SDL_MOUSEWHEEL: unsafe translate(event.wheel, time, &events)
    case SDL_KEYDOWN, SDL_KEYUP: unsafe translate(event.key, time, &events)
    case SDL_TEXTINPUT: unsafe translate(event.text, time, &events)
    case SDL_TEXTEDITING: unsafe translate(event.edit, time, &events)
    case SDL_TEXTEDITING_EXT: unsafe translate(event.editExt, time, &events)
    case SDL_MULTIGESTURE: unsafe translate(event.mgesture, time, &events)
    case SDL_WINDOWEVENT: unsafe translate(event.window, time, &events)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      unsafe translate(event.drop, SDL_EventType(event.type), time, &events)
    default:
      if let kind = unsafe systemEvent(event) { events.append(InputEvent(at: time, kind)) }
    }
  }

  private mutating func systemEvent(_ event: borrowing SDL_Event) -> InputEvent.Kind? {
    switch unsafe SDL_EventType(event.type) {
    case SDL_QUIT: return .window(.quitRequested)
    case SDL_APP_WILLENTERBACKGROUND: return changeVisibility(to: false) ? .window(.hidden) : nil
    case SDL_APP_DIDENTERFOREGROUND: return changeVisibility(to: true) ? .window(.shown) : nil
    default: return nil
    }
  }
}

extension SDLEventTranslator {
  /// Handles a finger: fractions of the window become points of the scene. NaN stays NaN, which the scene counts.
  mutating func translate(
    _ finger: SDL_TouchFingerEvent, _ phase: TouchSamplePhase, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    // A finger made from the mouse comes as a mouse already, and the fingers of a touchpad move the pointer.
    guard !isTouchpad(finger.touchId) else { return noteTouchpad(finger, phase, time, &events) }
    let size = viewport.windowSize
    let last: Float = touchScale == .lastUnit ? 1 : 0
    let point = Point(finger.x * max(size.width - last, 1), finger.y * max(size.height - last, 1))
    let sample = TouchSample(
      finger: FingerID(device: DeviceID(finger.touchId), finger.fingerId), phase: phase,
      location: viewport.scenePoint(fromWindow: point),
      type: indirectTouchDevices.contains(finger.touchId) ? .indirect : .direct, force: finger.pressure,
      modifiers: modifiers)
    events.append(InputEvent(at: time, .touch(sample)))
  }
}
