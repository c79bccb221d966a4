/// What the fingers did, for whoever has the value: a recognizer that has it inside itself, and the handle.
extension TransformGestureRecognizer {
  /// How far the middle of the fingers has come since the beginning, in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { turned(track.value?.way ?? .zero, into: view) }
  /// How much farther apart the fingers are than at the beginning, as a factor.
  public var scale: Float { track.value?.scale ?? 1 }
  /// How far the fingers have turned since the beginning, in radians, clockwise positive, past any number of turns.
  public var rotation: Float { track.value?.rotation ?? 0 }

  /// How fast the fingers move, scale and turn: in points a second in a view's axes (nil means the scene's), growth and
  /// radians a second. Fingers that rested before they lifted have none.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - window: from the samples of how many seconds it is worked out; a recognizer has it in
  ///     `context.settings.velocityWindow`.
  public func velocity(in view: View?, window: Double = GestureSettings().velocityWindow) -> TransformVelocity {
    guard let (way, growth, rotation) = track.value?.velocity(window: window) else { return TransformVelocity() }
    return TransformVelocity(translation: turned(way, into: view), scale: growth, rotation: rotation)
  }

  /// Takes what the fingers did since it was last taken: a map of the scene's points to where they are now, which
  /// moves, scales and turns. What was taken is not given again.
  public mutating func takeTransform() -> Transform {
    track.isEmpty ? .identity : track.update(orMake: TransformTrack(at: .zero)) { $0.takePending() }
  }

  /// Moves, scales and turns a view by what the fingers did since this was last called, so that what is under them
  /// stays under them, wherever in the scene the view is. Costs a step a level.
  ///
  /// - Parameters:
  ///   - view: the view; one without a superview stays as it is.
  ///   - middle: the middle of the fingers, in the coordinates around the windows: about which it is scaled at its
  ///     limits. A
  ///     recognizer has it in `context.centroid`, and a handle in `location(in: nil)`.
  ///   - scale: between which scales the view stays, in its superview; where it stops, the middle of the fingers still
  ///     stays upon it, and fingers that went beyond come back as far before the view scales again.
  ///   - rubberBand: how the view gives way beyond, from 0 for not at all to 1.
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
    // What is wanted of the map, about the middle of the fingers.
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

  /// The scale that a factor leads to within limits. How far the fingers went beyond them is kept.
  private mutating func limited(from old: Float, by factor: Float, to limits: ElasticRange) -> Float {
    let excess = track.value?.excess ?? 1
    // Something else may have scaled the view meanwhile.
    let isOurs = abs(limits.shown(factor: old * excess) - old) <= old * 0.001
    let free = (isOurs ? old * excess : limits.factor(showing: old)) * factor
    let wanted = limits.shown(factor: free)
    track.update(orMake: TransformTrack(at: .zero)) { $0.excess = wanted > 0 ? free / wanted : 1 }
    return wanted
  }
}
