import Dactyl

/// A recognizer during the last touches: its states with their times, and why it is as it is.
struct GestureLane: Hashable {
  /// A state of a recognizer, with waiting and refusing apart.
  enum State: UInt8 {
    /// It has touches and has not decided.
    case possible
    /// It has decided, and waits for another one to fail.
    case waits
    /// It recognizes: begun, changed.
    case active
    case ended, cancelled, failed
    /// It did not get the touch.
    case refused

    init?(_ state: GestureState) {
      switch state {
      case .possible: return nil
      case .began, .changed: self = .active
      case .ended: self = .ended
      case .cancelled: self = .cancelled
      case .failed: self = .failed
      }
    }

    /// Whether only the reset can follow.
    var isFinal: Bool { rawValue >= State.ended.rawValue }
  }

  /// A state with its beginning and end, on the scene's own clock.
  struct Span: Hashable {
    var state: State
    var start: Timestamp
    /// Nil while it lasts.
    var end: Timestamp?
  }

  let gesture: GestureID
  /// The number of the attempt of a recognizer that makes one for each finger; 0 for others.
  let attempt: UInt32
  let name: String
  private(set) var spans: [Span] = []
  /// The reason for the last state; nil where it needs none.
  private(set) var reason: Reason?
  /// The view that last refused it; nil for none.
  var refuser: String?
  /// Whether the recognizer was not reset yet.
  private(set) var isOpen = true

  /// A decision that made the recognizer wait, or end.
  struct Reason: Hashable {
    var state: State
    var rule: Rule
    /// The recognizer that holds or excludes it; nil for none.
    var opponent: String?
    /// What was measured, and its limit, where it failed by itself; else nil.
    var measure: String?
  }

  init(_ gesture: GestureID, _ attempt: UInt32, _ name: String) {
    self.gesture = gesture
    self.attempt = attempt
    self.name = name
  }

  /// The present state, or the last one.
  var state: State { spans.last?.state ?? .possible }

  mutating func enter(_ state: State, at time: Timestamp, _ reason: Reason?) {
    if let reason { self.reason = reason } else if state == .active { self.reason = nil }
    guard spans.last.map({ $0.state != state || $0.end != nil }) ?? true else { return }
    close(at: time)
    spans.append(Span(state: state, start: time))
    isOpen = state != .refused
    if state == .refused { close(at: time) }
  }

  /// The recognizer was reset.
  mutating func reset(at time: Timestamp) {
    close(at: time)
    isOpen = false
  }

  private mutating func close(at time: Timestamp) {
    guard let last = spans.indices.last, spans[last].end == nil else { return }
    spans[last].end = max(time, spans[last].start)
  }
}
