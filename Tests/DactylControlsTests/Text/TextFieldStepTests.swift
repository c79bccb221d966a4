import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Text fields among the items of Tab, arrows and the directional pad.
@Suite struct TextFieldStepTests {
  private let stage = Stage()
  private let above: Control
  private let field: TextField
  private let below: Control

  init() {
    above = stage.control("above", Rect(10, 10, 100, 30), for: [])
    field = stage.scene.addTextField(frame: Rect(10, 60, 100, 30))
    field.text = "abc"
    below = stage.control("below", Rect(10, 110, 100, 30), for: [])
  }

  private var editor: String {
    field.isEditing || field.view.isFocused
      ? "field" : above.view.isFocused ? "above" : below.view.isFocused ? "below" : "nobody"
  }

  private func after(_ type: PressType, _ modifiers: ModifierFlags = []) -> String {
    stage.type(type, modifiers: modifiers)
    return editor
  }

  @Test("Tab moves through the field, forward and backward")
  func tab() {
    let forth = (0..<4).map { _ in after(.key(.tab)) }
    #expect(forth == ["above", "field", "below", "above"])
    let back = (0..<3).map { _ in after(.key(.tab), .shift) }
    #expect(back == ["below", "field", "above"] && field.text == "abc")
    field.isEnabled = false
    #expect(after(.key(.tab)) == "below")
  }

  @Test("Up and down leave it, by arrows, pad and stick; pad and stick move the caret sideways")
  func upAndDown() {
    let steps: [(PressType, PressType)] = [
      (.key(.up), .key(.down)), (.button(.dpadUp), .button(.dpadDown)),
      (.button(.leftStickUp), .button(.leftStickDown)),
    ]
    for (up, down) in steps {
      field.beginEditing()
      #expect(after(down) == "below" && after(up) == "field" && after(up) == "above" && after(down) == "field")
    }
    #expect(!field.isEditing, "the focus alone does not edit (F25)")
    stage.type(.key(.return))
    #expect(field.isEditing)
    field.selection = 3..<3
    #expect(after(.button(.dpadLeft)) == "field" && field.selection == 2..<2)
    #expect(after(.button(.dpadRight)) == "field" && field.selection == 3..<3)
    #expect(after(.button(.leftStickLeft)) == "field" && field.selection == 2..<2)
    #expect(after(.button(.leftStickRight)) == "field" && field.selection == 3..<3)
    #expect(after(.button(.dpadRight)) == "field" && field.selection == 3..<3)
  }

  @Test("Shift with up and down selects, and in a window without other items they move to its ends")
  func ends() {
    field.beginEditing()
    field.selection = 1..<1
    #expect(after(.key(.up), .shift) == "field" && field.selection == 0..<1)
    above.isEnabled = false
    below.isEnabled = false
    #expect(after(.key(.down)) == "field" && field.selection == 3..<3)
    #expect(after(.key(.up)) == "field" && field.selection == 0..<0)
    let closed = stage.scene.addTextField(frame: Rect(10, 160, 100, 30))
    closed.isEnabled = false
    stage.control("untouched by keys", Rect(10, 210, 100, 30), for: []).view.canBecomeFocused = false
    #expect(after(.key(.down)) == "field" && field.selection == 3..<3, "nobody there takes the keys")
    stage.scene.inputSettings.movesFocusByKeys = false
    above.isEnabled = true
    field.selection = 1..<1
    #expect(after(.key(.down)) == "field" && field.selection == 3..<3)
    #expect(after(.key(.tab)) == "field")
  }

  @Test("While text is composed no key leaves the field")
  func composing() {
    field.beginEditing()
    stage.scene.send(.textEditing(TextEditing("ni", caret: 2)))
    for type in [PressType.key(.tab), .key(.up), .key(.down), .button(.dpadDown), .button(.dpadLeft)] {
      #expect(after(type) == "field" && field.markedRange == 3..<5)
    }
  }

  @Test("A hidden field stops editing: keys go elsewhere", arguments: 0..<2)
  func hidden(variant: Int) {
    let box = stage.scene.addView(frame: Rect(0, 150, 300, 100))
    let inner = stage.scene.addTextField(frame: Rect(10, 10, 100, 30), to: box)
    inner.beginEditing()
    box.alpha = 0
    stage.frame(at: 0)
    #expect(inner.isEditing, "it may be on its way into sight")
    box.alpha = 1
    if variant == 0 { inner.view.isHidden = true } else { box.isHidden = true }
    stage.scene.send(.text("x"))
    #expect(inner.text.isEmpty && !inner.isEditing && stage.scene.textInput == nil)
    #expect(after(.key(.tab)) == "above", "nothing has the focus: it begins")
  }

  @Test("A held Tab edits each field on its path (F25)")
  func heldTab() {
    let next = stage.scene.addTextField(frame: Rect(10, 160, 100, 30))
    field.beginEditing()
    stage.scene.inputSettings.focusRepeat.delay = 0.3
    stage.press(.key(.tab))
    for _ in 0..<40 where !next.isEditing { stage.scene.advance(by: 0.02) }
    #expect(next.isEditing && !field.isEditing)
    stage.release(.key(.tab))
  }

  @Test("A step from a field leads to the item that is already focused, and the field stops editing (F25)")
  func toTheFocused() {
    stage.scene.requestFocus(at: below.view.entity)
    stage.one.tap(at: Point(50, 75))
    #expect(field.isEditing && below.view.isFocused)
    stage.type(.key(.tab))
    #expect(!field.isEditing && below.view.isFocused)
  }
}
