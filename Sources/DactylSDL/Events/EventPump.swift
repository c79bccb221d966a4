import CSDL2

/// Takes SDL's events, in batches, and keeps them translated, for each window separately, until the next frame.
@MainActor @safe final class EventPump {
  /// The inputs of the windows, in the order in which these were opened.
  private(set) var inputs: [WindowInput] = []

  private var clock: EventClock
  private var reading: EventClock.Reading
  private var devices: DeviceTranslator
  /// The controllers and sensors; nil where SDL offers none.
  let hardware: GameDevices?
  private var batch = unsafe [SDL_Event](repeating: SDL_Event(), count: 128)
  private var isCapturing = false
  let touchScreens = TouchScreens()
  /// The window that had the keyboard last, which receives controllers, shakes and events without a window.
  private weak var focused: WindowInput?
  private weak var shaken: WindowInput?
  private var deviceEvents: [InputEvent] = []
  /// Passes keys to screen readers first; nil where there are none.
  var keys: KeyForwarder?

  init(options: AppOptions = AppOptions()) {
    reading = SDLClock.reading
    clock = EventClock(reading)
    hardware = GameDevices(feelsShakes: options.shakes != nil)
    devices = DeviceTranslator()
    devices.settings = options.controllers
    devices.shakeSettings = options.shakes
    devices.sensorTypes = hardware?.sensorTypes ?? [:]
  }

  /// Adds a window, whose events are taken from now on.
  func add(_ window: AppWindow) -> WindowInput {
    let input = WindowInput(window: window, clock: clock, reading: reading)
    inputs.append(input)
    // The first window initializes the keyboard layout, for which there is no event.
    readLayout()
    // The window is notified of connected controllers as the others were.
    for controller in hardware?.all ?? [] {
      input.take(InputEvent(at: now, .device(.added(controller.id))))
      input.take(InputEvent(at: now, .controller(controller)))
    }
    return input
  }

  /// Removes a window that closes.
  func remove(_ input: WindowInput) { inputs.removeAll { $0 === input } }

  /// Whether SDL has sent anything since the last frames.
  var hasNews: Bool { inputs.contains { $0.hasNews } }

  /// The window that receives events without a window.
  var current: WindowInput? { focused ?? inputs.first }

  /// The window under the mouse, or nil.
  var underMouse: WindowInput? {
    guard let window = unsafe SDL_GetMouseFocus() else { return nil }
    return input(of: unsafe SDL_GetWindowID(window))
  }

  /// The present time.
  var now: Timestamp { clock.now(SDLClock.reading) }

  /// The time of the last pump: no event that it has taken is later.
  var frameTime: Timestamp { clock.now(reading) }

  /// Sleeps until an event comes, which is taken, or the time is over. With nil it waits without limit.
  func wait(milliseconds: Int32?) {
    var event = unsafe SDL_Event()
    guard unsafe SDL_WaitEventTimeout(&event, milliseconds ?? -1) == 1 else {
      return touchScreens.cancelTouches(in: inputs, at: now)
    }
    readClock()
    unsafe takeFirst(event)
  }

  /// Takes all pending events. Called at the start of a frame.
  func pump() {
    SDL_PumpEvents()
    readClock()
    readTouchDevices()
    switchSensors()
    releaseKeys()
    while true {
      let first = SDL_FIRSTEVENT.rawValue
      let last = SDL_LASTEVENT.rawValue
      let count = unsafe Int(SDL_PeepEvents(&batch, Int32(batch.count), SDL_GETEVENT, first, last))
      guard count > 0 else { break }
      for index in 0..<count { unsafe takeFirst(batch[index]) }
      if unsafe count < batch.count { break }
    }
    touchScreens.cancelTouches(in: inputs, at: frameTime)
    let pressed = ButtonMask(sdlMask: SDL_GetMouseState(nil, nil))
    for input in inputs { input.reconcileMouse(pressed: pressed) }
    captureMouse()
  }

  /// Takes the keys for which screen readers had no use.
  func releaseKeys() {
    guard let released = unsafe keys?.release() else { return }
    for index in unsafe released.indices { unsafe take(released[index]) }
  }

  /// Takes an event, unless it is a key that screen readers are asked about first.
  private func takeFirst(_ event: borrowing SDL_Event) {
    if let keys, unsafe keys.hold(event) { return }
    unsafe take(event)
  }

  private func take(_ event: borrowing SDL_Event) {
    switch unsafe SDL_EventType(event.type) {
    case SDL_WINDOWEVENT:
      let target = unsafe input(of: event.window.windowID)
      unsafe noteFocus(SDL_WindowEventID(UInt32(event.window.event)), of: target, at: event.common.timestamp)
      unsafe target?.take(event)
    case SDL_KEYDOWN: unsafe input(of: event.key.windowID)?.take(event)
    case SDL_KEYUP: unsafe takeRelease(event)
    case SDL_KEYMAPCHANGED: readLayout()
    case SDL_TEXTINPUT: unsafe input(of: event.text.windowID)?.take(event)
    case SDL_TEXTEDITING: unsafe input(of: event.edit.windowID)?.take(event)
    case SDL_TEXTEDITING_EXT:
      unsafe input(of: event.editExt.windowID)?.take(event)
      unsafe SDL_free(event.editExt.text)
    case SDL_MOUSEMOTION: unsafe input(of: event.motion.windowID)?.take(event)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: unsafe input(of: event.button.windowID)?.take(event)
    case SDL_MOUSEWHEEL: unsafe input(of: event.wheel.windowID)?.take(event)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: unsafe input(of: event.tfinger.windowID)?.take(event)
    case SDL_MULTIGESTURE: unsafe (underMouse ?? current)?.take(event)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      let target = unsafe input(of: event.drop.windowID)
      target?.translator.dropLocation = target?.window.pointerLocation
      unsafe target?.take(event)
      unsafe SDL_free(event.drop.file)
    case SDL_QUIT, SDL_APP_WILLENTERBACKGROUND, SDL_APP_DIDENTERFOREGROUND, SDL_RENDER_TARGETS_RESET,
      SDL_RENDER_DEVICE_RESET:
      for input in inputs { unsafe input.take(event) }
    default: unsafe takeFromDevice(event)
    }
  }

