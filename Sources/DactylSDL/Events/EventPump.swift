import CSDL2

/// Takes SDL's events, in batches, and keeps them translated until the next frame.
@MainActor @safe final class EventPump {
  /// What came since the last frame, in order.
  private(set) var events: [InputEvent] = []
  /// Whether SDL said anything at all since the last frame, even if it means nothing to a scene.
  private(set) var hasNews = false
  /// Whether the system threw the renderer's textures away.
  private(set) var lostTextures = false

  private var translator: SDLEventTranslator
  private let window: AppWindow
  private var batch = unsafe [SDL_Event](repeating: SDL_Event(), count: 128)
  private var isCapturing = false

  init(window: AppWindow) {
    self.window = window
    let reading = SDLClock.reading
    translator = SDLEventTranslator(viewport: window.viewport, clock: EventClock(reading), reading: reading)
    translator.touchScale = window.driver == "x11" ? .lastUnit : .size
  }

  /// The moment now.
  var now: Timestamp { translator.clock.now(SDLClock.reading) }

  /// The moment of the last pump: no event that it took is later.
  var frameTime: Timestamp { translator.clock.now(translator.reading) }

  /// Sleeps until an event comes, which is taken, or the time is over. Nil waits for good.
  func wait(milliseconds: Int32?) {
    var event = unsafe SDL_Event()
    guard unsafe SDL_WaitEventTimeout(&event, milliseconds ?? -1) == 1 else { return }
    translator.reading = SDLClock.reading
    unsafe take(event)
  }

  /// Takes all events that are there, at the start of a frame.
  func pump() {
    SDL_PumpEvents()
    translator.reading = SDLClock.reading
    readDevices()
    while true {
      let first = SDL_FIRSTEVENT.rawValue
      let last = SDL_LASTEVENT.rawValue
      let count = unsafe Int(SDL_PeepEvents(&batch, Int32(batch.count), SDL_GETEVENT, first, last))
      guard count > 0 else { break }
      for index in 0..<count { unsafe take(batch[index]) }
      if unsafe count < batch.count { break }
    }
    let pressed = SDL_GetMouseState(nil, nil)
    translator.reconcileMouse(pressed: ButtonMask(sdlMask: pressed), into: &events)
    captureMouse()
  }

  /// Forgets what came, after the frame that handled it.
  func clear() {
    events.removeAll(keepingCapacity: true)
    hasNews = false
    lostTextures = false
  }

  private func take(_ event: borrowing SDL_Event) {
    hasNews = true
    unsafe translator.translate(event, into: &events)
    switch unsafe SDL_EventType(event.type) {
    case SDL_WINDOWEVENT:
      window.refresh()
      translator.viewport = window.viewport
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: lostTextures = true
    default: break
    }
  }

  /// While a button is down the mouse belongs to this window, wherever it goes.
  private func captureMouse() {
    guard translator.mouse.isTouching != isCapturing else { return }
    isCapturing = translator.mouse.isTouching
    SDL_CaptureMouse(isCapturing ? SDL_TRUE : SDL_FALSE)
  }

  private func readDevices() {
    let joysticks = Int(max(0, SDL_NumJoysticks()))
    if joysticks != translator.joysticks.count {
      translator.joysticks = (0..<joysticks).map { SDL_JoystickGetDeviceInstanceID(Int32($0)) }
    }
    translator.indirectTouchDevices.removeAll(keepingCapacity: true)
    for index in 0..<max(0, SDL_GetNumTouchDevices()) {
      let device = SDL_GetTouchDevice(index)
      if SDL_GetTouchDeviceType(device) != SDL_TOUCH_DEVICE_DIRECT {
        translator.indirectTouchDevices.append(device)
      }
    }
  }
}
