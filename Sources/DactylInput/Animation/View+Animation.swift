/// What a view is to become in an animation; what is not set stays as it is.
public struct AnimationTarget: Hashable, Sendable {
  /// The centre, in the superview's coordinates.
  public var center: Point?
  /// The size of the bounds; the centre stays.
  public var size: Size?
  /// The transform about the centre. It turns the shorter way.
  public var transform: Transform?
  /// The alpha of the view at the end, from 0 to 1; nil leaves it as it is.
  public var alpha: Float?
}

extension View {
  /// Lets properties of the view glide to new values, from those that they have now.
  ///
  /// An animation of a property ends one of the same property that is under way, where it is. It ends, too, when the
  /// view leaves its window. Meanwhile the view and all in it can't be hit, unless `allowsUserInteraction` (H13). The
  /// completion gets whether everything arrived; it runs in a frame, after the animations of that frame.
  ///
  /// - Parameters:
  ///   - duration: in seconds. 0 or less arrives in the next frame.
  ///   - delay: in seconds, until it starts.
  ///   - easing: how it gains and loses speed on the way.
  ///   - allowsUserInteraction: whether the view can be hit meanwhile.
  ///   - changes: sets what is to become of the view; it is called at once.
  ///   - completion: is told whether everything arrived.
  public func animate(
    duration: Double, delay: Double = 0, easing: Easing = .easeInOut, allowsUserInteraction: Bool = false,
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
        duration: max(0, duration), easing: easing, allowsUserInteraction: allowsUserInteraction, group: group)
      scene.tweens.add(tween, in: scene)
    }
  }

  /// Ends the view's animations where they are; their completions get false.
  public func cancelAnimations() {
    guard columns.check(entity, "cancel animations of view"), let scene else { return }
    scene.tweens.cancel(of: entity, in: scene)
  }
}

extension AnimationTarget {
  /// What a property is to become, or nil when it stays; the transform with the angle that is nearest to the present
  /// one.
  fileprivate func goal(of property: Tween.Property, from view: View) -> SIMD8<Float>? {
    switch property {
    case .center: center.map { Tween.Property.pack($0.x, $0.y) }
    case .size: size.map { Tween.Property.pack($0.width, $0.height) }
    case .transform: transform.map { Tween.Property.parts(of: $0, near: property.value(of: view)) }
    case .alpha: alpha.map { Tween.Property.pack($0) }
    }
  }
}
