import CSDL2

@testable import DactylSDL

/// A translator of devices' events, and events to feed it.
struct DeviceRig {
  var translator = DeviceTranslator()
  /// When the next event is, in seconds.
  var now = 1.0
  /// The modifier keys that are down meanwhile.
  var modifiers: ModifierFlags = []

  /// What an event means.
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

  /// An axis, as a part of its way.
  mutating func axis(_ axis: SDL_GameControllerAxis, _ part: Double, which: Int32 = 3) -> [PressSample] {
    take(SDL_CONTROLLERAXISMOTION) {
      unsafe $0.caxis.which = which
      unsafe $0.caxis.axis = UInt8(axis.rawValue)
      unsafe $0.caxis.value = part <= -1 ? .min : Int16(part * 32767)
    }.presses
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
  /// Each as its button, what it did, and how hard in hundredths.
  var story: [String] {
    map { sample in
      guard case .button(let button) = sample.type else { return "a key" }
      return "\(button) \(sample.phase) \(Int((sample.force * 100).rounded()))"
    }
  }
}
