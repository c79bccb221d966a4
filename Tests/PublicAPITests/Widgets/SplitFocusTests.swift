import Dactyl
import DactylControls
import TestStage
import TestSupport
import Testing

/// A focus for each player.
@Suite struct SplitFocusTests {
  let stage: Stage
  var scene: Scene { stage.scene }
  /// The first player's devices are those that are not assigned; this is the second player's.
  let second = DeviceID(7)

  init() {
    stage = Stage(size: Size(800, 600), expecting: [.badPlayer])
    scene.splitsFocus = true
    scene.setPlayer(1, of: second)
  }

  private func send(_ button: ControllerButton, _ phase: PressSamplePhase, from device: DeviceID) {
    scene.send(.press(PressSample(.button(button), phase, device: device)))
    scene.advance(by: 0.02)
  }

  private func strike(_ button: ControllerButton, from device: DeviceID) {
    send(button, .began, from: device)
    send(button, .ended, from: device)
  }

  private func name(_ player: Int) -> String? { scene.focusedItem(ofPlayer: player)?.name }

  /// Two columns of tiles, "a0" down to "a3" and "b0" down to "b3".
  @discardableResult
  private func columns(in views: (View, View)? = nil) -> [View] {
    ["a", "b"].enumerated().flatMap { column, letter in
      (0..<4).map { row in
        let parent = views.map { column == 0 ? $0.0 : $0.1 }
        let x: Float = parent == nil ? Float(column) * 100 : 0
        let view = scene.addView(frame: Rect(20 + x, 20 + 70 * Float(row), 60, 60), to: parent)
        view.name = "\(letter)\(row)"
        view.canBecomeFocused = true
        return view
      }
    }
  }

  private struct Screen: ViewControllerBehavior {}

  @Test("The devices of a player move that player's focus, and no other")
  func devices() {
    let tiles = columns()
    strike(.dpadDown, from: DeviceID(3))
    #expect(name(0) == "a0" && name(1) == nil)
    strike(.dpadDown, from: second)
    strike(.dpadRight, from: second)
    strike(.dpadDown, from: DeviceID(3))
    #expect(name(0) == "a1" && name(1) == "b0")
    strike(.dpadDown, from: second)
    strike(.dpadLeft, from: second)
    #expect(name(0) == "a1" && name(1) == "a1", "several may be on one view")
    #expect(tiles[1].isFocused(byPlayer: 0) && tiles[1].isFocused(byPlayer: 1) && !tiles[1].isFocused(byPlayer: 2))
    strike(.dpadDown, from: second)
    #expect(name(0) == "a1" && name(1) == "a2" && tiles[1].isFocused && tiles[2].showsFocus)
    #expect(scene.focusedItem?.name == "a1")
  }

  @Test("A player's south button presses the control that has their focus")
  func presses() {
    var pressed: [String] = []
    for name in ["left", "right"] {
      let frame = Rect(name == "left" ? 0 : 200, 0, 100, 50)
      scene.addButton(name, frame: frame) { _ in pressed.append(name) }.view.name = name
    }
    scene.moveFocus(.next)
    scene.moveFocus(.next, ofPlayer: 1)
    scene.moveFocus(.right, ofPlayer: 1)
    strike(.a, from: second)
    #expect(pressed == ["right"])
    send(.a, .began, from: second)
    strike(.a, from: DeviceID(3))
    send(.a, .ended, from: second)
    #expect(pressed == ["right", "left", "right"])
  }

