import DactylUIKit

/// Recognizes a finger that slides to a side and back: a pan that ends by itself when the finger has returned, and is
/// cancelled when the finger lifts before.
final class BackAndForthGestureRecognizer: UIPanGestureRecognizer {
  /// The distance, in points, that the finger has to go to the side.
  var minimumDistance: CGFloat = 60
  /// The furthest translation of the finger, in points: negative to the left.
  private(set) var furthest: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began || state == .changed else { return }
    let moved = translation(in: view?.superview)
    if abs(moved.x) > abs(furthest) { furthest = moved.x }
    if abs(moved.y) > max(40, abs(furthest)) {
      state = .cancelled
    } else if abs(furthest) >= minimumDistance, moved.x * (furthest < 0 ? -1 : 1) < abs(furthest) / 3 {
      state = .ended
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .cancelled
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  override func reset() {
    super.reset()
    furthest = 0
  }
}
