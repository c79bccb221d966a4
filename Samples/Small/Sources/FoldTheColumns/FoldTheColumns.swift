import DactylSDL

/// Two columns that fold: choose a planet at the left, and it is at the right. In a narrow window it comes in front,
/// and a swipe from the left edge goes back.
@main
struct FoldTheColumns: App {
  static let options = AppOptions(title: "FoldTheColumns", size: Size(800, 600))

  static let planets: [(name: String, color: Color)] = [
    ("Mercury", .gray), ("Venus", .yellow), ("Earth", .blue), ("Mars", .red), ("Jupiter", .brown), ("Saturn", .orange),
    ("Uranus", .cyan), ("Neptune", .indigo),
  ]

  func launch(_ scene: Scene) {
    let (names, planet) = (scene.makeViewController(), scene.makeViewController())
    let split = scene.makeSplitViewController(primary: names, secondary: planet)
    scene.window.rootViewController = split.controller
    split.controller.view?.autoresizing = .flexibleSize

    let ball = scene.addView(frame: Rect(0, 0, 160, 160), to: planet.view)
    planet.view?.onLayout = { ball.center = $0.bounds.center }
    func show(_ planet: (name: String, color: Color)) {
      ball[Shape.self] = Shape(.ellipse, fill: planet.color)
      ball[Label.self] = Label(planet.name, size: 24)
    }
    show(Self.planets[2])

    let area = names.view?.bounds ?? .zero
    let list = scene.addListView(frame: area, to: names.view, rows: { Self.planets.count }) { _, row, path in
      row[Label.self] = Label(Self.planets[path.row].name, size: 20, color: .white)
    }
    list.view.autoresizing = .flexibleSize
    list.delegate.didSelect = { _, path in
      show(Self.planets[path.row])
      split.showSecondary()
    }
  }
}
