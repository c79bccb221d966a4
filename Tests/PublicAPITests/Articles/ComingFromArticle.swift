import Dactyl
import DactylTesting
import Testing

extension InputAction where Value == Float {
  fileprivate static let run = InputAction("run")
}
extension InputAction where Value == Bool {
  fileprivate static let hop = InputAction("hop")
}
extension InputContext {
  fileprivate static let platformer = InputContext("platformer") { game in
    game.bind(.run, to: .arrows)
    game.bind(.hop, to: .key(.space))
  }
}

/// The code of the articles for those who come from SpriteKit and Godot, and of the one about tests.
@Suite struct ComingFromArticle {
  @Test("From SpriteKit: a ship that a tap enlarges and a finger drags")
  func ship() {
    let scene = Scene(size: Size(400, 300))
    let ship = scene.addView(frame: Rect(100, 100, 60, 60))
    ship[Shape.self] = Shape(.ellipse, fill: .cyan)
    ship.addGestureRecognizer(TapGestureRecognizer()) { _ in
      ship.animate(duration: 0.2, easing: .overshoot) { $0.transform = .scale(1.5, 1.5) }
    }
    ship.addGestureRecognizer(PanGestureRecognizer()) { $0.drag(ship) }
    let finger = Finger(in: scene)
    finger.tap(at: Point(130, 130))
    scene.advance(by: 0.5)
    #expect(ship.transform == .scale(1.5, 1.5))
    finger.drag(from: Point(130, 130), to: Point(230, 200))
    #expect(ship.center == Point(230, 200))
  }

  @Test("From Godot: a player that keys move")
  func player() {
    let scene = Scene(size: Size(400, 300))
    let player = scene.addView(frame: Rect(100, 100, 20, 20))
    scene.inputActions.push(.platformer)
    scene.onUpdate { time in
      player.center.x += scene.input[.run] * 200 * Float(time.delta)
      if scene.input.justPressed(.hop) { player.center.y -= 40 }
    }
    let keyboard = Keyboard(in: scene)
    keyboard.press(.right)
    scene.advance(by: 0.5)
    keyboard.release(.right)
    keyboard.tap(.space)
    scene.advance(by: 0.1)
    #expect(player.center.x > 200 && player.center.y == 70)
  }

  @Test("A test drags a card, and holds it for no time at all")
  func testing() {
    let scene = Scene(size: Size(800, 600))
    let card = scene.addView(frame: Rect(120, 230, 100, 140))
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in pan.drag(card) }

    let finger = Finger(in: scene)
    finger.drag(from: Point(170, 300), to: Point(270, 400))
    finger.lift()

    #expect(card.center == Point(270, 400))
    var wasHeld = false
    card.addGestureRecognizer(LongPressGestureRecognizer()) { press in if press.state == .began { wasHeld = true } }
    finger.press(at: Point(270, 400))
    scene.advance(by: 0.6)
    #expect(wasHeld)
    finger.lift()
  }
}
