/// Starts, advances and ends animations.
extension TweenTable: ScenePart {
  /// Starts the animations of one call: from the present values, at a moment. Returns when the last one ends.
  /// - Parameters:
  ///   - velocity: that of the centre, or of the component's value, for a spring; nil for that of the animation that
  ///     it ends.
  ///   - sequence: the number of the sequence to which they belong; nil for none.
  ///   - completion: receives whether all of them reached their end values.
  @discardableResult
  func start(
    _ animation: Animation, of view: View, to goal: AnimationGoal, velocity: SIMD8<Float>?, at moment: Timestamp,
    in scene: Scene, sequence: Int? = nil, completion: ((Bool) -> Void)? = nil
  ) -> Timestamp {
    switch goal {
    case .view(let target):
      guard target.count > 0 else { break }
      let group = makeGroup(of: target.count, completion: completion, sequence: sequence)
      var end = moment
      for property in Tween.Property.all {
        guard let to = target.goal(of: property, from: view) else { continue }
        let given = property == .center ? velocity : nil
        let from = property.value(of: view)
        end = max(
          end, begin(animation, of: view, property, from: from, to: to, given, at: moment, in: group, of: scene))
      }
      return end
    case .component(let property, let to, let set):
      if let to, let from = access(property).value(view) {
        let group = makeGroup(of: 1, completion: completion, sequence: sequence)
        return begin(animation, of: view, property, from: from, to: to, velocity, at: moment, in: group, of: scene)
      }
      cancel(property, of: view.entity, in: scene)
      set(view)
    }
    completion?(true)
    return moment
  }

  /// Starts the animation of one property. Returns when it ends.
  private func begin(
    _ animation: Animation, of view: View, _ property: Tween.Property, from: SIMD8<Float>, to: SIMD8<Float>,
    _ velocity: SIMD8<Float>?, at moment: Timestamp, in group: Int, of scene: Scene
  ) -> Timestamp {
    let start = velocity ?? self.velocity(of: property, of: view.entity, at: moment)
    let isStill = scene.display.reducesMotion && !animation.isEssential && isMotion(property)
    let course = isStill ? .ended : Tween.Course(animation.course, from: from, to: to, velocity: start)
    let tween = Tween(
      view: view.entity, property: property, from: from, to: to, start: moment + animation.delay, course: course,
      repeats: animation.repeats, allowsUserInteraction: animation.allowsUserInteraction,
      isEssential: animation.isEssential, group: group)
    add(tween, in: scene)
    return tween.end
  }

  /// Starts an animation; one of the same property of the same view ends at its present value.
  private func add(_ tween: Tween, in scene: Scene) {
    if let slot = slot(of: tween.property, of: tween.view) { end(slot, isWhole: false, in: scene) }
    append(tween)
    refreshHold(of: tween.view, in: scene)
  }

  /// Whether an animation of a property moves something, rather than fading it (AX29).
  private func isMotion(_ property: Tween.Property) -> Bool {
    property.isOfView ? property != .alpha : access(property).isMotion
  }

  /// Lets the motions that are under way arrive in the next frame, where they are to be reduced from now on (AX29).
  func displayDidChange(in scene: Scene) {
    guard scene.display.reducesMotion else { return }
    for slot in 0..<slotCount {
      if let tween = running(slot), !tween.isEssential, isMotion(tween.property) { changeCourse(slot, to: .ended) }
    }
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

  func cancel(_ property: Tween.Property, of view: Entity, in scene: Scene) {
    if let slot = slot(of: property, of: view) { end(slot, isWhole: false, in: scene) }
  }

  func cancel(of view: Entity, in scene: Scene) {
    while let slot = firstSlot(of: view) { end(slot, isWhole: false, in: scene) }
  }

  /// Sets the values of all animations at a moment, and ends those that are over.
  func advance(to moment: Timestamp, in scene: Scene) {
    if !sequences.isEmpty { advanceSequences(to: moment, in: scene) }
    advanceTweens(to: moment, in: scene)
  }

  private func advanceTweens(to moment: Timestamp, in scene: Scene) {
    guard count > 0 else { return }
    for slot in 0..<slotCount {
      guard let tween = running(slot), scene.isAlive(tween.view), moment >= tween.start else { continue }
      set(tween.property, tween.value(at: moment).value, of: scene.view(tween.view))
    }
    end(in: scene, isWhole: true) { $0.value(at: moment).isOver || !scene.isAlive($0.view) }
    removeEnded()
  }

  /// Takes the animations along to the end of each step, since the next one begins with their values.
  private func advanceSequences(to moment: Timestamp, in scene: Scene) {
    let cancelled = sequences.takeCancelled()
    if !cancelled.isEmpty {
      end(in: scene, isWhole: false) { tween in sequence(of: tween.group).map(cancelled.contains) ?? false }
    }
    // Steps of a few nanoseconds, played for ever, would not come to an end: after a thousand the rest waits a frame.
    var (hasStarted, left) = (true, 1000)
    while hasStarted, left > 0 {
      left -= 1
      advanceTweens(to: moment, in: scene)
      hasStarted = sequences.advance(to: moment) { part, start, number in
        guard let goal = part.goal(self) else { return start }
        return self.start(
          part.animation, of: part.view, to: goal, velocity: nil, at: start, in: scene, sequence: number)
      } finish: { completion, isWhole in
        finished.append(Finished(completion: completion, isWhole: isWhole))
      }
    }
  }

  private func set(_ property: Tween.Property, _ numbers: SIMD8<Float>, of view: View) {
    if property.isOfView { property.set(numbers, of: view) } else { access(property).set(view, numbers) }
  }

  func sceneDidEmpty(_ scene: Scene) { sequences.removeAll() }

  private func end(in scene: Scene, isWhole: Bool, where isMeant: (Tween) -> Bool) {
    for slot in 0..<slotCount {
      if let tween = running(slot), isMeant(tween) { end(slot, isWhole: isWhole, in: scene) }
    }
  }

  private func end(_ slot: Int, isWhole: Bool, in scene: Scene) {
    let tween = end(slot)
    refreshHold(of: tween.view, in: scene)
    leave(tween.group, isWhole: isWhole && scene.isAlive(tween.view), view: tween.view)
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
