extension Gesture where Kind == PanGestureRecognizer {
  /// The translation of the fingers since the beginning, or since it was last set, in the axes of the view's superview:
  /// the vector to add to the view's centre (PAN6). Setting it rebases it, and does not affect the velocity (PAN8).
  public var translation: Vector {
    get { translation(in: view?.superview) }
    nonmutating set { setTranslation(newValue, in: view?.superview) }
  }

  /// Returns the translation in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { value.translation(in: view) }

  /// Sets the translation, in a view's axes; nil means the scene's (PAN8).
  public func setTranslation(_ translation: Vector, in view: View?) { value.setTranslation(translation, in: view) }

  /// Returns the translation since the last call, in the axes of the view's superview: the vector by which each action
  /// of a drag moves its object. Limits apply to the whole translation; setting the translation to zero would lose it
  /// (PAN6).
  public func takeTranslation() -> Vector { takeTranslation(in: view?.superview) }

  /// Returns the translation since the last call, in a view's axes; nil means the scene's.
  public func takeTranslation(in view: View?) -> Vector { value.takeTranslation(in: view) }

  /// Moves a view by the translation since the last call. Call it in each action of a pan that drags the view, which
  /// may be any; the recognizer's own by default.
  ///
  /// ```swift
  /// card.addGestureRecognizer(PanGestureRecognizer()) { pan in pan.drag() }
  /// ```
  public func drag(_ dragged: View? = nil) {
    guard let dragged = dragged ?? view else { return }
    dragged.center += takeTranslation(in: dragged.superview)
  }

  /// Returns the velocity of the fingers in points per second, in a view's axes; nil means the scene's (PAN9). It is
  /// zero when they rested before they lifted.
  public func velocity(in view: View?) -> Vector {
    value.velocity(in: view, window: settingsNow.velocityWindow)
  }
}

extension Gesture where Kind == ScreenEdgePanGestureRecognizer {
  /// The translation of the finger since it landed, or since it was last set, in the axes of the view's superview
  /// (PAN6). Setting it rebases it, and does not affect the velocity (PAN8).
  public var translation: Vector {
    get { translation(in: view?.superview) }
    nonmutating set { setTranslation(newValue, in: view?.superview) }
  }

  /// Returns the translation in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { value.translation(in: view) }

  /// Sets the translation, in a view's axes; nil means the scene's (PAN8).
  public func setTranslation(_ translation: Vector, in view: View?) { value.setTranslation(translation, in: view) }

  /// Returns the translation since the last call, in the axes of the view's superview. Does not affect the velocity.
  public func takeTranslation() -> Vector { takeTranslation(in: view?.superview) }

  /// Returns the translation since the last call, in a view's axes; nil means the scene's.
  public func takeTranslation(in view: View?) -> Vector { value.takeTranslation(in: view) }

  /// Returns the velocity of the finger in points per second, in a view's axes; nil means the scene's (PAN9).
  public func velocity(in view: View?) -> Vector {
    value.velocity(in: view, window: settingsNow.velocityWindow)
  }
}
