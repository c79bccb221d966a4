import DactylUIKit

/// Recognizes a finger that draws a circle. The gesture begins when the finger has moved some distance. When the finger
/// lifts, the gesture ends if its path is a circle; otherwise it is cancelled.
final class CircleGestureRecognizer: UIGestureRecognizer {
  /// The largest distance of the path's points from the circle, as a share of its radius.
  var tolerance: CGFloat = 0.18
  /// The radius, in points, of the smallest circle that is recognized.
  var minimumRadius: CGFloat = 20
  /// The points of the finger's path, in the view's own coordinates.
  private(set) var path: [CGPoint] = []
  /// The circle that the path makes, once it is recognized.
  private(set) var circle: Circle?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = state == .possible ? .failed : .cancelled
      return
    }
    path = [touch.location(in: view)]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    for sample in event.coalescedTouches(for: touch) ?? [touch] { path.append(sample.location(in: view)) }
    if state == .changed || state == .began {
      state = .changed
    } else if let start = path.first, let end = path.last, hypot(end.x - start.x, end.y - start.y) > 12 {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state != .possible else { return state = .failed }
    circle = Circle(around: path)
    let isOne = circle.map { $0.radius >= minimumRadius && $0.fits(path, tolerance: tolerance) } ?? false
    state = isOne ? .ended : .cancelled
  }

  override func reset() {
    super.reset()
    path = []
    circle = nil
  }
}
