import DactylSDL

extension InputAction where Value == Vector {
  static let roll = InputAction("roll")
}
extension InputAction where Value == Bool {
  static let pause = InputAction("pause")
}
extension InputContext {
  static let game = InputContext("game") { game in
    game.bind(.roll, to: .wasd, .arrows, .stick(.leftStick))
    game.bind(.pause, to: .key(.escape), .button(.menu))
  }
  static let menu = InputContext("menu") { menu in
    menu.bind(.pause, to: .key(.escape), .button(.menu), .button(.b))
  }
}

/// A ball that rolls by arrows or a stick, and a menu for the mouse, fingers, keys and controllers: Escape shows it.
@main
struct PauseMenu: App {
  static let options = AppOptions(title: "Pause menu", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0x1B2A33)
    let game = scene.makeViewController()
    scene.window.rootViewController = game
    let ball = scene.addView(frame: Rect(370, 270, 60, 60), to: game.view)
    ball[Shape.self] = Shape(.ellipse, fill: .orange)

    var speed: Float = 300
    let menu = scene.makeViewController()
    let panel = makePanel(in: menu, of: scene)
    panel.addLabel("Roll", size: 28)
    let row = panel.add(.row(spacing: 12, vertical: .center))
    row.addLabel("Speed")
    scene.addSlider(value: speed, range: 100...600, to: row.view) { speed = $0.value }
    scene.addButton("Play", to: panel.view) { _ in close(menu, in: scene) }
    scene.addButton("Quit", to: panel.view) { _ in scene.quit() }

    scene.inputActions.push(.game)
    scene.onUpdate { time in
      ball.center += scene.input[.roll] * (speed * Float(time.delta))
      guard scene.input.justPressed(.pause) else { return }
      menu.presentingViewController == nil ? open(menu, over: game, in: scene) : close(menu, in: scene)
    }
    open(menu, over: game, in: scene)
  }

  private func open(_ menu: ViewController, over game: ViewController, in scene: Scene) {
    game.present(menu)
    scene.inputActions.push(.menu)
  }

  private func close(_ menu: ViewController, in scene: Scene) {
    menu.dismiss()
    scene.inputActions.pop(.menu)
  }

  private func makePanel(in menu: ViewController, of scene: Scene) -> Container {
    let page = scene.addContainer(.overlay(horizontal: .center, vertical: .center), to: menu.view)
    page.view[Shape.self] = Shape(.rectangle(), fill: Color(0, 0, 0, 0.6))
    let panel = page.add(.column(spacing: 16, padding: EdgeInsets(24)))
    panel.view[Shape.self] = Shape(.rectangle(cornerRadius: 16), fill: Color(hex: 0x2C3E4A))
    return panel
  }
}
