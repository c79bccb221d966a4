extension Gesture where Kind == PanGestureRecognizer {
  /// How far the fingers have come since the beginning, or since this was last set, in the axes of the view's
  /// superview: what is added to the view's centre (PAN6). Setting it re-bases it, and the velocity goes on (PAN8).
  public var translation: Vector {
    get { translation(in: view?.superview) }
    nonmutating set { setTranslation(newValue, in: view?.superview) }
  }

  /// The translation in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { value.translation(in: view) }

  /// Sets the translation, in a view's axes; nil means the scene's (PAN8).
  public func setTranslation(_ translation: Vector, in view: View?) { value.setTranslation(translation, in: view) }

  /// How far the fingers have come since this was last called, in the axes of the view's superview: what a drag adds to
  /// what it moves, in each of its actions. Limits hold for the whole way, which setting the translation to zero would
  /// forget (PAN6).
  public func takeTranslation() -> Vector { takeTranslation(in: view?.superview) }

  /// The same in a view's axes; nil means the scene's.
  public func takeTranslation(in view: View?) -> Vector { value.takeTranslation(in: view) }

  /// Moves a view as far as the fingers have come since this was last called. To be called in each action of a pan that
  /// drags the view, which may be any; its own by default.
  ///
  /// ```swift
  /// card.addGestureRecognizer(PanGestureRecognizer()) { pan in pan.drag() }
  /// ```
  public func drag(_ dragged: View? = nil) {
    guard let dragged = dragged ?? view else { return }
    dragged.center += takeTranslation(in: dragged.superview)
  }

  /// How fast the fingers move, in points a second, in a view's axes; nil means the scene's (PAN9). Fingers that rested
  /// before they lifted have none.
  public func velocity(in view: View?) -> Vector {
    value.velocity(in: view, window: settingsNow.velocityWindow)
  }
}

extension Gesture where Kind == ScreenEdgePanGestureRecognizer {
  /// How far the finger has come since it landed, or since this was last set, in the axes of the view's superview
  /// (PAN6). Setting it re-bases it, and the velocity goes on (PAN8).
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
    value.velocity(in: view, window: settingsNow.velocityWindow)
  }
}
