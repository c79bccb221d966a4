import CSDL2

/// Passes keys to the screen readers before the scene has them, since readers have commands on keys: a key that one
/// takes does nothing else. Only readers that ask for keys are asked; one that does not answer in time is not waited
/// for.
@MainActor @safe final class KeyForwarder {
  static let interface = "org.a11y.atspi.DeviceEventController"
  static let path = "/org/a11y/atspi/registry/deviceeventcontroller"
  /// The longest time that a key waits, in nanoseconds.
  private static let patience: UInt64 = 300_000_000

  /// A key event that waits for its answer, or text that comes from it.
  @safe private struct Held {
    var event: SDL_Event
    /// The number of the key event.
    var number: Int
    var deadline: UInt64
    /// Whether readers take it; nil while nobody has answered.
    var isTaken: Bool?
  }

  /// Whether any reader asks for keys.
  var isOn = false
  private var held: [Held] = []
  /// The key events that readers are still to be asked about, and their numbers.
  private var unsent: [(number: Int, stroke: KeyStroke)] = []
  private var lastNumber = 0
  /// Whether the last answer was late: keys are not held until one comes.
  private var isSlow = false

  /// Takes an event of the keyboard, if it has to wait. Returns whether it does.
  func hold(_ event: borrowing SDL_Event) -> Bool {
    guard isOn || !held.isEmpty else { return false }
    switch unsafe SDL_EventType(event.type) {
    case SDL_KEYDOWN, SDL_KEYUP:
      lastNumber += 1
      unsafe unsent.append((lastNumber, KeyStroke(event.key)))
      guard !isSlow || !held.isEmpty else { return false }
      unsafe held.append(
        Held(event: copy event, number: lastNumber, deadline: SDLClock.nanoseconds &+ Self.patience, isTaken: nil))
      return true
    case SDL_TEXTINPUT:
      guard let last = held.last else { return false }
      unsafe held.append(
        Held(event: copy event, number: last.number, deadline: last.deadline, isTaken: last.isTaken))
      return true
    default: return false
    }
  }

  /// Takes out the events that have waited long enough or that no reader takes, in their order.
  func release() -> [SDL_Event] {
    guard !held.isEmpty else { return unsafe [] }
    let now = SDLClock.nanoseconds
    var released = unsafe [SDL_Event]()
    var count = 0
    for item in held {
      guard let isTaken = item.isTaken ?? (item.deadline <= now ? false : nil) else { break }
      if item.isTaken == nil { isSlow = true }
      count += 1
      if !isTaken {
        var event = unsafe item.event
        unsafe event.common.timestamp = SDL_GetTicks()
        unsafe released.append(event)
      }
    }
    held.removeFirst(count)
    return unsafe released
  }

  /// When the first event has waited long enough; nil for none.
  var nextDeadline: UInt64? { held.first.map { $0.isTaken == nil ? $0.deadline : 0 } }

  /// Asks the readers about the keys that came since.
  func send(by bus: BusConnection, at now: UInt64) {
    guard !unsent.isEmpty else { return }
    let sent = unsent
    unsent.removeAll()
    for (number, stroke) in sent {
      bus.call("NotifyListenersSync", Self.interface, of: Self.path, at: "org.a11y.atspi.Registry", [stroke.value]) {
        [weak self] reply in
        self?.answer(number, isTaken: reply.arguments.first?.truth ?? false)
      }
    }
  }

  private func answer(_ number: Int, isTaken: Bool) {
    isSlow = false
    for index in held.indices where held[index].number == number {
      held[index].isTaken = isTaken
    }
  }
}
