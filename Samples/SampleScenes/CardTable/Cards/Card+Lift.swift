import Dactyl

/// The appearance of a card in the hand and on the table. All of it is drawn only: a card can be taken in mid-motion.
extension Card {
  /// The frame of the shadow of a card on the table, in the card's coordinates.
  static let restingShadow = Rect(-18, -15, 148, 188)
  /// The frame of the shadow of a card in the air: farther away, and wider.
  private static let liftedShadow = Rect(-17, -2, 166, 210)
  private static let liftedScale: Float = 1.08

  /// Lifts the card off the table: it stops where it is, grows, and its shadow moves away.
  func lift() {
    view.cancelAnimations()
    shadowStrength = 1
    straighten(after: 0.16)
    raiseShadow()
  }

  /// Tilts the card against the velocity of the finger that holds it, in points a second, and straightens it at rest.
  func tilt(by velocity: Vector) {
    let angle = min(max(velocity.dx / 9000, -0.16), 0.16)
    view.animate(
      duration: 0.14, easing: .easeOut, allowsUserInteraction: true,
      { $0.transform = .scale(Self.liftedScale).rotated(by: angle) }, completion: straightenWhenTilted)
  }

  /// Lays the card down at a point in its superview: it slides there, and swings into its angle. The closure is called
  /// when the card has arrived, unless something else moved it meanwhile.
  func settle(at point: Point, duration: Double = 0.32, then arrived: (() -> Void)? = nil) {
    view.animate(duration: duration, easing: .easeOut, allowsUserInteraction: true) {
      $0.center = point
    } completion: { isWhole in
      if isWhole { arrived?() }
    }
    view.animate(duration: duration + 0.08, easing: .overshoot, allowsUserInteraction: true) { [restAngle] in
      $0.transform = .rotation(restAngle)
    }
    lowerShadow()
  }

  /// Lays the card down at a point at once.
  func lie(at point: Point) {
    view.cancelAnimations()
    view.center = point
    view.transform = .rotation(restAngle)
    shadow.alpha = shadowStrength
  }

  /// Moves the shadow away, as for a thing in the air; among several things, each shadow is fainter.
  func raiseShadow(among count: Int = 1) {
    moveShadow(to: Self.liftedShadow, alpha: min(0.75, 1.5 / Float(max(count, 1))))
  }

  /// Moves the shadow back below the card.
  func lowerShadow() { moveShadow(to: Self.restingShadow, alpha: shadowStrength) }

  func straighten(after duration: Double) {
    view.animate(duration: duration, easing: .easeOut, allowsUserInteraction: true) {
      $0.transform = .scale(Self.liftedScale)
    }
  }

  private func moveShadow(to point: Rect, alpha: Float) {
    shadow.animate(duration: 0.18, easing: .easeOut) {
      $0.center = point.center
      $0.size = point.size
      $0.alpha = alpha
    }
  }
}
