/// The scene's recognizers as members of the arena.
struct SceneArena: GestureArenaMembers {
  let scene: Scene
  private var table: GestureTable { scene.gestures }

  init(_ scene: Scene) { self.scene = scene }

  /// The number of recognizers with an attempt under way. They are in the order in which ties are broken (G18, G42): of
  /// two that share a touch the one on the deeper view first, on one view the one that was added first, all others by
  /// their first touches.
  var count: Int { table.attempts.order.count }

  var isAnyProposing: Bool { table.attempts.proposing > 0 }

  subscript(index: Int) -> GestureID { table.attempts[table.attempts.order[index]].gesture }

  func state(of member: GestureID) -> GestureState { table.row(member)?.state ?? .failed }

  func proposal(of member: GestureID) -> GestureState? {
    table.attemptIndex(of: member).flatMap { table.attempts[$0].proposals.first }
  }

  func isInPlay(_ member: GestureID) -> Bool { table.attemptIndex(of: member) != nil }

  func refusal(of member: GestureID) -> Rule? {
    guard let index = table.attemptIndex(of: member), !table.attempts[index].hasPassedGates else { return nil }
    table.attempts[index].hasPassedGates = true
    let owned = table.attempts[index].owned
    let gesture = AnyGesture(member, scene.columns)
    if table.rows[Int(member.index)].flags.contains(.hasDelegate),
      let shouldBegin = table.question({ $0.shouldBegin }, of: member), !shouldBegin(gesture)
    {
      return .G25
    }
    var refusal: Rule?
    _ = scene.parts.gestureGates.contains {
      refusal = $0.refusal(of: gesture, in: scene)
      return refusal != nil
    }
    if let refusal { return refusal }
    return viewRefusal(of: gesture, owned)
  }

  /// Asks the views from which the recognizer would take touches (G26), and the widgets that track them (G27).
  private func viewRefusal(of gesture: AnyGesture, _ owned: InputSet) -> Rule? {
    guard gesture.cancelsTouchesInView, table.viewGates.count > 0 || !scene.widgets.touches.isEmpty else {
      return nil
    }
    for slot in scene.inputs.order where owned.contains(slot) {
      let record = scene.inputs.records[slot]
      guard record.delivery != .closed, scene.isAlive(record.target) else { continue }
      if let gate = table.viewGates[record.target.index], !gate(gesture) {
        return refused(gesture, by: record.target, .G26)
      }
      if scene.widgets.refuses(gesture, slot, in: scene) { return refused(gesture, by: record.target, .G27) }
    }
    return nil
  }

  /// Records which view refused a recognizer, and returns the rule.
  private func refused(_ gesture: AnyGesture, by view: Entity, _ rule: Rule) -> Rule {
    scene.record(.refuseState, rule: rule, detail: GestureState.began.rawValue, gesture: gesture.id, other: view)
    return rule
  }

  func requirements(of member: GestureID) -> [GestureID] {
    guard let row = table.row(member) else { return [] }
    let declared = row.flags.contains(.hasRequirements) ? declaredRequirements(to: member) : []
    guard table.hasDelegates || table.declaring > 0, row.attempt >= 0 else { return declared }
    if let asked = table.attempts[Int(row.attempt)].dynamicRequirements {
      return declared.isEmpty ? asked : declared + asked
    }
    let asked = (0..<count).map { self[$0] }.filter { requires(member, $0) }
    table.updateAttempt(of: member) { $0.dynamicRequirements = asked }
    return declared + asked
  }

  /// Returns the recognizers named by `require(toFail:)`, and, for those with attempts for each finger, the attempts at
  /// the same touches.
  private func declaredRequirements(to member: GestureID) -> [GestureID] {
    let declared = table.requirements[table.recognizer(of: member)]
    guard !table.fingerAttempts.isEmpty else { return declared }
    return declared.flatMap { other in [other] + table.fingerAttempts[other].filter { shareTouch(member, $0) } }
  }

  /// Asks the delegates of two recognizers, and their kinds where these declare requirements, whether the first waits
  /// for the second (G33).
  func requires(_ a: GestureID, _ b: GestureID) -> Bool {
    guard a != b, state(of: b) != .failed, table.recognizer(of: a) != table.recognizer(of: b) else { return false }
    let (waiting, awaited) = (AnyGesture(a, scene.columns), AnyGesture(b, scene.columns))
    if table.question({ $0.shouldRequireFailure }, of: a)?(waiting, awaited) == true { return true }
    if table.question({ $0.shouldBeRequiredToFail }, of: b)?(awaited, waiting) == true { return true }
    guard table.declaring > 0 else { return false }
    if let row = declaringRow(a), table.kind(of: row).shouldRequireFailure(row.slot, awaited) { return true }
    if let row = declaringRow(b), table.kind(of: row).shouldBeRequiredToFail(row.slot, waiting) { return true }
    return false
  }

  /// Returns the row of a recognizer whose kind declares requirements, or nil.
  private func declaringRow(_ id: GestureID) -> GestureRow? {
    table.row(id).flatMap { table.kind(of: $0).declaresRequirements ? $0 : nil }
  }

  func shareTouch(_ a: GestureID, _ b: GestureID) -> Bool {
    guard let first = table.attemptIndex(of: a), let second = table.attemptIndex(of: b) else { return false }
    return table.attempts[first].owned.intersects(table.attempts[second].owned)
  }

  /// Up to 64 members are all compared. Of more, such as those of fingers on many views, only those that got the same
  /// touches.
  func rivals(of member: GestureID) -> [GestureID]? {
    let attempts = table.attempts
    guard count > 64, let own = table.attemptIndex(of: member) else { return nil }
    var found: [Int] = []
    for slot in attempts[own].owned.slots {
      for id in scene.inputs.recognizers(of: slot) {
        if let attempt = table.attemptIndex(of: id) { found.append(attempt) }
      }
    }
    found.sort { attempts.records[$0].turn < attempts.records[$1].turn }
    var rivals: [GestureID] = []
    for attempt in found where rivals.last != attempts.records[attempt].gesture {
      rivals.append(attempts.records[attempt].gesture)
    }
    return rivals
  }

  func prevents(_ a: GestureID, _ b: GestureID) -> Bool {
    guard let rowA = table.row(a), let rowB = table.row(b) else { return false }
    let (winner, loser) = (AnyGesture(a, scene.columns), AnyGesture(b, scene.columns))
    guard table.kind(of: rowA).canPrevent(rowA.slot, loser), table.kind(of: rowB).canBePrevented(rowB.slot, winner)
    else { return false }
    guard table.hasDelegates else { return true }
    if table.question({ $0.shouldRecognizeSimultaneously }, of: a)?(winner, loser) == true { return false }
    return table.question({ $0.shouldRecognizeSimultaneously }, of: b)?(loser, winner) != true
  }

  func enter(_ member: GestureID, _ state: GestureState, by rule: Rule, _ opponent: GestureID?) {
    if scene.isLogging, rule == .G37, let opponent, proposal(of: member)?.isRecognized == true {
      scene.record(.breakTie, rule: .G42, gesture: member, opponent: opponent)
    }
    GestureSystem.enter(member, state, by: rule, opponent, in: scene)
  }

  func hold(_ member: GestureID, for other: GestureID) {
    guard let index = table.attemptIndex(of: member), table.attempts[index].holder != other else { return }
    scene.record(.hold, rule: .G28, gesture: member, opponent: other)
    table.attempts[index].holder = other
  }
}
