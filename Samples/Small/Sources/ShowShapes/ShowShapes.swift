import DactylSDL

/// Shapes: corners, gradients, shadows, polygons, stars, curves, dashes. Hold the button, and the ring fills.
@main
struct ShowShapes: App {
  static let options = AppOptions(title: "ShowShapes", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0xF2F2F7)
    var heart = BezierPath()
    heart.move(to: Point(65, 110))
    heart.addCurve(to: Point(65, 30), controlPoint1: Point(-50, 25), controlPoint2: Point(45, -30))
    heart.addCurve(to: Point(65, 110), controlPoint1: Point(85, -30), controlPoint2: Point(180, 25))
    let outlines: [Shape.Outline] = [
      .rectangle(cornerRadius: 16), .roundedRectangle(CornerRadii(topLeft: 40)), .capsule, .path(heart),
      .polygon(sides: 3),
      .polygon(sides: 6), .star(points: 5), .arc(from: 0.5, to: 5.5),
    ]
    for (index, outline) in outlines.enumerated() {
      let place = Point(80 + 170 * Float(index % 4), 60 + 160 * Float(index / 4))
      let view = scene.addView(frame: Rect(origin: place, size: Size(130, index == 2 ? 60 : 120)))
      view[Shape.self] = Shape(outline, fill: Color(hue: Float(index) / 8, saturation: 0.6, brightness: 1))
      view[Shape.self]?.gradient = Gradient(to: Color(hue: Float(index) / 8, saturation: 0.9, brightness: 0.7))
      view[Shape.self]?.shadow = Shadow(radius: 10, offset: Vector(0, 4))
    }

    let ring = scene.addView(frame: Rect(350, 400, 100, 100))
    ring[Shape.self] = Shape(.arc(from: 0, to: 4), stroke: .green, lineWidth: 14)
    ring[Shape.self]?.dashes = [12, 4]
    var turn: Float = 4
    let button = scene.addButton("Hold", frame: Rect(340, 520, 120, 48))
    scene.onUpdate { time in
      guard button.isHighlighted else { return }
      turn = (turn + Float(time.delta) * 2).truncatingRemainder(dividingBy: 2 * .pi)
      ring[Shape.self]?.outline = .arc(from: 0, to: turn)
      ring[Shape.self]?.dashPhase -= Float(time.delta) * 60
    }
  }
}
