import Dactyl

/// A watched recognizer: its state, its earlier states, the reasons, and its numbers.
///
/// States come from the scene's decisions, so that those are recorded too in which a recognizer stays for no time at
/// all: failed, and ended immediately before its reset.
final class RecognizerWatch {
  /// A state with its first and last moment.
  struct Span {
    var state: LabState
    var start: Timestamp
    /// The end of the span; nil while it lasts.
    var end: Timestamp?
  }

  let name: String
  let gesture: AnyGesture
  /// The states of the last seconds, the oldest first.
  private(set) var spans: [Span] = []
  /// The present state; `idle` when the recognizer has no touches.
  private(set) var state = LabState.idle
  /// The last final state, and its moment.
  private(set) var last: (state: LabState, time: Timestamp)?
  /// The reason for the present state, or for the last one.
  private(set) var reason = ""
  /// The present numbers, or those of the last time with touches.
  private(set) var numbers: [LabNumber] = []
  private let read: () -> [LabNumber]

  init<Kind>(
    _ gesture: Gesture<Kind>, _ name: String, _ numbers: @escaping (Gesture<Kind>) -> [LabNumber]
  ) {
    self.name = name
    self.gesture = gesture.any
    read = { numbers(gesture) }
    self.numbers = read()
    gesture.any.name = name
    // The reset deletes the numbers of the end, so they are read in the action.
    gesture.addAction { [weak self] _ in self?.readNumbers() }
  }

  /// Reads the numbers again while the recognizer has touches.
  func refresh() { if state != .idle && gesture.isAlive { readNumbers() } }

  private func readNumbers() { numbers = read() }

  /// Records a decision about the recognizer; returns whether its state changed.
  func note(_ decision: Decision, opponent: String?) -> Bool {
    switch decision.kind {
    case .bindGesture: return state == .idle && enter(.possible, decision.timestamp, "it has touches to look at")
    case .hold: return enter(.held, decision.timestamp, "waits for \(opponent ?? "another") to fail (G28)")
    case .enter:
      guard let new = GestureState(rawValue: decision.detail) else { return false }
      if new == .possible { return rest(at: decision.timestamp) }
      return enter(LabState(new), decision.timestamp, Self.reason(for: new, decision.rule, opponent))
    default: return false
    }
  }

  private func enter(_ new: LabState, _ time: Timestamp, _ why: String) -> Bool {
    guard new != state else { return false }
    close(at: time)
    spans.append(Span(state: new, start: time))
    state = new
    reason = why
    if new.isFinal { last = (new, time) }
    return true
  }

  private func rest(at time: Timestamp) -> Bool {
    close(at: time)
    state = .idle
    return false
  }

  private func close(at time: Timestamp) {
    guard let last = spans.indices.last, spans[last].end == nil else { return }
    spans[last].end = time
  }

  /// Discards the spans that ended before a moment.
  func forget(before moment: Timestamp) {
    spans.removeAll { $0.end.map { $0 < moment } ?? false }
  }

  private static func reason(for state: GestureState, _ rule: Rule, _ opponent: String?) -> String {
    let other = opponent ?? "another"
    switch rule {
    case .G37, .G38: return "\(other) won (\(rule))"
    case .G29: return "\(other) was recognized (\(rule))"
    case .G25, .G26: return "it was notified not to begin (\(rule))"
    case .G34: return "a circle of failure requirements (\(rule))"
    case .G67: return "it was switched off (\(rule))"
    case .G35, .T22, .T23, .T26, .G22: return "its touches were taken away (\(rule))"
    default: break
    }
    switch state {
    case .began, .changed: return "it saw what it looks for"
    case .ended: return "it saw all of it"
    case .failed, .possible: return "it was not this gesture"
    case .cancelled: return "its touches were taken away"
    }
  }
}