  @Test("A player's focus stays in its named view, and a presentation is shared by all players")
  func roots() {
    let root = scene.makeViewController(Screen())
    scene.window.rootViewController = root
    let halves = (
      scene.addView(frame: Rect(0, 0, 400, 600), to: root.view),
      scene.addView(frame: Rect(400, 0, 400, 600), to: root.view)
    )
    columns(in: halves)
    scene.setFocusRoot(halves.0, ofPlayer: 0)
    scene.setFocusRoot(halves.1, ofPlayer: 1)
    #expect(scene.focusRoot(ofPlayer: 1) == halves.1)
    strike(.dpadDown, from: second)
    strike(.dpadLeft, from: second)
    strike(.dpadDown, from: second)
    strike(.dpadRight, from: DeviceID(3))
    strike(.dpadRight, from: DeviceID(3))
    #expect(name(0) == "a0" && name(1) == "b1")
    halves.1.isHidden = true
    scene.advance(by: 0.02)
    #expect(name(0) == "a0" && name(1) == nil)
    halves.1.isHidden = false
    scene.advance(by: 0.02)
    #expect(name(1) == "b1")
    #expect(!scene.requestFocus(at: halves.0.entity, ofPlayer: 1), "nobody there can have it")

    let menu = scene.makeViewController(Screen())
    let item = scene.addView(frame: Rect(10, 10, 50, 50), to: menu.view)
    item.name = "item"
    item.canBecomeFocused = true
    root.present(menu)
    scene.advance(by: 0.5)
    #expect(name(0) == "item" && name(1) == "item")
    menu.dismiss()
    scene.advance(by: 0.5)
    #expect(name(0) == "a0" && name(1) == "b1", "each goes back to where it was")

    halves.1.destroy()
    #expect(scene.focusRoot(ofPlayer: 1) == nil)
    scene.advance(by: 0.02)
    #expect(name(1)?.hasPrefix("a") == true)
  }

  @Test("Each player's ring has a colour of its own, also around a control, and one around another")
  func rings() {
    let button = scene.addButton("Go", frame: Rect(100, 100, 100, 50)).view
    func rings() -> [View] { scene.windows.filter { $0.view.name == "focus" }.flatMap(\.view.subviews) }
    strike(.dpadDown, from: DeviceID(3))
    strike(.dpadDown, from: second)
    let (first, other) = (rings()[0], rings()[1])
    #expect(rings().count == 2 && first[Shape.self]?.stroke != other[Shape.self]?.stroke)
    #expect(first.frame == button.frame.outset(by: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
    #expect(other.frame.size.width > first.frame.size.width)
    var style = FocusStyle()
    style.color = Color(0, 0, 1)
    scene.setFocusStyle(style, ofPlayer: 1)
    scene.advance(by: 0.02)
    #expect(rings()[1][Shape.self]?.stroke == Color(0, 0, 1) && scene.focusStyle(ofPlayer: 1) == style)
    // A touch belongs to the first player.
    stage.one.tap(at: Point(700, 500))
    scene.advance(by: 0.02)
    #expect(rings().count == 1 && !rings().contains(first))
  }

  @Test("A view is lifted once, and returns when the last player's focus leaves it")
  func lifts() {
    let tiles = columns()
    scene.focusStyle.lift = 1.5
    scene.focusStyle.liftDuration = 0
    let players = [DeviceID(3), second]
    for device in players { strike(.dpadDown, from: device) }
    scene.advance(by: 0.1)
    #expect(tiles[0].transform == .scale(1.5))
    strike(.dpadDown, from: players[0])
    scene.advance(by: 0.1)
    #expect(tiles[0].transform == .scale(1.5) && tiles[1].transform == .scale(1.5))
    strike(.dpadRight, from: players[1])
    scene.advance(by: 0.1)
    #expect(tiles[0].transform == .identity && tiles[4].transform == .scale(1.5))
  }

  @Test("Held directions of two players repeat separately")
  func held() {
    columns()
    scene.moveFocus(.next)
    scene.moveFocus(.next, ofPlayer: 1)
    scene.moveFocus(.right, ofPlayer: 1)
    send(.dpadDown, .began, from: DeviceID(3))
    scene.advance(by: 0.2)
    send(.dpadDown, .began, from: second)
    #expect(name(0) == "a1" && name(1) == "b1")
    // One's second step comes 0.4 s after the first, the third 0.16 s later.
    scene.advance(by: 0.21)
    #expect(name(0) == "a2" && name(1) == "b1")
    scene.advance(by: 0.19)
    #expect(name(0) == "a3" && name(1) == "b2")
    send(.dpadDown, .ended, from: DeviceID(3))
    send(.dpadDown, .ended, from: second)
    scene.advance(by: 1)
    #expect(name(0) == "a3" && name(1) == "b2")
  }

