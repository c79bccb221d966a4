extension Gesture where Kind == TransformGestureRecognizer {
  /// How far the middle of the fingers has come since the beginning, in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector {
    let way = value.track.value?.way ?? .zero
    return view?.transformFromScene.apply(to: way) ?? way
  }

  /// How far the middle of the fingers has come since the beginning, in the axes of the view's superview.
  public var translation: Vector { translation(in: view?.superview) }
  /// How much farther apart the fingers are than at the beginning, as a factor.
  public var scale: Float { value.track.value?.scale ?? 1 }
  /// How far the fingers have turned since the beginning, in radians, clockwise positive, past any number of turns.
  public var rotation: Float { value.track.value?.rotation ?? 0 }

  /// How fast the fingers move, scale and turn: in points a second in a view's axes (nil means the scene's), growth and
  /// radians a second. Fingers that rested before they lifted have none.
  public func velocity(in view: View?) -> TransformVelocity {
    guard let (way, growth, rotation) = value.track.value?.velocity(window: settingsNow.velocityWindow) else {
      return TransformVelocity()
    }
    return TransformVelocity(
      translation: view?.transformFromScene.apply(to: way) ?? way, scale: growth, rotation: rotation)
  }

  /// Takes what the fingers did since it was last taken: a map of the scene's points to where they are now, which moves,
  /// scales and turns. What was taken is not given again.
  public func takeTransform() -> Transform {
    value.track.value == nil
      ? .identity : value.track.update(orMake: TransformTrack(at: .zero)) { $0.takePending() }
  }

  /// Moves, scales and turns a view by what the fingers did since this was last called, so that what is under them stays
  /// under them, wherever in the scene the view is. Costs a step a level.
  ///
  /// - Parameters:
  ///   - view: the view; one without a superview stays as it is.
  ///   - scale: between which scales the view stays, in its superview; where it stops, the middle of the fingers still
  ///     stays upon it, and fingers that went beyond come back as far before the view scales again.
  public func apply(to view: View, scale: ClosedRange<Float> = 0...(.infinity)) {
    let inScene = takeTransform()
    guard !inScene.isIdentity, let around = view.superview, let back = around.transformToScene.inverse else { return }
    let done = around.transformToScene.concatenating(inScene).concatenating(back)
    let old = abs(view.transform.determinant).squareRoot()
    let factor = abs(done.determinant).squareRoot()
    guard old > 0, factor > 0, done.isFinite else { return }
    let wanted = limited(from: old, by: factor, to: scale)
    // What is wanted of the map, about the middle of the fingers.
    let middle = any.location(in: around)
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

  /// The scale that a factor leads to within limits. How far the fingers went beyond them is kept.
  private func limited(from old: Float, by factor: Float, to limits: ClosedRange<Float>) -> Float {
    let start = min(max(old, limits.lowerBound), limits.upperBound)
    var excess = value.track.value?.excess ?? 1
    // Something else may have scaled the view meanwhile.
    if excess > 1 && start < limits.upperBound * 0.999 || excess < 1 && start > limits.lowerBound * 1.001 { excess = 1 }
    let free = start * factor * excess
    let wanted = min(max(free, limits.lowerBound), limits.upperBound)
    value.track.update(orMake: TransformTrack(at: .zero)) { $0.excess = wanted > 0 ? free / wanted : 1 }
    return wanted
  }
}