  /// The window with SDL's id: for id 0 the one with the keyboard, and nil if that window is closed.
  private func input(of id: UInt32) -> WindowInput? { id == 0 ? current : inputs.first { $0.window.id == id } }

  /// Passes the release of a key to the window that SDL names and to all windows that received its press.
  private func takeRelease(_ event: borrowing SDL_Event) {
    let target = unsafe input(of: event.key.windowID)
    let usage = unsafe UInt16(truncatingIfNeeded: event.key.keysym.scancode.rawValue)
    for input in inputs where input === target || input.holds(.key(Key(usage: usage)), on: .unknown) {
      unsafe input.take(event)
    }
  }

  private func noteFocus(_ event: SDL_WindowEventID, of input: WindowInput?, at ticks: UInt32) {
    if event == SDL_WINDOWEVENT_FOCUS_GAINED { focused = input ?? focused }
    guard event == SDL_WINDOWEVENT_FOCUS_LOST else { return }
    devices.interrupt(at: clock.timestamp(ofEvent: ticks, by: reading), into: &deviceEvents)
    hand(out: &deviceEvents)
  }

  // MARK: Devices

  private func takeFromDevice(_ event: borrowing SDL_Event) {
    switch unsafe SDL_EventType(event.type) {
    case SDL_JOYDEVICEADDED: readJoysticks()
    case SDL_CONTROLLERDEVICEREMOVED: hardware?.closeDetached()
    default: break
    }
    let time = unsafe clock.timestamp(ofEvent: event.common.timestamp, by: reading)
    if let controller = unsafe controller(in: event) {
      deviceEvents.append(InputEvent(at: time, .controller(controller)))
    }
    let modifiers = current?.translator.modifiers ?? []
    unsafe devices.translate(event, at: time, modifiers: modifiers, into: &deviceEvents)
    hand(out: &deviceEvents)
  }

  /// The controller that was connected or whose properties have changed; nil for other events.
  private func controller(in event: borrowing SDL_Event) -> GameController? {
    switch unsafe SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED: return unsafe hardware?.open(index: event.cdevice.which)
    case SDL_CONTROLLERDEVICEREMAPPED: return unsafe hardware?.refresh(event.cdevice.which)
    case SDL_JOYBATTERYUPDATED: return unsafe hardware?.refresh(event.jbattery.which)
    default: return nil
    }
  }

  /// Passes the events of a device to the windows that they concern.
  private func hand(out events: inout [InputEvent]) {
    for event in events {
      switch event.kind {
      case .device, .controller: for input in inputs { input.take(event) }
      case .axis(let sample):
        // The stick moves in the window with the keyboard, and returns to rest in another window that had received it.
        for input in inputs where input !== current && input.holds(sample.axis, on: sample.device) {
          input.take(InputEvent(at: event.timestamp, .axis(AxisSample(sample.axis, .zero, device: sample.device))))
        }
        current?.take(event)
      case .touch(let sample):
        for input in inputs
        where sample.phase == .began ? input === current : input.heldFingers.contains(sample.finger) {
          input.take(controllerTouch: sample, at: event.timestamp)
        }
      case .press(let press):
        for input in inputs
        where press.phase == .began ? input === current : input.holds(press.type, on: press.device) {
          input.take(event)
        }
      case .motion(let phase):
        if phase == .began { shaken = current }
        shaken?.take(event)
      case .motionData: for input in inputs where input.wantsMotionData { input.take(event) }
      default: current?.take(event)
      }
    }
    events.removeAll(keepingCapacity: true)
  }

  private func readClock() {
    reading = clock.take(SDLClock.reading, after: reading)
    for input in inputs { (input.translator.clock, input.translator.reading) = (clock, reading) }
  }

  /// Turns sensors on while a scene listens, and else off.
  private func switchSensors() {
    let isWanted = inputs.contains { $0.wantsMotionData }
    guard isWanted != devices.reportsMotionData else { return }
    devices.reportsMotionData = isWanted
    hardware?.measuresMotion = isWanted
    devices.sensorTypes = hardware?.sensorTypes ?? [:]
  }

  /// Reads what keys type in the present layout.
  private func readLayout() {
    let layout = KeyboardLayout.current
    let hasLatinLetters = KeyboardLayout.hasLatinLetters
    for input in inputs {
      input.translator.layout = layout
      input.translator.hasLatinLetters = hasLatinLetters
    }
  }

  private func readJoysticks() {
    devices.joysticks = (0..<max(0, SDL_NumJoysticks())).map { SDL_JoystickGetDeviceInstanceID($0) }
  }

  private func readTouchDevices() {
    touchScreens.read()
    for input in inputs {
      input.translator.indirectTouchDevices = touchScreens.indirect
      input.translator.touchpads = touchScreens.touchpads
    }
  }

  /// Captures the mouse while a button is down: it belongs to that button's window, wherever it goes.
  private func captureMouse() {
    let wants = inputs.contains { $0.translator.mouse.isTouching }
    guard wants != isCapturing else { return }
    isCapturing = wants
    SDL_CaptureMouse(wants ? SDL_TRUE : SDL_FALSE)
  }
}
