/// The results of the fingers, for code that has the value: a recognizer that contains it, and the handle.
extension PanGestureRecognizer {
  /// Returns the translation of the fingers since the beginning, or since it was last set, in a view's axes; nil means
  /// the scene's (PAN6). It is restricted by `axes` and `translationLimits`.
  public func translation(in view: View?) -> Vector {
    let way = track.travelled
    return turned(options.value?.shownAndNotTaken(way) ?? way, into: view)
  }

  /// Sets the translation, in a view's axes; nil means the scene's. The velocity goes on (PAN8).
  public mutating func setTranslation(_ translation: Vector, in view: View?) {
    let way = turned(translation, from: view)
    if !options.isEmpty { options.update(orMake: PanOptions()) { $0.forgetTaken() } }
    track.setTravelled(options.value?.way(showing: way) ?? way)
  }

  /// Returns the translation since the last call, or since the beginning, in a view's axes; nil means the scene's, and
  /// rebases it: the vector by which each action of a drag moves its object (PAN6, PAN8).
  public mutating func takeTranslation(in view: View?) -> Vector {
    guard options.value?.limits.translation == nil else {
      // Limits apply to the whole translation, so the part that was returned is kept instead.
      return turned(options.update(orMake: PanOptions()) { $0.take(track.travelled) }, into: view)
    }
    let translation = translation(in: view)
    track.forgetWay()
    return translation
  }

  /// Returns the velocity of the fingers along the pan's axes in points per second, in a view's axes; nil means the
  /// scene's (PAN9). It is zero when they rested before they lifted.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - window: the seconds of samples to which the velocity is fitted; a recognizer has it in
  ///     `context.settings.velocityWindow`.
  public func velocity(in view: View?, window: Double = GestureSettings().velocityWindow) -> Vector {
    let velocity = track.velocity(window: window)
    return turned(options.value?.along(velocity) ?? velocity, into: view)
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// Returns the translation of the finger since it landed, or since it was last set, in a view's axes; nil means the
  /// scene's (PAN6).
  public func translation(in view: View?) -> Vector { turned(track.travelled, into: view) }

  /// Sets the translation, in a view's axes; nil means the scene's. The velocity goes on (PAN8).
  public mutating func setTranslation(_ translation: Vector, in view: View?) {
    track.setTravelled(turned(translation, from: view))
  }

  /// Returns the translation since the last call, or since the finger landed; see
  /// `PanGestureRecognizer.takeTranslation(in:)`.
  public mutating func takeTranslation(in view: View?) -> Vector {
    let translation = translation(in: view)
    track.forgetWay()
    return translation
  }

  /// Returns the velocity of the finger in points per second, in a view's axes; nil means the scene's (PAN9). See
  /// `PanGestureRecognizer.velocity(in:window:)`.
  public func velocity(in view: View?, window: Double = GestureSettings().velocityWindow) -> Vector {
    turned(track.velocity(window: window), into: view)
  }
}

extension GestureRecognizer {
  /// Converts a vector from the scene's axes to a view's.
  package func turned(_ vector: Vector, into view: View?) -> Vector {
    view?.transformFromScene.apply(to: vector) ?? vector
  }
  /// Converts a vector from a view's axes to the scene's.
  func turned(_ vector: Vector, from view: View?) -> Vector { view?.transformToScene.apply(to: vector) ?? vector }

  /// Returns the location that the kind itself gives to the gesture, in a view's own coordinates; nil means those
  /// around the windows. A tap gives that of its first tap (TAP4), a swipe where it began (SW4). Returns nil for a kind
  /// that leaves it to the centroid of its fingers.
  public func gestureLocation(in view: View?) -> Point? { gestureLocation.map { view?.convert($0, from: nil) ?? $0 } }
}
