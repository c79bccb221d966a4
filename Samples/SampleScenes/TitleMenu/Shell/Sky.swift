import Dactyl

/// The night behind everything: bands of blue, stars that stand still, a moon and hills. It takes no touches.
enum Sky {
  private static let bands = 48

  static func add(to scene: Scene) -> View {
    let sky = scene.makeView(frame: Rect(origin: .zero, size: scene.size))
    sky.name = "sky"
    sky.isUserInteractionEnabled = false
    sky.clipsToBounds = true
    sky.autoresizing = .flexibleSize
    sky.onLayout = { paint($0, in: scene) }
    return sky
  }

  private static func paint(_ sky: View, in scene: Scene) {
    for part in sky.subviews { part.destroy() }
    let size = sky.bounds.size
    func add(_ frame: Rect, _ shape: Shape) { scene.addView(frame: frame, to: sky)[Shape.self] = shape }
    let height = size.height / Float(bands)
    for band in 0..<bands {
      let share = Float(band) / Float(bands - 1)
      let color = Color(0.03 + 0.13 * share, 0.04 + 0.1 * share, 0.13 + 0.23 * share)
      add(Rect(0, Float(band) * height, size.width, height + 1), Shape(.rectangle(), fill: color))
    }
    for star in 0..<110 {
      let x = (Scatter.unit(star, 1) + 1) / 2 * size.width
      let y = (Scatter.unit(star, 2) + 1) / 2 * size.height * 0.85
      let side = 1.5 + 2.2 * abs(Scatter.unit(star, 3))
      let alpha = 0.25 + 0.6 * abs(Scatter.unit(star, 4))
      add(Rect(center: Point(x, y), size: Size(side, side)), Shape(.ellipse, fill: Color(1, 0.97, 0.86, alpha)))
    }
    // The moon is small enough to fit beside the title.
    let share = max(min(1, size.width / 1024, size.height / 720), 0.3)
    let moon = Point(size.width - 150 * share, 130 * share)
    func addDisc(_ x: Float, _ y: Float, _ side: Float, _ color: Color) {
      let (middle, side) = (moon + Vector(x, y) * share, side * share)
      add(Rect(center: middle, size: Size(side, side)), Shape(.ellipse, fill: color))
    }
    addDisc(0, 0, 190, Color(1, 0.95, 0.8, 0.05))
    addDisc(0, 0, 150, Color(1, 0.95, 0.8, 0.07))
    addDisc(0, 0, 110, Color(0.96, 0.91, 0.77))
    for (x, y, side) in [(-20, -14, 26), (18, 12, 34), (-14, 26, 16), (26, -24, 14)] as [(Float, Float, Float)] {
      addDisc(x, y, side, Color(0.86, 0.8, 0.67))
    }
    for hill in 0..<3 {
      let width = size.width * 0.9
      let middle = Point(size.width * (0.05 + 0.45 * Float(hill)), size.height + 60 + Float(hill % 2) * 36)
      let dark = 0.55 + 0.2 * Float(hill)
      add(
        Rect(center: middle, size: Size(width, 300)),
        Shape(.ellipse, fill: Color(0.05 * dark, 0.07 * dark, 0.16 * dark)))
    }
  }
}
