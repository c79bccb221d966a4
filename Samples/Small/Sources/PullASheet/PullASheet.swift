import DactylSDL

/// A sheet that follows the finger: pull it up or throw it down, or press Escape; a tap on a row colours the ball.
@main
struct PullASheet: App {
  static let options = AppOptions(title: "PullASheet", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0x1E293B)
    let (main, colors) = (scene.makeViewController(), scene.makeViewController())
    scene.window.rootViewController = main
    let ball = scene.addView(frame: Rect(340, 100, 120, 120), to: main.view)
    ball.isUserInteractionEnabled = false
    ball[Shape.self] = Shape(.ellipse, fill: .white)
    scene.addButton("Choose a colour", frame: Rect(310, 240, 180, 48), to: main.view) { _ in
      if main.presentedViewController == nil { main.presentSheet(colors, detents: [.medium, .large]) }
    }

    func color(_ path: ListPath) -> Color { Color(hue: Float(path.row) / 36, saturation: 0.6, brightness: 0.95) }
    let list = scene.addListView(frame: colors.view?.bounds ?? .zero, to: colors.view, rows: { 36 }) { _, row, path in
      row[Label.self] = Label("Colour \(path.row + 1)", color: color(path))
    }
    list.view.autoresizing = .flexibleSize
    list.delegate.didSelect = { _, path in ball.animate(.easeOut(0.3), \Shape.fill, to: color(path)) }
  }
}
