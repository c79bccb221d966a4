import DactylSDL

/// Movements, which need no time of a frame: click, and the mouse looks about without end until Escape; arrows, the
/// right stick and a controller's gyroscope always do, and the wheel zooms.
@main
struct LookAround: App {
  static let options = AppOptions(title: "LookAround", logicalSize: Size(800, 600))
  static let look = InputAction<Movement>("look")
  static let zoom = InputAction<Movement>("zoom")
  static let always = InputContext("always") { context in
    context.bind(look, to: .arrows.processed(.scale(400)), .stick(.rightStick).processed(.curve(2), .scale(900)))
    context.bind(look, to: .gyroscope().processed(.scale(600)))
    context.bind(zoom, to: .wheelMotion)
  }
  static let locked = InputContext("locked") { $0.bind(look, to: .mouseMotion) }

  func launch(_ scene: Scene) {
    for number in 0..<400 {
      let place = Point(Float(number * number * 37 % 4001) - 1600, Float(number * (number + 11) * 53 % 3001) - 1200)
      let star = scene.addView(frame: Rect(center: place, size: Size(12, 12)))
      star[Shape.self] = Shape(
        .star(points: 4), fill: Color(hue: Float(number % 7) / 7, saturation: 0.4, brightness: 1))
    }
    scene.inputActions.push(Self.always)
    scene.onPointerLockChange { isLocked in
      if isLocked { scene.inputActions.push(Self.locked) } else { scene.inputActions.pop(Self.locked) }
    }
    scene.window.view.addGestureRecognizer(TapGestureRecognizer()) { _ in scene.lockPointer() }
    var camera = Camera(center: Point(400, 300))
    scene.onUpdate { _ in
      camera.zoom = min(max(camera.zoom - scene.input[Self.zoom].dy / 10, 0.3), 4)
      camera.center += scene.input[Self.look] / camera.zoom
      if scene.window.camera != camera { scene.window.camera = camera }
    }
  }
}
