/// All animations under way.
final class TweenTable: ScenePart {
  private struct Group {
    var remaining: Int
    var isWhole = true
    var completion: ((Bool) -> Void)?
  }
  let tweens = List<Tween>()
  private var groups: [UInt64: Group] = [:]
  private var nextGroup: UInt64 = 1
  /// Completions that wait for the pass to end.
  let finished = List<Finished>()

  /// A completion, kept as the optional that it came as: any other form would be allocated anew.
  struct Finished {
    var completion: ((Bool) -> Void)?
    var isWhole: Bool
  }

  var isActive: Bool { !tweens.isEmpty || !finished.isEmpty }

  func makeGroup(of count: Int, completion: ((Bool) -> Void)?) -> UInt64 {
    defer { nextGroup += 1 }
    groups[nextGroup] = Group(remaining: count, completion: completion)
    return nextGroup
  }

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
    var place = 0
    while place < tweens.count {
      guard isMeant(tweens[place]) else {
        place += 1
        continue
      }
      let tween = tweens.remove(at: place)
      refreshHold(of: tween.view, in: scene)
      leave(tween.group, isWhole: isWhole && scene.isAlive(tween.view))
    }
  }

  private func leave(_ number: UInt64, isWhole: Bool) {
    guard var group = groups[number] else { return }
    group.remaining -= 1
    group.isWhole = group.isWhole && isWhole
    groups[number] = group.remaining == 0 ? nil : group
    if group.remaining == 0 && group.completion != nil {
      finished.append(Finished(completion: group.completion, isWhole: group.isWhole))
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
