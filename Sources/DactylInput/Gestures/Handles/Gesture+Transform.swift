extension Gesture where Kind == TransformGestureRecognizer {
  /// Returns the translation of the fingers' centroid since the beginning, in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { value.translation(in: view) }
  /// The translation of the fingers' centroid since the beginning, in the axes of the view's superview.
  public var translation: Vector { translation(in: view?.superview) }
  /// The distance of the fingers relative to that at the beginning, as a factor.
  public var scale: Float { value.scale }
  /// The rotation of the fingers since the beginning, in radians, clockwise positive, past any number of turns.
  public var rotation: Float { value.rotation }

  /// Returns the velocity of the fingers' translation, scale and rotation: in points per second in a view's axes (nil
  /// means the scene's), relative growth per second, and radians per second. It is zero when they rested before they
  /// lifted.
  public func velocity(in view: View?) -> TransformVelocity {
    value.velocity(in: view, window: settingsNow.velocityWindow)
  }

  /// Returns the transform of the fingers since the last call: a map from the scene's points to their present
  /// positions, which moves, scales and rotates. Each change is returned once.
  public func takeTransform() -> Transform { value.takeTransform() }

  /// Moves, scales and rotates a view by the transform of the fingers since the last call, so that its points stay
  /// under them, wherever in the scene the view is. Costs a step for each level of superviews.
  ///
  /// - Parameters:
  ///   - view: the view; one without a superview stays as it is.
  ///   - scale: the range of the view's scale in its superview. At a limit the view still follows the fingers'
  ///     centroid, and fingers that went beyond it have to return as far before the view scales again.
  ///   - rubberBand: how far the view yields beyond the range, from 0 (not at all) to 1.
  public func apply(to view: View, scale: ClosedRange<Float> = 0...(.infinity), rubberBand: Float = 0) {
    let middle = any.location(in: nil)
    value.apply(to: view, around: middle, scale: scale, rubberBand: rubberBand)
  }
}
