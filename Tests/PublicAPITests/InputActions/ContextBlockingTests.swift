import Dactyl
import DactylTesting
import TestStage
import Testing

/// The blockers of contexts: those that were pushed after them, and none that existed before (F24).
@Suite struct ContextBlockingTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var input: InputState { stage.scene.input }

  private func makeItem(_ name: String, _ frame: Rect, in parent: View? = nil) -> View {
    let item = scene.addView(frame: frame, to: parent)
    item.name = name
    item.canBecomeFocused = true
    return item
  }

  /// A panel with two items that keeps the focus.
  private func makePanel(_ name: String, _ frame: Rect) -> (panel: View, item: View) {
    let panel = scene.addView(frame: frame)
    panel.trapsFocus = true
    _ = makeItem("\(name) 2", Rect(0, 60, 50, 50), in: panel)
    return (panel, makeItem("\(name) 1", Rect(0, 0, 50, 50), in: panel))
  }

  private func fires() -> Bool {
    stage.key(.space)
    defer { stage.key(.space, .ended) }
    return input[.fire]
  }

  @Test("A context pushed in a sheet is blocked by the next sheet")
  func nextSheet() {
    let root = stage.root("root")
    let (sheet, pause) = (stage.controller("sheet"), stage.controller("pause"))
    root.present(sheet)
    scene.advance(by: 0.1)
    stage.push(.ship)
    #expect(fires())
    root.dismiss()
    scene.advance(by: 0.1)
    #expect(fires())
    root.present(pause)
    scene.advance(by: 0.1)
    #expect(!fires())
    root.dismiss()
    scene.advance(by: 0.1)
    #expect(fires())
  }

  @Test("A context pushed in a sheet acts again when another one above it is popped")
  func sheetOverSheet() {
    let root = stage.root("root")
    let (sheet, alert) = (stage.controller("sheet"), stage.controller("alert"))
    root.present(sheet)
    stage.push(.ship)
    sheet.present(alert)
    scene.advance(by: 0.1)
    #expect(!fires())
    sheet.dismiss()
    scene.advance(by: 0.1)
    #expect(fires())
  }

  @Test("A context pushed in a trap is blocked by the next trap, and by the same one when it is shown again")
  func nextTrap() {
    let field = makeItem("field", Rect(300, 300, 50, 50))
    let (bag, bagItem) = makePanel("bag", Rect(0, 0, 100, 150))
    let (shop, shopItem) = makePanel("shop", Rect(150, 0, 100, 150))
    shop.isHidden = true
    scene.requestFocus(at: bagItem.entity)
    scene.advance(by: 0.1)
    stage.push(.ship)
    #expect(fires())
    bag.isHidden = true
    shop.isHidden = false
    scene.requestFocus(at: shopItem.entity)
    scene.advance(by: 0.1)
    #expect(!fires())
    shop.isHidden = true
    scene.requestFocus(at: field.entity)
    scene.advance(by: 0.1)
    #expect(fires())
    bag.isHidden = false
    scene.requestFocus(at: bagItem.entity)
    scene.advance(by: 0.1)
    #expect(!fires())
  }

  @Test("A menu's context still receives when the focus enters the trap that was shown before it")
  func enteredTrap() {
    stage.push(.ship)
    let (panel, item) = makePanel("menu", Rect(0, 0, 100, 150))
    stage.push(.menu)
    stage.key(.down)
    stage.key(.down, .ended)
    scene.advance(by: 0.1)
    #expect(item.isFocused)
    stage.key(.escape)
    #expect(input[.back] && !fires())
    stage.key(.escape, .ended)
    scene.inputActions.pop(.menu)
    #expect(!fires(), "the focus is in a trap that came after the ship")
    panel.destroy()
    scene.advance(by: 0.1)
    #expect(fires())
  }

  @Test("With a focus for each player, a trap blocks its player alone, and a presentation all")
  func players() {
    let root = stage.root("root")
    let second = DeviceID(8)
    scene.splitsFocus = true
    scene.setPlayer(1, of: second)
    stage.push(.ship)
    let field = makeItem("field", Rect(300, 300, 50, 50))
    let (_, item) = makePanel("bag", Rect(0, 0, 100, 150))
    func acting() -> [Bool] {
      stage.button(.a)
      stage.button(.a, device: second)
      stage.axis(.leftStick, 1)
      stage.axis(.leftStick, 1, device: second)
      defer {
        for device in [DeviceID(7), second] {
          stage.button(.a, .ended, device: device)
          stage.axis(.leftStick, 0, device: device)
        }
      }
      return (0...1).flatMap { [scene.input(player: $0)[.fire], scene.input(player: $0)[.move] == Vector(1, 0)] }
    }
    #expect(acting() == [true, true, true, true])
    scene.requestFocus(at: item.entity, ofPlayer: 1)
    scene.advance(by: 0.1)
    #expect(acting() == [true, true, false, false])
    scene.requestFocus(at: field.entity, ofPlayer: 1)
    scene.advance(by: 0.1)
    #expect(acting() == [true, true, true, true])
    root.present(stage.controller("pause"))
    scene.advance(by: 0.1)
    #expect(acting() == [false, false, false, false])
  }

  @Test("A held key is released once a context blocks those below it")
  func keys() {
    stage.key(.w)
    #expect(scene.keys.isDown(.w))
    stage.push(.menu)
    #expect(!scene.keys.isDown(.w))
    scene.inputActions.pop(.menu)
    #expect(!scene.keys.isDown(.w), "it has to be pressed again")
    stage.key(.w, .ended)
    stage.key(.w)
    #expect(scene.keys.isDown(.w))
  }
}
