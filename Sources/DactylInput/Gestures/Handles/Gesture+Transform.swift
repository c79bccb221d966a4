extension Gesture where Kind == TransformGestureRecognizer {
  /// How far the middle of the fingers has come since the beginning, in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { value.translation(in: view) }
  /// How far the middle of the fingers has come since the beginning, in the axes of the view's superview.
  public var translation: Vector { translation(in: view?.superview) }
  /// How much farther apart the fingers are than at the beginning, as a factor.
  public var scale: Float { value.scale }
  /// How far the fingers have turned since the beginning, in radians, clockwise positive, past any number of turns.
  public var rotation: Float { value.rotation }

  /// How fast the fingers move, scale and turn: in points a second in a view's axes (nil means the scene's), growth and
  /// radians a second. Fingers that rested before they lifted have none.
  public func velocity(in view: View?) -> TransformVelocity {
    value.velocity(in: view, window: settingsNow.velocityWindow)
  }

  /// Takes what the fingers did since it was last taken: a map of the scene's points to where they are now, which
  /// moves, scales and turns. What was taken is not given again.
  public func takeTransform() -> Transform { value.takeTransform() }

  /// Moves, scales and turns a view by what the fingers did since this was last called, so that what is under them
  /// stays under them, wherever in the scene the view is. Costs a step a level.
  ///
  /// - Parameters:
  ///   - view: the view; one without a superview stays as it is.
  ///   - scale: between which scales the view stays, in its superview; where it stops, the middle of the fingers still
  ///     stays upon it, and fingers that went beyond come back as far before the view scales again.
  ///   - rubberBand: how the view gives way beyond, from 0 for not at all to 1.
  public func apply(to view: View, scale: ClosedRange<Float> = 0...(.infinity), rubberBand: Float = 0) {
    let middle = any.location(in: nil)
    value.apply(to: view, around: middle, scale: scale, rubberBand: rubberBand)
  }
}
