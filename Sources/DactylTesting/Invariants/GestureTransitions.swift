import Dactyl

/// The states of recognizers and the touches that they compete for, as the decision log has them. A state that the
/// table of transitions does not allow is a fault (G2), and so are two that exclude each other and both succeed
/// (G36-G38).
package struct GestureTransitions {
  /// A recognizer, or the attempt of one of its fingers.
  package struct Key: Hashable {
    /// The recognizer.
    package let gesture: GestureID
    /// The number of the attempt; 0 for a recognizer that makes one for all fingers.
    package let attempt: UInt32

    /// Makes the key of the recognizer that a decision is about.
    package init(_ decision: Decision) { (gesture, attempt) = (decision.gesture, decision.attempt) }
  }
  /// The states other than possible.
  package private(set) var states: [Key: GestureState] = [:]
  private var owned: [Key: Set<UInt64>] = [:]
  /// The touches that were cancelled, some during the questions: no recognizer competes for them any more.
  private var cancelledTouches: Set<UInt64> = []

  /// Makes an empty record: all recognizers are possible.
  package init() {}

  /// Reads which touches a recognizer competes for. States are entered by `enter(_:_:isDiscrete:)`.
  package mutating func read(_ decision: Decision) {
    let key = Key(decision)
    switch decision.kind {
    case .bindGesture where decision.touch > 0 && !cancelledTouches.contains(decision.touch):
      owned[key, default: []].insert(decision.touch)
    case .claim where decision.touch > 0 && [.T22, .T26, .W11].contains(decision.rule):
      cancelledTouches.insert(decision.touch)
      for id in owned.keys { owned[id]?.remove(decision.touch) }
    case .refuseGesture where decision.rule == .G21: owned[key]?.remove(decision.touch)
    default: break
    }
  }

  /// Records that a recognizer enters a state. Returns the state before, and whether the table allows it.
  package mutating func enter(_ next: GestureState, _ key: Key, isDiscrete: Bool) -> (
    before: GestureState, isAllowed: Bool
  ) {
    let before = states[key] ?? .possible
    states[key] = next == .possible ? nil : next
    if next == .possible || next == .failed || next == .cancelled { owned[key] = nil }
    let isReset = next == .possible && before.isFinal
    return (before, isReset || before.canBecome(next, isDiscrete: isDiscrete))
  }

  /// The recognizers that are recognized and share a touch with one, in the order of their rows.
  package func recognizedRivals(of key: Key) -> [GestureID] {
    guard let mine = owned[key] else { return [] }
    return states.filter { $0.key != key && $0.value.isRecognized && owned[$0.key]?.isDisjoint(with: mine) == false }
      .map(\.key.gesture).sorted { $0.index < $1.index }
  }
}
