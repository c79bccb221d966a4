import Dactyl

/// A circle drawn with one finger, however large, in either direction. Discrete.
struct CircleGesture: GestureRecognizer {
  static var isDiscrete: Bool { true }
  private var path: [Point] = []

  /// The middle of what was drawn.
  var gestureLocation: Point? {
    path.isEmpty ? nil : .zero + path.reduce(Vector.zero) { $0 + ($1 - .zero) } / Float(path.count)
  }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard path.isEmpty, touches.count == 1 else { return context.state = .failed }
    path = touches.map(\.location)
  }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    for touch in touches { path += context.coalescedTouches(for: touch)?.map(\.location) ?? [touch.location] }
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    context.state = isCircle ? .recognized : .failed
  }

  mutating func reset() { path = [] }

  private var isCircle: Bool {
    guard path.count >= 8, let middle = gestureLocation, let first = path.first, let last = path.last else {
      return false
    }
    let distances = path.map { $0.distance(to: middle) }
    let radius = distances.reduce(0, +) / Float(distances.count)
    return radius > 10 && first.distance(to: last) < radius
      && distances.allSatisfy { abs($0 - radius) < radius * 0.25 }
  }
}
