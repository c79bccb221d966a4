import CSDL2

@testable import DactylSDL

/// A translator at a known moment, and events to feed it.
struct TranslatorRig {
  static let start = EventClock.Reading(ticks: 1000, counter: 1_000_000_000)
  /// SDL's milliseconds of every event that the rig makes.
  static let eventTicks: UInt32 = 1500

  var translator: SDLEventTranslator

  init(window: Size = Size(400, 200), logical: Size? = nil) {
    translator = SDLEventTranslator(
      viewport: Viewport(windowSize: window, logicalSize: logical), clock: EventClock(Self.start), reading: Self.start)
    translator.reading = EventClock.Reading(ticks: 2000, counter: 2_000_000_000)
  }

  /// The translation of an event.
  @safe mutating func take(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> [InputEvent.Kind] {
    var event = unsafe SDL_Event()
    unsafe event.type = type.rawValue
    unsafe fill(&event)
    unsafe event.common.timestamp = Self.eventTicks
    var events: [InputEvent] = []
    unsafe translator.translate(event, into: &events)
    return events.map(\.kind)
  }

  mutating func finger(
    _ type: SDL_EventType, _ x: Float, _ y: Float, device: Int64 = 9, finger: Int64 = 3
  ) -> [InputEvent.Kind] {
    take(type) {
      unsafe $0.tfinger.touchId = device
      unsafe $0.tfinger.fingerId = finger
      unsafe $0.tfinger.x = x
      unsafe $0.tfinger.y = y
      unsafe $0.tfinger.pressure = 0.5
    }
  }

  mutating func button(
    _ type: SDL_EventType, _ button: UInt8, _ x: Int32 = 10, _ y: Int32 = 20, which: UInt32 = 0
  ) -> [InputEvent.Kind] {
    take(type) {
      unsafe $0.button.which = which
      unsafe $0.button.button = button
      unsafe $0.button.x = x
      unsafe $0.button.y = y
    }
  }

  mutating func motion(
    _ x: Int32, _ y: Int32, state: UInt32 = 0, which: UInt32 = 0, by delta: (x: Int32, y: Int32) = (0, 0)
  ) -> [InputEvent.Kind] {
    take(SDL_MOUSEMOTION) {
      unsafe $0.motion.which = which
      unsafe $0.motion.state = state
      unsafe $0.motion.x = x
      unsafe $0.motion.y = y
      unsafe $0.motion.xrel = delta.x
      unsafe $0.motion.yrel = delta.y
    }
  }

  mutating func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> [InputEvent.Kind] {
    take(SDL_WINDOWEVENT) {
      unsafe $0.window.event = UInt8(id.rawValue)
      unsafe $0.window.data1 = data1
      unsafe $0.window.data2 = data2
    }
  }
}

extension [InputEvent.Kind] {
  /// The touch samples among the events.
  var touches: [TouchSample] {
    compactMap { if case .touch(let sample) = $0 { sample } else { nil } }
  }
}
