/// The values at which an animation ends; a property that is nil is not animated.
public struct AnimationTarget: Hashable, Sendable {
  /// The centre, in the superview's coordinates.
  public var center: Point?
  /// The size of the bounds; the centre is kept.
  public var size: Size?
  /// The transform about the centre. It rotates in the shorter direction.
  public var transform: Transform?
  /// The alpha of the view, from 0 to 1.
  public var alpha: Float?
}

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
    guard columns.check(entity, "animate view"), let scene else { return }
    var target = AnimationTarget()
    changes(&target)
    let count = Tween.Property.all.count { target.goal(of: $0, from: self) != nil }
    guard count > 0 else {
      completion?(true)
      return
    }
    let group = scene.tweens.makeGroup(of: count, completion: completion)
    for property in Tween.Property.all {
      guard let goal = target.goal(of: property, from: self) else { continue }
      let tween = Tween(
        view: entity, property: property, from: property.value(of: self), to: goal, start: scene.now + delay,
        duration: max(0, duration), easing: easing, repeats: repeats, allowsUserInteraction: allowsUserInteraction,
        group: group)
      scene.tweens.add(tween, in: scene)
    }
  }

  /// Ends the view's animations at their present values; their completions receive false.
  public func cancelAnimations() {
    guard columns.check(entity, "cancel animations of view"), let scene else { return }
    scene.tweens.cancel(of: entity, in: scene)
  }
}

extension AnimationTarget {
  /// Returns the end value of a property, or nil when it is not animated; the transform with the angle that is nearest
  /// to the present one.
  fileprivate func goal(of property: Tween.Property, from view: View) -> SIMD8<Float>? {
    switch property {
    case .center: center.map { Tween.Property.pack($0.x, $0.y) }
    case .size: size.map { Tween.Property.pack($0.width, $0.height) }
    case .transform: transform.map { Tween.Property.parts(of: $0, near: property.value(of: view)) }
    case .alpha: alpha.map { Tween.Property.pack($0) }
    }
  }
}
