/// The results of the fingers, for code that has the value: a recognizer that contains it, and the handle.
extension TransformGestureRecognizer {
  /// Returns the translation of the fingers' centroid since the beginning, in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { turned(track.value?.way ?? .zero, into: view) }
  /// The distance of the fingers relative to that at the beginning, as a factor.
  public var scale: Float { track.value?.scale ?? 1 }
  /// The rotation of the fingers since the beginning, in radians, clockwise positive, past any number of turns.
  public var rotation: Float { track.value?.rotation ?? 0 }

  /// Returns the velocity of the fingers' translation, scale and rotation: in points per second in a view's axes (nil
  /// means the scene's), relative growth per second, and radians per second. It is zero when they rested before they
  /// lifted.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - window: the seconds of samples to which the velocity is fitted; a recognizer has it in
  ///     `context.settings.velocityWindow`.
  public func velocity(in view: View?, window: Double = GestureSettings().velocityWindow) -> TransformVelocity {
    guard let (way, growth, rotation) = track.value?.velocity(window: window) else { return TransformVelocity() }
    return TransformVelocity(translation: turned(way, into: view), scale: growth, rotation: rotation)
  }

  /// Returns the transform of the fingers since the last call: a map from the scene's points to their present
  /// positions, which moves, scales and rotates. Each change is returned once.
  public mutating func takeTransform() -> Transform {
    track.isEmpty ? .identity : track.update(orMake: TransformTrack(at: .zero)) { $0.takePending() }
  }

  /// Moves, scales and rotates a view by the transform of the fingers since the last call, so that its points stay
  /// under them, wherever in the scene the view is. Costs a step for each level of superviews.
  ///
  /// - Parameters:
  ///   - view: the view; one without a superview stays as it is.
  ///   - middle: the centroid of the fingers, in the coordinates around the windows, about which the view is scaled at
  ///     its limits. A recognizer has it in `context.centroid`, and a handle in `location(in: nil)`.
  ///   - scale: the range of the view's scale in its superview. At a limit the view still follows the fingers'
  ///     centroid, and fingers that went beyond it have to return as far before the view scales again.
  ///   - rubberBand: how far the view yields beyond the range, from 0 (not at all) to 1.
  public mutating func apply(
    to view: View, around middle: Point, scale: ClosedRange<Float> = 0...(.infinity), rubberBand: Float = 0
  ) {
    let inScene = takeTransform()
    guard !inScene.isIdentity, let around = view.superview, let back = around.transformToScene.inverse else { return }
    let done = around.transformToScene.concatenating(inScene).concatenating(back)
    let old = abs(view.transform.determinant).squareRoot()
    let factor = abs(done.determinant).squareRoot()
    guard old > 0, factor > 0, done.isFinite else { return }
    let wanted = limited(from: old, by: factor, to: MotionLimits.scales(scale, rubberBand))
    // The map with the scale that is allowed, about the fingers' centroid.
    let middle = around.convert(middle, from: nil)
    let correction = wanted / (old * factor)
    let map =
      correction == 1
      ? done
      : done.translated(by: .zero - middle).scaled(by: correction).translated(by: middle - .zero)
    view.center = map.apply(to: view.center)
    var turn = map
    (turn.tx, turn.ty) = (0, 0)
    let own = view.transform
    var linear = own
    (linear.tx, linear.ty) = (0, 0)
    var combined = linear.concatenating(turn)
    let shift = turn.apply(to: Vector(own.tx, own.ty))
    (combined.tx, combined.ty) = (shift.dx, shift.dy)
    view.transform = combined
  }

  /// Returns the limited scale to which a factor leads, and keeps the excess of the fingers beyond the limits.
  private mutating func limited(from old: Float, by factor: Float, to limits: ElasticRange) -> Float {
    let excess = track.value?.excess ?? 1
    // Other code may have scaled the view meanwhile.
    let isOurs = abs(limits.shown(factor: old * excess) - old) <= old * 0.001
    let free = (isOurs ? old * excess : limits.factor(showing: old)) * factor
    let wanted = limits.shown(factor: free)
    track.update(orMake: TransformTrack(at: .zero)) { $0.excess = wanted > 0 ? free / wanted : 1 }
    return wanted
  }
}
