/// Starts, advances and ends animations.
extension TweenTable: ScenePart {
  /// Starts an animation; one of the same property of the same view ends at its present value.
  func add(_ tween: Tween, in scene: Scene) {
    if let slot = slot(of: tween.property, of: tween.view) { end(slot, isWhole: false, in: scene) }
    append(tween)
    refreshHold(of: tween.view, in: scene)
  }

  /// Ends the animations of a leaving view and its descendants.
  func viewWillLeave(_ view: UInt32, in scene: Scene) {
    guard count > 0 else { return }
    guard scene.record(of: view).childCount > 0 else { return cancel(of: scene.entity(at: view), in: scene) }
    // Whichever are fewer: the leaving views or the animations.
    if count > 16, let leaving = scene.views(below: view, atMost: count * 4) {
      let ending = leaving.flatMap { slots(of: scene.entity(at: $0)) }.sorted()
      for slot in ending { end(slot, isWhole: false, in: scene) }
    } else {
      end(in: scene, isWhole: false) { scene.isAlive($0.view) && scene.isDescendant($0.view.index, of: view) }
    }
  }

  func cancel(of view: Entity, in scene: Scene) {
    while let slot = firstSlot(of: view) { end(slot, isWhole: false, in: scene) }
  }

  /// Sets the values of all animations at a moment, and ends those that are over.
  func advance(to moment: Timestamp, in scene: Scene) {
    guard count > 0 else { return }
    for slot in 0..<slotCount {
      guard let tween = running(slot), scene.isAlive(tween.view), moment >= tween.start else { continue }
      tween.property.set(tween.value(at: moment).value, of: scene.view(tween.view))
    }
    end(in: scene, isWhole: true) { $0.value(at: moment).isOver || !scene.isAlive($0.view) }
    removeEnded()
  }

  private func end(in scene: Scene, isWhole: Bool, where isMeant: (Tween) -> Bool) {
    for slot in 0..<slotCount {
      if let tween = running(slot), isMeant(tween) { end(slot, isWhole: isWhole, in: scene) }
    }
  }

  private func end(_ slot: Int, isWhole: Bool, in scene: Scene) {
    let tween = end(slot)
    refreshHold(of: tween.view, in: scene)
    leave(tween.group, isWhole: isWhole && scene.isAlive(tween.view))
  }

  /// Makes a view untouchable while an animation without user interaction is under way (H13).
  private func refreshHold(of view: Entity, in scene: Scene) {
    guard scene.isAlive(view) else { return }
    scene.view(view).setFlag(.isHeldByAnimation, isHolding(view))
  }
}

/// Advances animations to the frame's moment, and then calls the completions.
enum TweenSystem {
  static func run(at moment: Timestamp, in scene: Scene) {
    scene.tweens.advance(to: moment, in: scene)
    notifyOfEnds(in: scene)
    if !scene.tweens.isActive { scene.waiting.remove(.animations) }
  }

  /// Calls the completions of animations that are over.
  static func notifyOfEnds(in scene: Scene) {
    while let next = scene.tweens.finished.popFirst() { next.completion?(next.isWhole) }
  }
}
