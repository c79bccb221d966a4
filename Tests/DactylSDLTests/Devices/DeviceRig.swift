import CSDL2

@testable import DactylSDL

/// A translator of devices' events, and events to feed it.
struct DeviceRig {
  var translator = DeviceTranslator()
  /// The time of the next event, in seconds.
  var now = 1.0
  /// The modifier keys that are down.
  var modifiers: ModifierFlags = []

  /// The translation of an event.
  @safe mutating func take(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> [InputEvent.Kind] {
    var event = unsafe SDL_Event()
    unsafe event.type = type.rawValue
    unsafe fill(&event)
    var events: [InputEvent] = []
    unsafe translator.translate(event, at: Timestamp(seconds: now), modifiers: modifiers, into: &events)
    return events.map(\.kind)
  }

  mutating func button(_ type: SDL_EventType, _ button: SDL_GameControllerButton, which: Int32 = 3) -> [PressSample] {
    take(type) {
      unsafe $0.cbutton.which = which
      unsafe $0.cbutton.button = UInt8(button.rawValue)
    }.presses
  }

  /// An axis, as a share of its range.
  mutating func axis(_ axis: SDL_GameControllerAxis, _ part: Double, which: Int32 = 3) -> [PressSample] {
    take(SDL_CONTROLLERAXISMOTION) {
      unsafe $0.caxis.which = which
      unsafe $0.caxis.axis = UInt8(axis.rawValue)
      unsafe $0.caxis.value = part <= -1 ? .min : Int16(part * 32767)
    }.presses
  }

  /// The reported value of an axis that is moved.
  mutating func place(_ axis: SDL_GameControllerAxis, _ part: Double, which: Int32 = 3) -> [AxisSample] {
    take(SDL_CONTROLLERAXISMOTION) {
      unsafe $0.caxis.which = which
      unsafe $0.caxis.axis = UInt8(axis.rawValue)
      unsafe $0.caxis.value = part <= -1 ? .min : Int16(part * 32767)
    }.compactMap { if case .axis(let sample) = $0 { sample } else { nil } }
  }

  /// A finger on a controller's touchpad.
  mutating func finger(_ type: SDL_EventType, _ finger: Int32, _ x: Float, _ y: Float) -> [InputEvent.Kind] {
    take(type) {
      unsafe $0.ctouchpad.which = 3
      unsafe $0.ctouchpad.touchpad = 0
      unsafe $0.ctouchpad.finger = finger
      unsafe $0.ctouchpad.x = x
      unsafe $0.ctouchpad.y = y
      unsafe $0.ctouchpad.pressure = 1
    }
  }

  /// A sample of a controller's accelerometer.
  mutating func push(_ x: Float, which: Int32 = 3) -> [InputEvent.Kind] {
    take(SDL_CONTROLLERSENSORUPDATE) {
      unsafe $0.csensor.which = which
      unsafe $0.csensor.sensor = SDL_SENSOR_ACCEL.rawValue
      unsafe $0.csensor.data = (x, 9.8, 0)
    }
  }
}

extension [InputEvent.Kind] {
  /// The press samples among the events.
  var presses: [PressSample] { compactMap { if case .press(let sample) = $0 { sample } else { nil } } }
}

extension [PressSample] {
  /// Each as its button, its change, and its force in hundredths.
  var story: [String] {
    map { sample in
      guard case .button(let button) = sample.type else { return "a key" }
      return "\(button) \(sample.phase) \(Int((sample.force * 100).rounded()))"
    }
  }
}
