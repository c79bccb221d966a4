extension View {
  /// Animates properties of the view from their present values to new ones.
  ///
  /// An animation of a property ends one of the same property that is under way, at its present value. It also ends
  /// when the view leaves its window. Meanwhile the view and its descendants can't be hit, unless
  /// `allowsUserInteraction` is true (H13). The completion is called in a frame, after the animations of that frame.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds. With 0 or less the end is reached in the next frame.
  ///   - delay: the seconds until it starts.
  ///   - easing: the course of the animation.
  ///   - repeats: how often it is played, and whether it goes back: `.forever(autoreverses: true)` lets a view pulse.
  ///   - allowsUserInteraction: whether the view can be hit meanwhile.
  ///   - changes: sets the end values; it is called at once.
  ///   - completion: receives whether all properties reached their end values.
  public func animate(
    duration: Double, delay: Double = 0, easing: Easing = .easeInOut, repeats: AnimationRepeat = .once,
    allowsUserInteraction: Bool = false,
    _ changes: (inout AnimationTarget) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var animation = Animation.eased(easing, duration).delay(delay).repeats(repeats)
    animation.allowsUserInteraction = allowsUserInteraction
    animate(animation, changes, completion: completion)
  }

  /// Animates properties of the view from their present values to new ones.
  ///
  /// The rules are those of the animation by a duration.
  /// ```swift
  /// card.animate(.spring(.bouncy), velocity: pan.velocity(in: card.superview)) { $0.center = home }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: its course, delay, and the like.
  ///   - velocity: the velocity of the centre at the beginning of a spring, in points per second: that of the finger
  ///     that has let go. Nil for the one that an animation of the centre which is under way has.
  ///   - changes: sets the end values; it is called at once.
  ///   - completion: receives whether all properties reached their end values.
  public func animate(
    _ animation: Animation, velocity: Vector? = nil, _ changes: (inout AnimationTarget) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard columns.check(entity, "animate view"), let scene else { return }
    scene.tweens.start(
      animation, of: self, to: .view(AnimationTarget(of: self, in: scene.tweens, changes)),
      velocity: velocity?.animatableData,
      at: scene.now, in: scene, completion: completion)
  }

  /// Animates a value in a component of the view, from the present value to another one.
  ///
  /// Two animations of one value, like those of the view's own properties, end one another. A view without the
  /// component is left as it is. An optional value that is nil, at the beginning or at the end, is set at once.
  /// ```swift
  /// lamp.animate(.easeInOut(0.8), \Shape.fill, to: .yellow)
  /// enemy.animate(.linear(0.1), \Sprite.tint, to: .red)
  /// ```
  ///
  /// - Parameters:
  ///   - animation: its course, delay, and the like.
  ///   - path: the value: of a component that the engine draws, or of a game's own.
  ///   - goal: the value at the end.
  ///   - velocity: its change per second at the beginning of a spring; nil for that of the animation that it ends.
  ///   - completion: receives whether the end was reached.
  public func animate<Component, Value: Animatable>(
    _ animation: Animation, _ path: WritableKeyPath<Component, Value>, to goal: Value,
    velocity: Value? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard columns.check(entity, "animate view"), let scene else { return }
    guard let goal = scene.tweens.goal(path, goal) else { return }
    scene.tweens.start(
      animation, of: self, to: goal, velocity: velocity?.numbers, at: scene.now, in: scene, completion: completion)
  }

  /// Ends the view's animations at their present values; their completions receive false, and sequences that they
  /// belong to end.
  public func cancelAnimations() {
    guard columns.check(entity, "cancel animations of view"), let scene else { return }
    scene.tweens.cancel(of: entity, in: scene)
  }

  /// Whether an animation of the view is under way, or waits to start.
  public var isAnimated: Bool { scene?.tweens.isAnimated(entity) ?? false }

  /// The values that the view has when its animations are over: where it is, where there are none.
  public var animationTarget: AnimationTarget {
    guard let scene else { return AnimationTarget(of: self, in: nil) { _ in } }
    return AnimationTarget(of: self, in: scene.tweens) { _ in }
  }

  /// The velocity of the centre that an animation of it under way has now, in points per second; zero without one.
  public var animatedVelocity: Vector {
    guard let scene else { return .zero }
    let velocity = scene.tweens.velocity(of: .center, of: entity, at: scene.now)
    return Vector(velocity[0], velocity[1])
  }
}
