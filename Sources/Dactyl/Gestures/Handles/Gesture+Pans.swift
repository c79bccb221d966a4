extension Gesture where Kind == PanGestureRecognizer {
  /// How far the fingers have come since the beginning, or since this was last set, in the axes of the view's superview:
  /// what is added to the view's centre (PAN6). Setting it starts the velocity again (PAN8).
  public var translation: Vector {
    get { translation(in: view?.superview) }
    nonmutating set { setTranslation(newValue, in: view?.superview) }
  }

  /// The translation in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { value.translation(in: view) }

  /// Sets the translation, in a view's axes; nil means the scene's (PAN8).
  public func setTranslation(_ translation: Vector, in view: View?) { value.setTranslation(translation, in: view) }

  /// How far the fingers have come since this was last called, in the axes of the view's superview: what a drag adds to what it
  /// moves, in each of its actions. The velocity goes on, which setting the translation to zero would end (PAN6, PAN8).
  public func takeTranslation() -> Vector { takeTranslation(in: view?.superview) }

  /// The same in a view's axes; nil means the scene's.
  public func takeTranslation(in view: View?) -> Vector { value.takeTranslation(in: view) }

  /// Moves a view as far as the fingers have come since this was last called. To be called in each action of a pan that drags the
  /// view, which may be any; its own by default.
  ///
  /// ```swift
  /// card.addGestureRecognizer(PanGestureRecognizer()) { pan in pan.drag() }
  /// ```
  public func drag(_ dragged: View? = nil) {
    guard let dragged = dragged ?? view else { return }
    dragged.center += takeTranslation(in: dragged.superview)
  }

  /// How fast the fingers move, in points a second, in a view's axes; nil means the scene's (PAN9). Fingers that rested
  /// before they lifted have none, nor have those of a pan whose translation was just set.
  public func velocity(in view: View?) -> Vector {
    let value = value
    let window = settingsNow.velocityWindow
    if state == .ended { any.reportLostVelocity(value.track, window) }
    return value.velocity(in: view, window: window)
  }
}

extension Gesture where Kind == ScreenEdgePanGestureRecognizer {
  /// How far the finger has come since it landed, or since this was last set, in the axes of the view's superview (PAN6).
  /// Setting it starts the velocity again (PAN8).
  public var translation: Vector {
    get { translation(in: view?.superview) }
    nonmutating set { setTranslation(newValue, in: view?.superview) }
  }

  /// The translation in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { value.translation(in: view) }

  /// Sets the translation, in a view's axes; nil means the scene's (PAN8).
  public func setTranslation(_ translation: Vector, in view: View?) { value.setTranslation(translation, in: view) }

  /// How far the finger has come since this was last called, in the axes of the view's superview. The velocity goes on.
  public func takeTranslation() -> Vector { takeTranslation(in: view?.superview) }

  /// The same in a view's axes; nil means the scene's.
  public func takeTranslation(in view: View?) -> Vector { value.takeTranslation(in: view) }

  /// How fast the finger moves, in points a second, in a view's axes; nil means the scene's (PAN9).
  public func velocity(in view: View?) -> Vector {
    let value = value
    let window = settingsNow.velocityWindow
    if state == .ended { any.reportLostVelocity(value.track, window) }
    return value.velocity(in: view, window: window)
  }
}

extension AnyGesture {
  /// Says once that the velocity of a pan that ended was lost, when its translation was set with its last movement.
  fileprivate func reportLostVelocity(_ track: PanTrack, _ window: Double) {
    guard track.hasLostVelocity(window: window), let scene, scene.diagnosticCounts[.restartedVelocity] == nil
    else { return }
    scene.report(
      .restartedVelocity,
      "the velocity of \(self) was read at its end, and is zero since its translation was set with its last movement: take the "
        + "way with `takeTranslation()` or `drag(_:)`, which leave the velocity alone (PAN8)")
  }
}
