import CSDL2

/// Turns SDL's events of one window into Dactyl's. It calls nothing of SDL: it gets passed what it must know, so that
/// tests can play any machine.
struct SDLEventTranslator: Sendable {
  /// How the scene lies in the window.
  var viewport: Viewport
  /// The size that the scene knows of.
  var toldSize: Size
  /// The clock on which events are stamped.
  var clock: EventClock
  /// What both clocks read when the events were taken; no event is stamped later.
  var reading: EventClock.Reading
  /// How the video driver makes fractions of the window out of a finger's location.
  var touchScale = TouchScale.size
  /// The touch devices that are not the screen.
  var indirectTouchDevices: [Int64] = []
  /// Those of them that move the pointer: their fingers are no touches, what two of them do together is a transform.
  var touchpads: [Int64] = []

  /// The mouse, as far as known from the events.
  var mouse = MouseState()
  /// Whether the window can be seen; nil before the first event about it.
  var isVisible: Bool?
  /// What keys type with Shift, where that is known.
  var layout: KeyboardLayout?
  /// Whether any key of the layout types a Latin letter; nil where that is not known.
  var hasLatinLetters: Bool?
  /// The modifier keys that are down.
  var modifiers: ModifierFlags = []
  /// The fingers on the touchpads.
  var touchpadFingers = TouchpadFingers()

  /// What another program drops, as far as it has come.
  var dropped = DroppedItems(at: .zero)
  /// Where in the window the pointer is as it drops, in points of the window; nil where that is not known. The events
  /// don't say.
  var dropLocation: Point?

  /// What a finger's fraction is a fraction of.
  enum TouchScale: Sendable {
    /// The size: SDL's Wayland driver and most others.
    case size
    /// The last unit inside: SDL's X11 driver.
    case lastUnit
  }

  init(viewport: Viewport, clock: EventClock, reading: EventClock.Reading) {
    self.viewport = viewport
    toldSize = viewport.sceneSize
    self.clock = clock
    self.reading = reading
  }

  /// Appends what an event means: nothing, one event or, seldom, two. Events come out in the order they go in.
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
  /// A finger: fractions of the window become points of the scene. What is not a number stays none, for the scene to
  /// count.
  mutating func translate(
    _ finger: SDL_TouchFingerEvent, _ phase: TouchSamplePhase, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    // The mouse playing a finger comes as a mouse already, and a touchpad's fingers move the pointer.
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
