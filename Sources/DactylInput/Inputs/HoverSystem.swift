/// Repeats the hit-test of a resting pointer after views have moved, come, gone or changed their order under it (HO4).
enum HoverSystem {
  /// Whether views changed under a pointer that hovers and rests. With a button down it hovers over nothing (HO1).
  static func isStale(in scene: Scene) -> Bool {
    let inputs = scene.inputs
    return inputs.pointer.hover.isOpen && inputs.pointer.viewsSeen != scene.visualVersion
      && inputs.slot(of: .mouse) == nil && !(inputs.hasSilenced && inputs.silenced.contains(.mouse))
  }

  /// Called in each frame after the pointer began to hover.
  static func follow(in scene: Scene) {
    guard scene.inputs.pointer.hover.isOpen else { return scene.waiting.remove(.hover) }
    if isStale(in: scene) { findAgain(in: scene) }
  }

  /// Called at the end of a frame in which views changed under a resting pointer. Costs one hit-test where it is over
  /// the same recognizers as before; else those that it left and those that it came to are notified.
  static func findAgain(in scene: Scene) {
    let pointer = scene.inputs.pointer
    pointer.viewsSeen = scene.visualVersion
    guard let slot = pointer.hover.slot else { return }
    let id = scene.inputs.records[slot].id
    // Requests that closures of hit shapes made are performed by the end of the frame (H4).
    defer { scene.settleIfIdle() }
    let hit = TargetingSystem.hitTest(.hover, at: pointer.hover.location, isRecorded: false, in: scene)
    // The closure of a hit shape may have ended the pointer's hovering.
    guard pointer.hover.isOpen, pointer.hover.slot == slot, scene.inputs.records[slot].id == id else { return }
    let (window, view) = (hit?.window ?? .none, hit?.view ?? .none)
    let isElsewhere = scene.inputs.records[slot].target != view
    scene.inputs.records[slot].window = window
    scene.inputs.records[slot].target = view
    if isElsewhere { CursorSystem.follow(pointer.hover.location, in: scene) }
    if pointer.setOver(view) { scene.settling.isNeeded = true }
    guard !isOver(pointer.hover.candidates, from: view, in: scene) else { return }
    notify(slot, in: scene)
  }

  /// Calls the followers of the pointer, and the listeners for its lock. Called in a round of settling when it is over
  /// another view, or was locked or freed.
  static func callFollowers(in scene: Scene) {
    let pointer = scene.inputs.pointer
    pointer.hasFollowersToCall = false
    pointer.locking.callChangeListeners()
    guard pointer.isOverOther else { return }
    pointer.isOverOther = false
    let view = scene.isAlive(pointer.over) ? pointer.over : .none
    scene.parts.pointerFollowers.forEach { $0.pointerIsOver(view, in: scene) }
  }

  /// Whether the recognizers of hovering from a view to its window equal a list.
  private static func isOver(_ candidates: List<GestureID>, from view: Entity, in scene: Scene) -> Bool {
    var count = 0
    let isSame = RoutingSystem.forEachRecognizer(taking: .takesHover, from: view, in: scene) { id in
      guard count < candidates.count, candidates[count] == id else { return false }
      count += 1
      return true
    }
    return isSame && count == candidates.count
  }

  private static func notify(_ slot: Int, in scene: Scene) {
    if scene.isLogging {
      // Recorded only if recognizers are notified, which is rare among frames that move views.
      _ = TargetingSystem.hitTest(.hover, at: scene.inputs.pointer.hover.location, in: scene)
      guard scene.inputs.pointer.hover.slot == slot, scene.inputs.records[slot].isLive else { return }
    }
    scene.batch.clear()
    TouchIntake.rest(in: scene.inputs)
    scene.inputs.arrived.removeAll()
    scene.inputs.arrived.append(slot)
    scene.inputs.pointer.hover.rests = true
    scene.inputs.records[slot].phase = .moved
    scene.inputs.records[slot].isUnseen = true
    scene.settling.isNeeded = true
    scene.settle()
    scene.inputs.pointer.hover.rests = false
    LayoutSystem.run(in: scene)
  }
}
