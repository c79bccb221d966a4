extension GestureSystem {
  /// Ends attempts that are over and lets their recognizers rest, then frees the touches that nobody needs (D9, G60-G66).
  ///
  /// What a recognizer neglected is made good here: one whose fingers are all gone, and that waits for no deadline, has
  /// failed or, if it had begun, is cancelled. So every began is followed by an end, whatever a recognizer does.
  static func cleanUp(_ scene: Scene) {
    let table = scene.gestures
    failCycles(in: scene)
    let isAnyHeld = table.attemptOrder.contains { isHeld(table.attempts[$0], in: scene) }
    var places = scene.scratch.takePlaces()
    places.append(contentsOf: table.attemptOrder)
    for place in places {
      let attempt = table.attempts[place]
      guard let row = table.row(attempt.gesture) else {
        table.endAttempt(place)
        continue
      }
      if row.state.isFinal {
        if canReset(attempt, isAnyHeld, in: scene) { reset(attempt.gesture, row, place, in: scene) }
      } else if attempt.deadline == nil && attempt.proposals.isEmpty && !hasLive(attempt.owned, in: scene) {
        interrupt(attempt.gesture, by: row.state == .possible ? .G60 : .G35, in: scene)
      }
    }
    scene.scratch.give(back: &places)
    table.forgetEndedAttempts()
    releaseTouches(in: scene)
  }

  private static func reset(_ id: GestureID, _ row: GestureRow, _ place: Int, in scene: Scene) {
    scene.gestures.kind(of: row).reset(row.place)
    scene.record(.enter, rule: .G60, detail: GestureState.possible.rawValue, gesture: id)
    scene.gestures.endAttempt(place)
    if scene.gestures.row(id)?.flags.contains(.isRemoved) == true { scene.gestures.erase(id) }
  }

  /// Whether a final state may be left: its action has run, all its fingers are up, and nobody who is held asks for it
  /// (G61, G62, G64).
  private static func canReset(_ attempt: GestureAttempt, _ isAnyHeld: Bool, in scene: Scene) -> Bool {
    guard !hasLive(attempt.seen, in: scene) else { return false }
    guard !scene.pendingActions.contains(where: { $0.gesture == attempt.gesture }) else { return false }
    guard isAnyHeld else { return true }
    let arena = SceneArena(scene)
    for place in scene.gestures.attemptOrder {
      let other = scene.gestures.attempts[place]
      guard isHeld(other, in: scene) else { continue }
      if arena.requirements(of: other.gesture).contains(attempt.gesture) { return false }
    }
    return true
  }

  private static func isHeld(_ attempt: GestureAttempt, in scene: Scene) -> Bool {
    !attempt.proposals.isEmpty && scene.gestures.row(attempt.gesture)?.state == .possible
  }

  private static func hasLive(_ set: TouchSet, in scene: Scene) -> Bool {
    guard !set.isEmpty else { return false }
    return scene.touches.order.contains { set.contains($0) && scene.touches.records[$0]?.isLive == true }
  }

  private static func releaseTouches(in scene: Scene) {
    var needed = TouchSet()
    for place in scene.gestures.attemptOrder {
      // A lifted finger holds no reset up any more, and its slot may soon be another finger.
      for slot in scene.touches.order where scene.touches.records[slot]?.isLive == false {
        scene.gestures.attempts[place].seen.remove(slot)
      }
      needed.formUnion(scene.gestures.attempts[place].owned)
    }
    scene.touches.release(keeping: needed)
  }

  /// Fails recognizers that wait for each other in a circle, once nothing else can move them (G34).
  private static func failCycles(in scene: Scene) {
    let table = scene.gestures
    guard table.attemptOrder.contains(where: { isHeld(table.attempts[$0], in: scene) }) else { return }
    var stuck = table.attemptOrder.map { table.attempts[$0] }.filter {
      isHeld($0, in: scene) && $0.deadline == nil && !hasLive($0.owned, in: scene)
    }.map(\.gesture)
    let arena = SceneArena(scene)
    while let free = stuck.firstIndex(where: { id in
      arena.requirements(of: id).contains { other in
        arena.isInPlay(other) && arena.state(of: other) == .possible && !stuck.contains(other)
      }
    }) {
      stuck.remove(at: free)
    }
    guard !stuck.isEmpty else { return }
    let names = stuck.map { "\(AnyGesture($0, scene))" }.joined(separator: ", ")
    scene.report(.requirementCycle, "\(names) wait for each other to fail: all of them failed (G34)")
    for id in stuck { enter(id, .failed, by: .G34, nil, in: scene) }
  }
}
