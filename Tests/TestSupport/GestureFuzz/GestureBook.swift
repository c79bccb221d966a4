import Dactyl

/// Reads the decision log and records every recognizer's state and touches, from the log alone. A violation of the
/// rules is a fault.
package struct GestureBook {
  /// The properties of a recognizer when it was made.
  struct Entry {
    let gesture: AnyGesture
    let isDiscrete: Bool
    /// Whether it competes for its input; none does for hovering (HO2).
    let competes: Bool
    /// Whether its success makes another fail, by its own answer.
    let canPrevent: (AnyGesture) -> Bool
    let canBePrevented: (AnyGesture) -> Bool
    /// Whether its delegate allows both.
    let isTolerant: (AnyGesture) -> Bool
  }

  var entries: [GestureID: Entry] = [:]
  /// The failure requirements by `require(toFail:)`.
  var needs: [GestureID: [GestureID]] = [:]
  package private(set) var faults: [String] = []
  /// The number of times that each state was entered.
  package private(set) var entered: [GestureState: Int] = [:]
  /// The number of times that two proposed to win the same touches, and that one was held.
  package private(set) var contests = 0
  package private(set) var holds = 0
  private var states: [GestureID: GestureState] = [:]
  private var touches: [GestureID: Set<UInt64>] = [:]
  /// The required recognizers in play, in the order in which they were added.
  private var inPlay: [GestureID] = []
  /// The recognizer that has just won, and those that must fail next.
  private var losers: [GestureID] = []

  /// The recognizers that began and did not end.
  var open: [GestureID] { inPlay.filter { states[$0] == .began || states[$0] == .changed } }

  mutating func read(_ decision: Decision) {
    let id = decision.gesture
    switch decision.kind {
    case .bindGesture:
      if touches[id] == nil {
        touches[id] = []
        inPlay.append(id)
      }
      // Touch 0 is the pointer that scrolls.
      if entries[id]?.competes == true { touches[id]?.insert(decision.touch) }
    case .refuseGesture where decision.rule == .G21: touches[id]?.remove(decision.touch)
    case .hold: holds += 1
    case .enter: GestureState(rawValue: decision.detail).map { enter(id, $0, decision) }
    default: break
    }
  }

  private func state(_ id: GestureID) -> GestureState { states[id] ?? .possible }

  private func prevents(_ a: GestureID, _ b: GestureID) -> Bool {
    guard let first = entries[a], let second = entries[b], touches[a]?.isDisjoint(with: touches[b] ?? []) == false
    else { return false }
    return first.canPrevent(second.gesture) && second.canBePrevented(first.gesture)
      && !first.isTolerant(second.gesture) && !second.isTolerant(first.gesture)
  }

  private mutating func fault(_ text: String, _ decision: Decision) {
    faults.append("\(text) by \(decision.rule) at \(decision.timestamp)")
  }

  private mutating func enter(_ id: GestureID, _ next: GestureState, _ decision: Decision) {
    let before = state(id)
    entered[next, default: 0] += 1
    let isReset = next == .possible && before.isFinal
    if !isReset && !before.canBecome(next, isDiscrete: entries[id]?.isDiscrete ?? false) {
      fault("\(id.index) went from \(before) to \(next)", decision)
    }
    if touches[id] == nil { fault("\(id.index) entered \(next) without any input", decision) }
    // G37, G45: a loser fails right after the winner's state, before anything else.
    if let index = losers.firstIndex(of: id), decision.rule == .G37 {
      losers.remove(at: index)
    } else {
      if !losers.isEmpty { fault("\(losers.map(\.index)) did not fail before \(id.index) entered \(next)", decision) }
      if decision.rule == .G37 { fault("\(id.index) lost to one that does not prevent it", decision) }
      losers = []
    }
    if before == .possible && next.isRecognized { win(id, decision) }
    states[id] = next
    if next == .failed || next == .cancelled { touches[id] = [] }
    if isReset {
      touches[id] = nil
      inPlay.removeAll { $0 == id }
    }
  }

  private mutating func win(_ id: GestureID, _ decision: Decision) {
    for other in needs[id] ?? [] where touches[other] != nil {
      if state(other) == .possible { fault("\(id.index) did not wait for \(other.index)", decision) }
      if state(other).isRecognized { fault("\(id.index) won though \(other.index) had", decision) }
    }
    for other in inPlay where other != id {
      if state(other).isRecognized && prevents(other, id) {
        fault("\(id.index) won beside \(other.index), which prevents it", decision)
      }
      if state(other) == .possible && prevents(id, other) { losers.append(other) }
    }
    if !losers.isEmpty { contests += 1 }
  }
}
