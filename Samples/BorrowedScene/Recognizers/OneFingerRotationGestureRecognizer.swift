import DactylUIKit

/// Recognizes one finger that turns about the middle of its view, as on a dial.
final class OneFingerRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has turned since it began, or since this was set, in radians, clockwise.
  var rotation: CGFloat = 0
  /// How near the middle, in points, a finger does not turn anything.
  var innerRadius: CGFloat = 8
  /// How far the finger turns until it begins, in radians.
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

  /// The direction of a finger from the middle, in the superview, which does not turn with the view; nil near the
  /// middle.
  private func angle(of touch: UITouch) -> CGFloat? {
    guard let view else { return nil }
    let point = touch.location(in: view.superview)
    let (x, y) = (point.x - view.center.x, point.y - view.center.y)
    return hypot(x, y) < innerRadius ? nil : atan2(y, x)
  }
}
