import CSDL2

/// The input of a window since its last frame.
@MainActor @safe final class WindowInput {
  /// The events, in order.
  private(set) var events: [InputEvent] = []
  /// Whether SDL has sent any event, even one without meaning for a scene.
  private(set) var hasNews = false
  /// Whether the contents of the window may be lost or need another size, so that a frame must be presented again.
  private(set) var isDamaged = false
  /// Whether the system has discarded the renderer's textures.
  private(set) var lostTextures = false
  /// Whether the scene listens to the measurements of sensors.
  var wantsMotionData = false

  let window: AppWindow
  var translator: SDLEventTranslator
  /// The presses that were delivered to this window: their releases are delivered here too, whichever window has the
  /// keyboard by then.
  private var held: [Held] = []

  /// The sticks and triggers that were delivered to this window off their rest positions.
  private var heldAxes: [AxisSample] = []
  /// The fingers on touchpads of controllers that were delivered to this window, until they lift.
  private(set) var heldFingers: [FingerID] = []
  /// The fingers on touch screens that were delivered to this window, until they lift.
  private(set) var fingers = WindowFingers()
  private var hasRegainedFocus = false

  private struct Held: Equatable {
    let type: PressType
    let device: DeviceID
  }

  init(window: AppWindow, clock: EventClock, reading: EventClock.Reading) {
    self.window = window
    translator = SDLEventTranslator(viewport: window.viewport, clock: clock, reading: reading)
    translator.touchScale = window.driver == "x11" ? .lastUnit : .size
  }

  /// Handles an SDL event for the window.
  func take(_ event: borrowing SDL_Event) {
    hasNews = true
    let count = events.count
    unsafe translator.translate(event, into: &events)
    for index in min(count, events.count)..<events.count { note(events[index].kind, at: events[index].timestamp) }
    switch unsafe SDL_EventType(event.type) {
    case SDL_WINDOWEVENT:
      window.refresh()
      translator.viewport = window.viewport
      if unsafe SDL_WindowEventID(UInt32(event.window.event)).mayDamage { isDamaged = true }
    case SDL_APP_DIDENTERFOREGROUND: isDamaged = true
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      lostTextures = true
      isDamaged = true
    default: break
    }
  }

  /// Handles an event that belongs to no window by itself.
  func take(_ event: InputEvent) {
    hasNews = true
    note(event.kind, at: event.timestamp)
    if case .device(.removed(let device)) = event.kind {
      events.appendRemoval(of: device, at: event.timestamp)
    } else {
      events.append(event)
    }
  }

  /// Whether a press was delivered to the window, and its release was not yet.
  func holds(_ type: PressType, on device: DeviceID) -> Bool { held.contains(Held(type: type, device: device)) }

  /// Whether a stick or trigger off its rest position was delivered to the window, and its return was not yet.
  func holds(_ axis: ControllerAxis, on device: DeviceID) -> Bool {
    heldAxes.contains { $0.axis == axis && $0.device == device }
  }

  /// Handles a finger on a controller's touchpad, whose fractions are scaled to the size of the scene.
  func take(controllerTouch sample: TouchSample, at time: Timestamp) {
    hasNews = true
    heldFingers.removeAll { $0 == sample.finger }
    if sample.phase == .began || sample.phase == .moved { heldFingers.append(sample.finger) }
    var sample = sample
    let size = translator.viewport.sceneSize
    sample.location = Point(sample.location.x * size.width, sample.location.y * size.height)
    events.append(InputEvent(at: time, .touch(sample)))
  }

  /// Returns whether the window has regained the keyboard since the last call.
  func takeRegainedFocus() -> Bool {
    defer { hasRegainedFocus = false }
    return hasRegainedFocus
  }

  /// Handles the answer whether a silent finger is down: otherwise it is cancelled.
  func settle(_ finger: TouchSample, isDown: Bool, at now: Timestamp) {
    guard !isDown else { return fingers.keep(finger.finger, at: now) }
    var sample = finger
    sample.phase = .cancelled
    take(InputEvent(at: now, .touch(sample)))
  }

  /// Cancels the mouse's touch when its buttons turn out to be up.
  func reconcileMouse(pressed: ButtonMask) { translator.reconcileMouse(pressed: pressed, into: &events) }

  /// Drops the events, but not what they say about the contents of the window.
  func discardEvents() { events.removeAll(keepingCapacity: true) }

  /// Clears the input. Called by the frame that handles it.
  func clear() {
    events.removeAll(keepingCapacity: true)
    hasNews = false
    isDamaged = false
    lostTextures = false
  }

  private func note(_ kind: InputEvent.Kind, at time: Timestamp) {
    switch kind {
    case .touch(let sample): fingers.note(sample, at: time)
    case .window(.activated): hasRegainedFocus = true
    case .key(let key): note(Held(type: .key(key.key), device: .unknown), isDown: key.isDown)
    case .press(let press):
      note(Held(type: press.type, device: press.device), isDown: press.phase == .began || press.phase == .changed)
    case .axis(let sample):
      heldAxes.removeAll { $0.axis == sample.axis && $0.device == sample.device }
      if sample.value != .zero { heldAxes.append(sample) }
    // The scene treats them as at rest then.
    case .window(.deactivated), .window(.hidden): heldAxes.removeAll()
    case .device(.removed(let device)):
      held.removeAll { $0.device == device }
      heldAxes.removeAll { $0.device == device }
      heldFingers.removeAll { $0.device == device }
      fingers.remove(device)
    default: break
    }
  }

  private func note(_ item: Held, isDown: Bool) {
    if !isDown { held.removeAll { $0 == item } } else if !held.contains(item) { held.append(item) }
  }
}

extension SDL_WindowEventID {
  /// Whether a frame may have to be presented again after the event: false for the frequent ones that are only about
  /// the pointer or the position of the window.
  fileprivate var mayDamage: Bool {
    self != SDL_WINDOWEVENT_ENTER && self != SDL_WINDOWEVENT_LEAVE && self != SDL_WINDOWEVENT_MOVED
  }
}
