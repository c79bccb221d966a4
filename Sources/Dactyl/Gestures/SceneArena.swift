/// The scene's recognizers as the arena sees them.
struct SceneArena: GestureArenaMembers {
  let scene: Scene
  private var table: GestureTable { scene.gestures }

  init(_ scene: Scene) { self.scene = scene }

  /// Recognizers with an attempt under way, in the order in which they got their first touches: by landing, and for one
  /// touch from the hit view to the window (G18).
  var count: Int { table.attemptOrder.count }

  subscript(place: Int) -> GestureID { table.attempts[table.attemptOrder[place]].gesture }

  func state(of member: GestureID) -> GestureState { table.row(member)?.state ?? .failed }

  func proposal(of member: GestureID) -> GestureState? { table.attempt(of: member)?.proposals.first }

  func isInPlay(_ member: GestureID) -> Bool { table.row(member).map { $0.attempt >= 0 } ?? false }

  func refusal(of member: GestureID) -> Rule? {
    guard let attempt = table.attempt(of: member), !attempt.hasPassedGates else { return nil }
    table.updateAttempt(of: member) { $0.hasPassedGates = true }
    let gesture = AnyGesture(member, scene)
    if let shouldBegin = table.delegates[member]?.shouldBegin, !shouldBegin(gesture) { return .G25 }
    return isRefusedByView(gesture, attempt.owned) ? .G26 : nil
  }

  /// Asks the views that the recognizer would take touches from (G26).
  private func isRefusedByView(_ gesture: AnyGesture, _ owned: TouchSet) -> Bool {
    guard gesture.cancelsTouchesInView, table.viewGates.count > 0 else { return false }
    for slot in scene.touches.order where owned.contains(slot) {
      guard let record = scene.touches.records[slot], record.delivery != .closed, scene.isAlive(record.view) else {
        continue
      }
      if let gate = table.viewGates[record.view.index], !gate(gesture) { return true }
    }
    return false
  }

  func requirements(of member: GestureID) -> [GestureID] {
    let declared = table.requirements[member] ?? []
    guard !table.delegates.isEmpty else { return declared }
    if let asked = table.attempt(of: member)?.dynamicRequirements { return declared + asked }
    let asked = (0..<count).map { self[$0] }.filter { other in
      guard other != member, state(of: other) != .failed else { return false }
      let own = table.delegates[member]?.shouldRequireFailure
      let theirs = table.delegates[other]?.shouldBeRequiredToFail
      if own == nil && theirs == nil { return false }
      let (gesture, rival) = (AnyGesture(member, scene), AnyGesture(other, scene))
      return own?(gesture, rival) == true || theirs?(rival, gesture) == true
    }
    table.updateAttempt(of: member) { $0.dynamicRequirements = asked }
    return declared + asked
  }

  func shareTouch(_ a: GestureID, _ b: GestureID) -> Bool {
    guard let first = table.attempt(of: a), let second = table.attempt(of: b) else { return false }
    return first.owned.intersects(second.owned)
  }

  func prevents(_ a: GestureID, _ b: GestureID) -> Bool {
    guard let rowA = table.row(a), let rowB = table.row(b) else { return false }
    let (winner, loser) = (AnyGesture(a, scene), AnyGesture(b, scene))
    guard table.kind(of: rowA).canPrevent(rowA.place, loser), table.kind(of: rowB).canBePrevented(rowB.place, winner)
    else { return false }
    guard !table.delegates.isEmpty else { return true }
    if table.delegates[a]?.shouldRecognizeSimultaneously?(winner, loser) == true { return false }
    return table.delegates[b]?.shouldRecognizeSimultaneously?(loser, winner) != true
  }

  func enter(_ member: GestureID, _ state: GestureState, by rule: Rule, _ opponent: GestureID?) {
    GestureSystem.enter(member, state, by: rule, opponent, in: scene)
  }

  func hold(_ member: GestureID, for other: GestureID) {
    guard let attempt = table.attempt(of: member), attempt.holder != other else { return }
    scene.record(.hold, rule: .G28, gesture: member, opponent: other)
    table.updateAttempt(of: member) { $0.holder = other }
  }
}
