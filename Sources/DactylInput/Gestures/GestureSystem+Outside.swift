/// Proposals of states by code of the game, outside of the recognizer's own calls.
extension GestureSystem {
  /// Queues a state that code of the game proposes, which is judged like any other (D6, G2, G6). A recognizer at rest
  /// begins an attempt for it without touches: it has no competition (G43), and goes on until it is set to end.
  static func propose(_ state: GestureState, for id: GestureID, in scene: Scene) {
    let table = scene.gestures
    guard let row = table.row(id) else { return }
    guard row.flags.contains(.isEnabled), !row.flags.contains(.isRemoved), scene.isAlive(row.view) else {
      let why = scene.isAlive(row.view) ? "is not enabled" : "is on no view"
      scene.report(.illegalTransition, "\(AnyGesture(id, scene.columns)) \(why): it can't be set to \(state)")
      return scene.record(.refuseState, rule: .G6, detail: state.rawValue, gesture: id)
    }
    let isDiscrete = table.kind(of: row).isDiscrete
    if row.attempt < 0, row.state.canBecome(state, isDiscrete: isDiscrete) {
      beginWithoutInput(id, goesOn: state == .began, in: table)
    }
    var proposal = ProposalQueue()
    proposal.append(state)
    propose(proposal, by: id, after: waiting(of: id, in: table), in: scene)
    scene.settling.isNeeded = true
  }

  /// The proposals of a recognizer that are not judged yet. A held one was judged, and proposes again (G31).
  private static func waiting(of id: GestureID, in table: GestureTable) -> ProposalQueue {
    guard let attempt = table.attempt(of: id), attempt.holder == .none || table.row(id)?.state != .possible else {
      return ProposalQueue()
    }
    return attempt.proposals
  }

  /// Begins an attempt without input: with a proposal to begin it goes on until it is set to end; with any other it is
  /// over at once.
  private static func beginWithoutInput(_ id: GestureID, goesOn: Bool, in table: GestureTable) {
    let attempt = table.attempts.begin(id)
    table.attempts[Int(attempt)].isSetOff = goesOn
    table.update(id) { $0.attempt = attempt }
    table.policyDidChange()
    table.needsCleanUp = true
  }
}

extension Scene {
  /// Proposes a state for a recognizer. It is settled at once, or, during a pass, after that.
  package func propose(_ state: GestureState, for id: GestureID) {
    guard !isAnswering else { return postpone { $0.propose(state, for: id) } }
    GestureSystem.propose(state, for: id, in: self)
    settleIfIdle()
  }
}
