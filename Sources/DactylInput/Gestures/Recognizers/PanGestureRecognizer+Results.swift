/// What the fingers did, for whoever has the value: a recognizer that has it inside itself, and the handle.
extension PanGestureRecognizer {
  /// How far the fingers have come since the beginning, or since this was last set, in a view's axes; nil means the
  /// scene's (PAN6). What is beyond `axes` and `translationLimits` is left out.
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

  /// How far the fingers have come since this was last called, or since the beginning, in a view's axes; nil means the
  /// scene's. The translation counts from here: what a drag adds to what it moves, time and again (PAN6, PAN8).
  public mutating func takeTranslation(in view: View?) -> Vector {
    guard options.value?.limits.translation == nil else {
      // Limits hold for the whole way, so it is the way that was taken which is counted.
      return turned(options.update(orMake: PanOptions()) { $0.take(track.travelled) }, into: view)
    }
    let translation = translation(in: view)
    track.forgetWay()
    return translation
  }

  /// How fast the fingers move along its axes, in points a second, in a view's axes; nil means the scene's (PAN9).
  /// Fingers that rested before they lifted have none.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - window: from the samples of how many seconds it is worked out; a recognizer has it in
  ///     `context.settings.velocityWindow`.
  public func velocity(in view: View?, window: Double = GestureSettings().velocityWindow) -> Vector {
    let velocity = track.velocity(window: window)
    return turned(options.value?.along(velocity) ?? velocity, into: view)
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// How far the finger has come since it landed, or since this was last set, in a view's axes; nil means the scene's
  /// (PAN6).
  public func translation(in view: View?) -> Vector { turned(track.travelled, into: view) }

  /// Sets the translation, in a view's axes; nil means the scene's. The velocity goes on (PAN8).
  public mutating func setTranslation(_ translation: Vector, in view: View?) {
    track.setTravelled(turned(translation, from: view))
  }

  /// How far the finger has come since this was last called, or since it landed; see
  /// `PanGestureRecognizer.takeTranslation(in:)`.
  public mutating func takeTranslation(in view: View?) -> Vector {
    let translation = translation(in: view)
    track.forgetWay()
    return translation
  }

  /// How fast the finger moves, in points a second, in a view's axes; nil means the scene's (PAN9). See
  /// `PanGestureRecognizer.velocity(in:window:)`.
  public func velocity(in view: View?, window: Double = GestureSettings().velocityWindow) -> Vector {
    turned(track.velocity(window: window), into: view)
  }
}

extension GestureRecognizer {
  /// A vector of the scene's axes in a view's.
  package func turned(_ vector: Vector, into view: View?) -> Vector {
    view?.transformFromScene.apply(to: vector) ?? vector
  }
  /// A vector of a view's axes in the scene's.
  func turned(_ vector: Vector, from view: View?) -> Vector { view?.transformToScene.apply(to: vector) ?? vector }

  /// Where the gesture says it is, in a view's own coordinates; nil means those around the windows. Nil where it leaves
  /// that to its fingers: of a tap where its first tap was (TAP4), of a swipe where it began (SW4).
  public func gestureLocation(in view: View?) -> Point? { gestureLocation.map { view?.convert($0, from: nil) ?? $0 } }
}
