import Dactyl

@testable import DactylInput

/// The conditions that hold in every arena that has settled, whatever it began with.
struct ArenaInvariants {
  let before: DummyCast
  let arena: DummyArena
  private(set) var faults: [String] = []

  init(_ before: DummyCast, _ arena: DummyArena) {
    self.before = before
    self.arena = arena
    checkTransitions()
    checkHeld()
    checkWinners()
    checkOrder()
    let most = before.members.reduce(before.count) { $0 + $1.requests.count }
    if arena.entered.count > most { faults.append("more moves than requests") }
  }

  private func won(_ state: GestureState) -> Bool { state == .began || state == .changed || state == .ended }

  /// Legal transitions (G2), no state that was not proposed, and no active recognizer failed or restored (G38).
  private mutating func checkTransitions() {
    for member in 0..<before.count {
      var state = before.members[member].state
      var requests = before.members[member].requests[...]
      for step in arena.entered where step.member == member {
        if !state.canBecome(step.state, isDiscrete: before.members[member].isDiscrete) {
          faults.append("\(member) went from \(state) to \(step.state)")
        }
        if step.state != .failed && requests.first != step.state {
          faults.append("\(member) did not want \(step.state)")
        }
        requests = requests.dropFirst()
        state = step.state
      }
      if state != arena.states[member] { faults.append("\(member) changed without a step") }
    }
  }

  /// A waiting recognizer is possible, was recorded, and waits for an undecided one; no other has a pending proposal
  /// (G28, G29).
  private mutating func checkHeld() {
    for member in 0..<before.count where !arena.cast.members[member].requests.isEmpty {
      let awaited = (0..<before.count).filter { before.needs(member, $0) && before.members[$0].isInPlay }
      if arena.states[member] != .possible { faults.append("\(member) is active and has a request left") }
      if !awaited.contains(where: { arena.states[$0] == .possible }) { faults.append("\(member) waits for nobody") }
      if awaited.contains(where: { won(arena.states[$0]) }) { faults.append("\(member) waits in vain") }
      if !arena.holds.contains(where: { $0[0] == member }) { faults.append("\(member) is held without a word") }
    }
  }

  /// At most one winner where two prevent each other (G36-G38), no recognizer possible beside a winner that prevents
  /// it, and no winner that did not wait.
  private mutating func checkWinners() {
    for a in 0..<before.count where won(arena.states[a]) {
      let isNew = !won(before.members[a].state)
      for b in 0..<before.count where b != a {
        let wereBoth = !isNew && won(before.members[b].state)
        if before.shareTouch(a, b) {
          if before.prevents(a, b) && before.prevents(b, a) && won(arena.states[b]) && !wereBoth {
            faults.append("\(a) and \(b) exclude each other and both won")
          }
          if isNew && before.prevents(a, b) && arena.states[b] == .possible { faults.append("\(a) spared \(b)") }
        }
        if isNew && before.needs(a, b) && before.members[b].isInPlay && !arena.states[b].isFinal {
          faults.append("\(a) did not wait for \(b)")
        }
      }
      if isNew && before.members[a].isRefused { faults.append("\(a) began against its gate") }
    }
  }

  /// The winner's state comes first, right after it those that lose to it, in order; recognizers that this releases
  /// come later (G45).
  private mutating func checkOrder() {
    for (index, step) in arena.entered.enumerated() where step.rule == .G37 {
      guard index > 0, let winner = step.opponent else {
        faults.append("\(step.member) lost to nobody")
        continue
      }
      let last = arena.entered[index - 1]
      let follows = last.member == winner && won(last.state)
      let isBeside = last.rule == .G37 && last.opponent == winner && last.member < step.member
      if !follows && !isBeside { faults.append("\(step.member) did not fail right after \(winner) had won") }
    }
  }
}
