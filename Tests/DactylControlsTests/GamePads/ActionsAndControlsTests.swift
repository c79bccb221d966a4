import DactylControls
import DactylTesting
import TestStage
import Testing

extension InputAction where Value == Bool {
  static let fire = InputAction("fire")
}
extension InputAction where Value == Vector {
  static let move = InputAction("move")
  static let aim = InputAction("aim")
}
extension InputContext {
  static let ship = InputContext("ship") { ship in
    ship.bind(.move, to: .wasd, .arrows, .stick(.leftStick).processed(.deadZone(.none)))
    ship.bind(.aim, to: .stick(.rightStick).processed(.deadZone(.none)))
    ship.bind(.fire, to: .key(.space), .button(.a))
  }
  static let menu = InputContext("menu", blocksLower: true)
}

/// Input that text and controls handle never reaches the game.
@Suite struct ActionsAndControlsTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var input: InputState { stage.scene.input }

  init() { scene.inputActions.push(.ship) }

  private func makeButtons() -> (Button, Button) {
    (scene.addButton("one", frame: Rect(0, 0, 50, 50)), scene.addButton("two", frame: Rect(60, 0, 50, 50)))
  }

  @Test("A letter that is typed into a text field triggers no action")
  func typing() {
    let field = scene.addTextField(frame: Rect(0, 0, 100, 30))
    #expect(field.view.becomeFirstResponder())
    stage.key(.d, .began, "d")
    scene.send(.text("d"))
    #expect(field.text == "d" && input[.move] == .zero && !scene.keys.isDown(.d))
    stage.key(.d, .ended, "d")
    field.view.resignFirstResponder()
    stage.key(.d, .began, "d")
    #expect(field.text == "d" && input[.move] == Vector(1, 0))
  }

  @Test("An arrow moves the ship or the focus, never both; held, it stays with its first use")
  func headings() {
    let (one, two) = makeButtons()
    #expect(scene.requestFocus(at: one.view.entity))
    stage.key(.right)
    #expect(input[.move] == Vector(1, 0) && one.view.isFocused)
    #expect(scene.requestFocus(at: two.view.entity))
    #expect(input[.move] == Vector(1, 0))
    stage.key(.right, .ended)
    #expect(input[.move] == .zero && scene.requestFocus(at: one.view.entity))
    scene.inputActions.push(.menu)
    stage.key(.right)
    #expect(input[.move] == .zero && two.view.isFocused && !scene.keys.isDown(.right))
    scene.inputActions.pop(.menu)
    scene.advance(by: 1)
    #expect(input[.move] == .zero)
  }

  @Test("The directions of a stick that is bound as a whole do not move the focus")
  func stickWays() {
    let (one, _) = makeButtons()
    #expect(scene.requestFocus(at: one.view.entity))
    scene.send(.press(PressSample(.button(.leftStickRight), .began)))
    scene.send(.press(PressSample(.button(.dpadRight), .began)))
    #expect(!one.view.isFocused && input[.move] == .zero)
    #expect(scene.requestFocus(at: one.view.entity))
    scene.send(.press(PressSample(.button(.leftStickRight), .ended)))
    scene.send(.press(PressSample(.button(.leftStickRight), .began)))
    #expect(one.view.isFocused)
  }

  @Test("A trap that contains the focus blocks the contexts that were pushed before")
  func trap() {
    let (one, two) = makeButtons()
    let panel = scene.addView(frame: Rect(0, 100, 300, 100))
    panel.trapsFocus = true
    let inner = scene.addButton("in", frame: Rect(0, 0, 50, 50), to: panel)
    scene.addButton("in, too", frame: Rect(60, 0, 50, 50), to: panel)
    #expect(scene.requestFocus(at: inner.view.entity))
    scene.advance(by: 0.1)
    stage.key(.right)
    #expect(input[.move] == .zero && !inner.view.isFocused)
    stage.key(.right, .ended)
    #expect(scene.requestFocus(at: one.view.entity))
    scene.advance(by: 0.1)
    stage.key(.right)
    #expect(input[.move] == Vector(1, 0) && one.view.isFocused && !two.view.isFocused)
  }

  @Test("Space presses the focused button, and fires where no item is focused")
  func select() {
    let (one, _) = makeButtons()
    stage.key(.space)
    #expect(input[.fire])
    stage.key(.space, .ended)
    #expect(scene.requestFocus(at: one.view.entity))
    stage.key(.space)
    #expect(!input[.fire] && one.isHighlighted)
  }
}
