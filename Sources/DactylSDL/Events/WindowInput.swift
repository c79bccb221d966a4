import CSDL2

/// What came for one window since its last frame.
@MainActor @safe final class WindowInput {
  /// What came, in order.
  private(set) var events: [InputEvent] = []
  /// Whether SDL sent any event at all, even one that means nothing to a scene.
  private(set) var hasNews = false
  /// Whether what the window shows may have been lost or may have to be another size, so that it must be presented
  /// again.
  private(set) var isDamaged = false
  /// Whether the system threw the renderer's textures away.
  private(set) var lostTextures = false
  /// Whether its scene listens to what sensors measure.
  var wantsMotionData = false

  let window: AppWindow
  var translator: SDLEventTranslator
  /// What is down and was reported to this window: its release comes here too, whichever window has the keyboard by
  /// then.
  private var held: [Held] = []

  /// The sticks and triggers that were reported to this window as off their rest.
  private var heldAxes: [AxisSample] = []
  /// The fingers on touchpads of controllers that it was told of, until they lift.
  private(set) var heldFingers: [FingerID] = []
  /// The fingers on touch screens that it was given, until they lift.
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

  /// Takes an event of SDL's that is meant for the window.
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

  /// Takes an event that belongs to no window of itself.
  func take(_ event: InputEvent) {
    hasNews = true
    note(event.kind, at: event.timestamp)
    if case .device(.removed(let device)) = event.kind {
      events.appendRemoval(of: device, at: event.timestamp)
    } else {
      events.append(event)
    }
  }

  /// Whether the window got that this is down, and not yet that it is up.
  func holds(_ type: PressType, on device: DeviceID) -> Bool { held.contains(Held(type: type, device: device)) }

  /// Whether the window got that a stick or trigger is off its rest, and not yet that it rests.
  func holds(_ axis: ControllerAxis, on device: DeviceID) -> Bool {
    heldAxes.contains { $0.axis == axis && $0.device == device }
  }

  /// Takes a finger on a controller's touchpad, whose place is in parts of that: the scene is as large.
  func take(controllerTouch sample: TouchSample, at time: Timestamp) {
    hasNews = true
    heldFingers.removeAll { $0 == sample.finger }
    if sample.phase == .began || sample.phase == .moved { heldFingers.append(sample.finger) }
    var sample = sample
    let size = translator.viewport.sceneSize
    sample.location = Point(sample.location.x * size.width, sample.location.y * size.height)
    events.append(InputEvent(at: time, .touch(sample)))
  }

  /// Whether the window got the keyboard back since this was last asked.
  func takeRegainedFocus() -> Bool {
    defer { hasRegainedFocus = false }
    return hasRegainedFocus
  }

  /// Takes the answer whether a finger that sent nothing is down: one that is not is cancelled.
  func settle(_ finger: TouchSample, isDown: Bool, at now: Timestamp) {
    guard !isDown else { return fingers.keep(finger.finger, at: now) }
    var sample = finger
    sample.phase = .cancelled
    take(InputEvent(at: now, .touch(sample)))
  }

  /// Takes the mouse's touch away when its buttons turn out to be up.
  func reconcileMouse(pressed: ButtonMask) { translator.reconcileMouse(pressed: pressed, into: &events) }

  /// Forgets what came, for the frame that handles it.
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
    // The scene has them at rest then.
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
  /// Whether the window may have to be presented again after it: all but those that come all the time and are about the
  /// pointer or the place of the window alone.
  fileprivate var mayDamage: Bool {
    self != SDL_WINDOWEVENT_ENTER && self != SDL_WINDOWEVENT_LEAVE && self != SDL_WINDOWEVENT_MOVED
  }
}
