/// Starting, going on with and ending animations.
extension TweenTable: ScenePart {
  /// Starts an animation; one of the same property of the same view ends where it is.
  func add(_ tween: Tween, in scene: Scene) {
    end(in: scene) { $0.view == tween.view && $0.property == tween.property }
    tweens.append(tween)
    refreshHold(of: tween.view, in: scene)
  }

  /// Ends the animations of a view that leaves, and of all in it.
  func viewWillLeave(_ view: UInt32, in scene: Scene) {
    guard !tweens.isEmpty else { return }
    end(in: scene) { scene.isAlive($0.view) && scene.isDescendant($0.view.index, of: view) }
  }

  func cancel(of view: Entity, in scene: Scene) { end(in: scene) { $0.view == view } }

  /// Writes every animation's value at a moment, and ends those that are over.
  func advance(to moment: Timestamp, in scene: Scene) {
    guard !tweens.isEmpty else { return }
    for tween in tweens where scene.isAlive(tween.view) && moment >= tween.start {
      tween.property.set(tween.value(at: moment).value, of: scene.view(tween.view))
    }
    remove(in: scene, isWhole: true) { $0.value(at: moment).isOver || !scene.isAlive($0.view) }
  }

  private func end(in scene: Scene, where isMeant: (Tween) -> Bool) { remove(in: scene, isWhole: false, isMeant) }

  private func remove(in scene: Scene, isWhole: Bool, _ isMeant: (Tween) -> Bool) {
    var index = 0
    while index < tweens.count {
      guard isMeant(tweens[index]) else {
        index += 1
        continue
      }
      let tween = tweens.remove(at: index)
      refreshHold(of: tween.view, in: scene)
      leave(tween.group, isWhole: isWhole && scene.isAlive(tween.view))
    }
  }

  /// Keeps touches off a view while an animation holds it that does not allow them (H13).
  private func refreshHold(of view: Entity, in scene: Scene) {
    guard scene.isAlive(view) else { return }
    scene.view(view).setFlag(
      .isHeldByAnimation, tweens.contains { $0.view == view && !$0.allowsUserInteraction })
  }
}

/// Brings animations to the frame's moment, then tells those who wait for their ends.
enum TweenSystem {
  static func run(at moment: Timestamp, in scene: Scene) {
    scene.tweens.advance(to: moment, in: scene)
    tellEnds(in: scene)
  }

  /// Tells those who wait for the ends of animations that are over.
  static func tellEnds(in scene: Scene) {
    while !scene.tweens.finished.isEmpty {
      let next = scene.tweens.finished.remove(at: 0)
      next.completion?(next.isWhole)
    }
  }
}
