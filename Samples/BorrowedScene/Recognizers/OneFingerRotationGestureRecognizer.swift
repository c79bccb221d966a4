import DactylUIKit

/// Recognizes one finger that turns about the middle of its view, as on a dial.
final class OneFingerRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the finger has turned since the gesture began, or since this was set, in radians, clockwise.
  var rotation: CGFloat = 0
  /// The distance from the middle, in points, within which the finger turns nothing.
  var innerRadius: CGFloat = 8
  /// The angle, in radians, by which the finger has to turn before the gesture begins.
  var minimumRotation: CGFloat = 0.05
  private var angle: CGFloat?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 {
      for touch in touches { ignore(touch, for: event) }
    } else {
      angle = touches.first.flatMap(angle(of:))
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let now = touches.first.flatMap(angle(of:)) else { return angle = nil }
    defer { angle = now }
    guard let angle else { return }
    rotation += (now - angle).remainder(dividingBy: 2 * .pi)
    if state == .began || state == .changed {
      state = .changed
    } else if abs(rotation) >= minimumRotation {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    super.reset()
    rotation = 0
    angle = nil
  }

  /// Returns the direction of a touch from the middle, in the coordinates of the superview, which does not turn with
  /// the view; nil near the middle.
  private func angle(of touch: UITouch) -> CGFloat? {
    guard let view else { return nil }
    let point = touch.location(in: view.superview)
    let (x, y) = (point.x - view.center.x, point.y - view.center.y)
    return hypot(x, y) < innerRadius ? nil : atan2(y, x)
  }
}
