@testable import DactylInput

/// Arbitration in its plainest form: the rules one after another, regardless of time. The oracle of `GestureArena`.
struct PlainArena {
  var cast: DummyCast
  private(set) var steps: [DummyStep] = []

  init(_ cast: DummyCast) { self.cast = cast }

  /// The result for a member that proposes to leave possible.
  private enum Verdict {
    case waits
    case fails(Rule, Int?)
    case wins
  }

  private func isPossible(_ member: Int) -> Bool { cast.members[member].state == .possible }
  private func hasWon(_ member: Int) -> Bool { [.began, .changed, .ended].contains(cast.members[member].state) }

  private func verdict(on member: Int) -> Verdict {
    // G25: its gate.
    if cast.members[member].isRefused { return .fails(.G25, nil) }
    // G28, G29, G32, G33: the required members, of those that have touches.
    var isHeld = false
    for other in 0..<cast.count where cast.needs(member, other) && cast.members[other].isInPlay {
      if hasWon(other) { return .fails(.G29, other) }
      if isPossible(other) { isHeld = true }
    }
    if isHeld { return .waits }
    // G36, G38: the members that have already won a touch of its.
    for other in 0..<cast.count where other != member && hasWon(other) {
      if cast.shareTouch(member, other) && cast.prevents(other, member) { return .fails(.G38, other) }
    }
    return .wins
  }

  private mutating func enter(_ member: Int, _ state: GestureState, _ rule: Rule, _ opponent: Int? = nil) {
    steps.append(DummyStep(member: member, state: state, rule: rule, opponent: opponent))
    cast.members[member].state = state
    let isOver = [.ended, .failed, .cancelled].contains(state)
    cast.members[member].requests = isOver ? [] : Array(cast.members[member].requests.dropFirst())
  }

  /// Grants every proposal, as far as the rules allow it.
  mutating func settle() {
    var before = -1
    while before < steps.count {
      before = steps.count
      for member in 0..<cast.count where cast.members[member].requests.first == .failed { enter(member, .failed, .G2) }
      // The first member that can proceeds (G42), one state per round.
      var hadItsTurn = [Bool](repeating: false, count: cast.count)
      while moveFirst(&hadItsTurn) {}
    }
  }

  private mutating func moveFirst(_ hadItsTurn: inout [Bool]) -> Bool {
    for member in 0..<cast.count {
      guard let request = cast.members[member].requests.first else { continue }
      if !isPossible(member) {
        if hadItsTurn[member] { continue }
        enter(member, request, .G2)
      } else {
        switch verdict(on: member) {
        case .waits: continue
        case .fails(let rule, let opponent): enter(member, .failed, rule, opponent)
        case .wins:
          enter(member, request, .G2)
          // G37, G45: the members that lose by it fail immediately.
          for other in 0..<cast.count where other != member && isPossible(other) {
            if cast.shareTouch(member, other) && cast.prevents(member, other) { enter(other, .failed, .G37, member) }
          }
        }
      }
      hadItsTurn[member] = true
      return true
    }
    return false
  }
}
