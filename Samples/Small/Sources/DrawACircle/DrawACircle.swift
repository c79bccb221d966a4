import DactylSDL

/// Recognizes a circle that one finger draws: all points of its path are about as far from the middle.
struct CircleGesture: GestureRecognizer {
  static var isDiscrete: Bool { true }
  private var path: [Point] = []

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    path += touches.map(\.location)
  }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    context.state = isCircle ? .recognized : .failed
  }
  mutating func reset() { path = [] }

  private var isCircle: Bool {
    guard path.count >= 8, let first = path.first, let last = path.last else { return false }
    let middle = Point.zero + path.reduce(Vector.zero) { $0 + ($1 - .zero) } / Float(path.count)
    let distances = path.map { $0.distance(to: middle) }
    let radius = distances.reduce(0, +) / Float(distances.count)
    return first.distance(to: last) < radius && distances.allSatisfy { abs($0 - radius) < radius / 4 }
  }
}

/// A recognizer of one's own is a value that proposes states: draw a circle anywhere to fill the ring or empty it.
@main
struct DrawACircle: App {
  static let options = AppOptions(title: "DrawACircle", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let ring = scene.addView(frame: Rect(300, 200, 200, 200))
    ring[Shape.self] = Shape(.ellipse, stroke: Color(1, 0.85, 0.45), lineWidth: 8)
    scene.window.view.addGestureRecognizer(CircleGesture()) { _ in
      ring[Shape.self]?.fill = ring[Shape.self]?.fill == nil ? Color(1, 0.85, 0.45) : nil
    }
  }
}