  @Test("Handlers are given the player of the focus; a shared focus removes the others")
  func reporting() {
    columns()
    var notified: [String] = []
    scene.focusDelegate.didUpdateFocus = {
      notified.append("\($1.player): \($1.previouslyFocusedItem?.name ?? "-") \($1.nextFocusedItem?.name ?? "-")")
    }
    strike(.dpadDown, from: DeviceID(3))
    strike(.dpadDown, from: second)
    strike(.dpadDown, from: second)
    scene.splitsFocus = false
    #expect(notified == ["0: - a0", "1: - a0", "1: a0 a1", "1: a1 -"])
    #expect(name(0) == "a0" && name(1) == nil && scene.windows.filter { $0.view.name == "focus" }.count == 1)
    strike(.dpadDown, from: second)
    #expect(name(0) == "a1", "all devices move the one focus")
  }

  @Test("A field that the first player edits ignores the others' headings")
  func fields() {
    let field = scene.addTextField(frame: Rect(300, 20, 100, 30))
    columns()
    field.text = "abc"
    field.view.becomeFirstResponder()
    let caret = field.selection
    scene.moveFocus(.next, ofPlayer: 1)
    strike(.dpadDown, from: second)
    strike(.dpadRight, from: second)
    strike(.dpadLeft, from: second)
    #expect(field.view.isFirstResponder && name(1) == "a1" && field.selection == caret)
    scene.setFocusRoot(scene.addView(frame: Rect(0, 500, 10, 10)), ofPlayer: 1)
    scene.advance(by: 0.02)
    // Presses of a player without a focused item begin at the window, and not in the field.
    strike(.dpadLeft, from: second)
    #expect(name(1) == nil && field.selection == caret)
    scene.setFocusRoot(nil, ofPlayer: 1)
    scene.requestFocus(at: field.view.entity, ofPlayer: 1)
    strike(.dpadLeft, from: second)
    #expect(field.selection != caret, "there the player edits, too")
  }

  @Test("Presses of a player without a focused item begin at the window, not at the first responder")
  func firstResponder() {
    let row = stage.witness("row", Rect(0, 0, 50, 50)) { $0.answer = .handled }
    row.becomeFirstResponder()
    _ = stage.lines
    strike(.x, from: second)
    #expect(stage.lines == [])
    strike(.x, from: DeviceID(3))
    #expect(stage.lines == ["row pressesBegan", "row pressesEnded"])
  }

  @Test("A shared focus, set in the middle of a question, leaves no player with an invalid one")
  func asked() {
    columns()
    scene.moveFocus(.next, ofPlayer: 1)
    var notified: [Int] = []
    scene.focusDelegate.didUpdateFocus = { notified.append($1.nextFocusedItem == nil ? -$1.player : $1.player) }
    scene.focusDelegate.shouldUpdateFocus = { [unowned scene] _, _ in
      scene.splitsFocus = false
      return true
    }
    #expect(!scene.moveFocus(.down, ofPlayer: 1) && notified == [-1] && scene.focusedItem(ofPlayer: 1) == nil)
  }

  @Test("An invalid player is refused")
  func refused() {
    columns()
    #expect(!scene.moveFocus(.next, ofPlayer: 16) && !scene.moveFocus(.next, ofPlayer: -1))
    scene.splitsFocus = false
    #expect(!scene.moveFocus(.next, ofPlayer: 1) && scene.nextFocusItem(.next, ofPlayer: 1) == nil)
    #expect(stage.diagnostics.kinds == Array(repeating: .badPlayer, count: 4))
  }
}
