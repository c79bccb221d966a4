extension GestureSystem {
  /// Ends attempts that are over and resets their recognizers, then frees the touches that are no longer needed (D9,
  /// G60-G66).
  ///
  /// Also completes what a recognizer has neglected: one without touches that are down and without a deadline fails or,
  /// if it had begun, is cancelled. So every began is followed by an end, whatever a recognizer does.
  static func cleanUp(_ scene: Scene) {
    let table = scene.gestures
    if table.needsCleanUp || scene.inputs.hasLifted {
      table.needsCleanUp = false
      failCycles(in: scene)
      let isHeldUp = isAnyHeld(in: table)
      var live = scene.inputs.liveSlots
      var version = scene.inputs.version
      for index in table.attempts.order {
        cleanUp(index, live, isHeldUp, in: scene)
        // The reset of a recognizer may have cancelled touches.
        guard version != scene.inputs.version else { continue }
        (live, version) = (scene.inputs.liveSlots, scene.inputs.version)
      }
      table.attempts.forgetEnded()
      // The next clean-up judges these, since nothing requests it when their proposal or action is done.
      if table.attempts.proposing > 0 || !scene.responders.pendingActions.isEmpty { table.needsCleanUp = true }
    }
    if scene.inputs.hasLifted { releaseTouches(scene.inputs, table) }
  }

  @inline(__always)
  private static func cleanUp(_ index: Int, _ live: InputSet, _ isAnyHeld: Bool, in scene: Scene) {
    let table = scene.gestures
    let id = table.attempts[index].gesture
    guard let row = table.row(id) else { return table.endAttempt(index) }
    if row.state.isFinal {
      if canReset(index, live, isAnyHeld, in: scene) { reset(id, row, index, in: scene) }
    } else if table.attempts[index].deadline == nil && table.attempts[index].proposals.isEmpty
      && table.attempts[index].open.isEmpty && !table.attempts[index].owned.intersects(live)
      && !(table.attempts[index].isSetOff && row.state.isRecognized)
    {
      interrupt(id, by: row.state == .possible ? .G60 : .G35, in: scene)
    }
  }

  private static func reset(_ id: GestureID, _ row: GestureRow, _ index: Int, in scene: Scene) {
    scene.gestures.kind(of: row).reset(row.slot)
    scene.record(.enter, rule: .G60, detail: GestureState.possible.rawValue, gesture: id)
    scene.gestures.endAttempt(index)
    guard scene.gestures.isToErase(id) else { return }
    var remains = Remains()
    scene.gestures.erase(id, &remains)
    remains.letGo()
  }

  /// Whether a final state may be left: the action has run, all touches have lifted, and no held recognizer has the
  /// recognizer among its requirements (G61, G62, G64).
  @inline(__always)
  private static func canReset(
    _ index: Int, _ live: InputSet, _ isAnyHeld: Bool, in scene: Scene
  ) -> Bool {
    let attempts = scene.gestures.attempts
    let id = attempts[index].gesture
    guard !attempts[index].seen.intersects(live) else { return false }
    if scene.responders.pendingActions.contains(where: { $0.isOf(id) }) { return false }
    guard isAnyHeld else { return true }
    let arena = SceneArena(scene)
    for other in attempts.order where isHeld(other, in: scene.gestures) {
      if arena.requirements(of: attempts[other].gesture).contains(id) { return false }
    }
    return true
  }

  private static func isAnyHeld(in table: GestureTable) -> Bool {
    table.attempts.proposing > 0 && table.attempts.order.contains { isHeld($0, in: table) }
  }

  private static func isHeld(_ index: Int, in table: GestureTable) -> Bool {
    !table.attempts[index].proposals.isEmpty && table.row(table.attempts[index].gesture)?.state == .possible
  }

  private static func releaseTouches(_ inputs: InputTable, _ table: GestureTable) {
    let attempts = table.attempts
    var lifted = InputSet()
    for slot in inputs.order where !inputs.records[slot].isLive { lifted.insert(slot) }
    var needed = InputSet()
    for index in attempts.order {
      // A touch that has lifted no longer delays the reset, and its slot may soon be another touch's.
      if attempts[index].seen.intersects(lifted) { attempts[index].seen.subtract(lifted) }
      needed.formUnion(attempts[index].owned, within: lifted)
    }
    inputs.release(keeping: needed)
  }

  /// Fails recognizers that wait for each other in a cycle and for none outside it, once no input or deadline can move
  /// them (G34). A recognizer that waits for one of them is released by that (G29).
  private static func failCycles(in scene: Scene) {
    let table = scene.gestures
    guard isAnyHeld(in: table) else { return }
    let arena = SceneArena(scene)
    let stuck = table.attempts.order.filter {
      isHeld($0, in: table) && table.attempts[$0].deadline == nil && table.attempts[$0].open.isEmpty
        && !table.attempts[$0].owned.intersects(scene.inputs.liveSlots)
    }.map { table.attempts[$0].gesture }
    guard !stuck.isEmpty else { return }
    let awaited = stuck.map { id in
      FailureRequirements.reached(from: id) { waiting in
        // The others have not proposed to begin, so their delegates are not asked either.
        guard stuck.contains(waiting) else { return [] }
        return arena.requirements(of: waiting).filter { arena.isInPlay($0) && arena.state(of: $0) == .possible }
      }
    }
    let members = stuck.indices.filter { index in
      !awaited[index].isEmpty
        && awaited[index].keys.allSatisfy { other in
          stuck.firstIndex(of: other).map { awaited[$0][stuck[index]] != nil } ?? false
        }
    }.map { stuck[$0] }
    // A cycle that `require(toFail:)` made was reported when it closed.
    let unreported = members.filter { table.requirements.circle(from: table.recognizer(of: $0)) == nil }
    if !unreported.isEmpty {
      let names = scene.names(of: unreported)
      scene.report(.requirementCycle, "\(names) wait for each other to fail: all of them failed (G34)")
    }
    for id in members { enter(id, .failed, by: .G34, nil, in: scene) }
  }
}
