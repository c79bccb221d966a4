import Dactyl

/// The background of the title: the arena's grid, and some of its flying objects.
enum Backdrop {
  static func add(to root: View, of scene: Scene) {
    let view = scene.addView(frame: root.bounds, to: root)
    view.isUserInteractionEnabled = false
    view.autoresizing = .flexibleSize
    view.clipsToBounds = true
    view.onLayout = { paint($0, in: scene) }
  }

  private static func paint(_ view: View, in scene: Scene) {
    for part in view.subviews { part.destroy() }
    let size = view.bounds.size
    view[Shape.self] = Shape(.rectangle(), fill: TwinStickStyle.ground)
    let step = max(size.width, size.height) / 16
    for line in 0...16 {
      let position = Float(line) * step
      for frame in [Rect(position, 0, 1, size.height), Rect(0, position, size.width, 1)] {
        scene.addView(frame: frame, to: view)[Shape.self] = Shape(.rectangle(), fill: TwinStickStyle.grid)
      }
    }
    let scale = min(size.width, size.height) / 720
    for number in 0..<12 {
      let kind = Enemy.Kind.allCases[number % 3]
      let position = Point(
        size.width * (Scatter.unit(number, 21) + 1) / 2, size.height * (Scatter.unit(number, 22) + 1) / 2)
      let enemy = scene.addView(frame: Rect(center: position, size: .zero), to: view)
      ArenaShapes.enemy(kind)(enemy, scene)
      enemy.transform = .rotation(Scatter.unit(number, 23) * 3).scaled(by: scale)
      enemy.alpha = 0.4
    }
  }
}
