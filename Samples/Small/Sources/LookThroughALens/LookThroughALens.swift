import DactylSDL

/// A round lens: what it shows is clipped to its corners. Drag it over the flowers.
@main
struct LookThroughALens: App {
  static let options = AppOptions(title: "LookThroughALens", logicalSize: Size(800, 600))
  let meadow = Color(hex: 0x2E7D4F)

  func launch(_ scene: Scene) {
    scene.background = meadow
    addFlowers(to: scene.addView(frame: Rect(0, 0, 800, 600)), scene)

    let lens = scene.addView(frame: Rect(450, 190, 180, 180))
    (lens.clipsToBounds, lens.clipCornerRadius) = (true, 90)
    let near = scene.addView(frame: Rect(0, 0, 800, 600), to: lens)
    near[Shape.self] = Shape(.rectangle(), fill: meadow)
    addFlowers(to: near, scene)
    near.transform = .scale(3, 3)
    let rim = scene.addView(frame: lens.bounds, to: lens)
    rim[Shape.self] = Shape(.ellipse, stroke: .white.opacity(0.8), lineWidth: 6)

    func look() { near.center = lens.bounds.center + (near.bounds.center - lens.center) * 3 }
    look()
    lens.addGestureRecognizer(PanGestureRecognizer()) { pan in
      lens.center += pan.takeTranslation()
      look()
    }
  }

  private func addFlowers(to place: View, _ scene: Scene) {
    for flower in 0..<48 {
      let spot = Point(Float(flower % 8 * 100 + flower * 37 % 39), Float(flower / 8 * 100 + flower * 53 % 43))
      let view = scene.addView(frame: Rect(origin: spot, size: Size(60, 60)), to: place)
      let tint = Color(hue: Float(flower * 5 % 16) / 16, saturation: 0.5, brightness: 1)
      view[Shape.self] = Shape(.star(points: 7, innerRadius: 0.6), fill: tint, stroke: .black)
    }
  }
}
