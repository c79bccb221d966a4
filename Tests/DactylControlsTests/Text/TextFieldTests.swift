import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct TextFieldTests {
  @Test func typedTextIsInsertedIntoTheField() {
    let typist = Typist()

    typist.type("Ada")

    #expect(typist.field.text == "Ada")
    #expect(typist.stage.lines == ["changed A", "changed Ad", "changed Ada"])
    #expect(typist.label?.text == "Ada")
  }

  @Test func textIsDeliveredToTheFieldAlone() {
    let typist = Typist(isEditing: false)
    typist.type("Ada")
    #expect(typist.field.text.isEmpty)

    typist.field.beginEditing()
    typist.scene.beginIgnoringInteractionEvents()
    typist.type("b")
    typist.scene.endIgnoringInteractionEvents()
    #expect(typist.field.text.isEmpty)
    #expect(typist.stage.lines == ["begin"])
  }

  @Test func keysMoveSelectAndDelete() {
    let typist = Typist("one two three")
    typist.press(.left, .control)
    #expect(typist.field.selection == 8..<8)
    typist.press(.left, [.control, .shift])
    #expect(typist.field.selection == 4..<8)
    typist.press(.backspace)
    #expect(typist.field.text == "one three")
    typist.press(.delete, .control)
    #expect(typist.field.text == "one ")
    typist.press(.home)
    typist.press(.delete)
    #expect(typist.field.text == "ne ")
    typist.press(.end, .shift)
    #expect(typist.field.selection == 0..<3)
    typist.press(.right)
    typist.press(.backspace, .control)
    #expect(typist.field.text.isEmpty)
  }

  @Test("P8: a held key continues to edit, in the field where it began and in no other")
  func keyRepeat() {
    let typist = Typist("abcdefgh")
    typist.press(.backspace, repeats: 3)
    #expect(typist.field.text == "abcd")

    let other = typist.scene.addTextField(frame: Rect(10, 60, 200, 20))
    other.text = "xyz"
    typist.scene.send(.key(KeySample(.backspace, isDown: true)))
    other.beginEditing()
    typist.scene.send(.key(KeySample(.backspace, isDown: true, isRepeat: true)))
    typist.scene.send(.key(KeySample(.backspace, isDown: false)))
    #expect(typist.field.text == "abc" && other.text == "xyz")
    typist.press(.backspace)
    #expect(other.text == "xy")
  }

  @Test("P8: a key that was cancelled by losing focus edits no more until it is pressed again")
  func repeatAfterFocusLoss() {
    let typist = Typist("abcdefgh")
    typist.scene.send(.key(KeySample(.backspace, isDown: true)))
    typist.scene.send(.window(.deactivated))
    typist.scene.send(.key(KeySample(.backspace, isDown: true, isRepeat: true)))
    #expect(typist.field.text == "abcdefg")
    typist.scene.send(.key(KeySample(.backspace, isDown: false)))
    typist.press(.backspace)
    #expect(typist.field.text == "abcdef")
  }

  @Test("R24: cut, copy and paste go through the scene's clipboard")
  func clipboard() {
    let typist = Typist("one two")
    typist.press(.left, [.control, .shift])
    typist.control("c")
    #expect(typist.scene.clipboard.string == "two" && typist.field.text == "one two")
    typist.control("x")
    #expect(typist.field.text == "one ")
    typist.press(.home)
    typist.control("v")
    #expect(typist.field.text == "twoone ")
    typist.control("a")
    #expect(typist.field.selection == 0..<7)
    typist.scene.clipboard.string = "a\nb\u{7}c\td"
    typist.control("v")
    #expect(typist.field.text == "a bc d", "a line holds no breaks")
    #expect(typist.scene.sendAction(.delete) == nil, "nothing is selected")
    typist.scene.sendAction(.select)
    #expect(typist.field.selection == 5..<6)
    #expect(typist.scene.sendAction(.delete) == typist.field.view.entity)
    #expect(typist.field.text == "a bc ")
  }

  @Test func aSecureFieldShowsDotsAndCopiesNothing() {
    let typist = Typist("two words")
    typist.field.isSecureTextEntry = true
    typist.scene.advance(by: 0)
    #expect(typist.label?.text == "•••••••••")

    typist.field.selectAll()
    typist.control("c")
    typist.control("x")
    #expect(typist.scene.clipboard.string == nil && typist.field.text == "two words")
    typist.press(.end)
    typist.press(.left, .control)
    #expect(typist.field.selection == 0..<0, "where words end is not seen either")
  }

  @Test func theMaximumLengthLimitsTyping() {
    let typist = Typist("abc")
    typist.field.maximumLength = 5
    typist.type("xyz")
    #expect(typist.field.text == "abcxy")
    typist.scene.send(.text("\u{301}"))
    #expect(typist.field.text == "abcxy\u{301}", "an accent takes no room")
    typist.field.selection = 0..<2
    typist.scene.clipboard.string = "123456"
    typist.control("v")
    #expect(typist.field.text == "12cxy\u{301}")
  }

  @Test("Committing composed text fits the limit as well, and reports it")
  func composedTooLong() {
    let typist = Typist("abc")
    typist.field.maximumLength = 4
    typist.compose("nihao")
    #expect(typist.field.text == "abcnihao")
    _ = typist.stage.lines
    typist.field.endEditing()
    #expect(typist.field.text == "abcn" && typist.stage.lines == ["changed abcn", "end"])
    typist.scene.undoManager?.undo()
    #expect(typist.field.text == "abc")
  }

  @Test("Invalid lengths do no harm", arguments: [Int.max, Int.max - 1, 0, -1, Int.min])
  func lengths(_ length: Int) {
    let typist = Typist("abc")
    typist.field.maximumLength = length
    typist.type("xy")
    #expect(typist.field.text == (length > 5 ? "abcxy" : "abc"))
  }

  @Test("Every kind of line break that is pasted becomes one space, and other control characters are dropped")
  func breaks() {
    let typist = Typist()
    typist.scene.clipboard.string = "a\r\nb\rc\nd\u{85}e\u{2028}f\u{9b}g\n\nh"
    typist.control("v")
    #expect(typist.field.text == "a b c d e fg  h")
  }

  @Test("A grapheme is one step, one deletion and one undo")
  func signs() {
    let signs = ["\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}", "e\u{301}", "\u{1F44D}\u{1F3FD}"]
    let typist = Typist()
    for sign in signs { typist.scene.send(.text(sign)) }
    typist.scene.advance(by: 0)
    #expect(typist.field.selection == 4..<4)
    typist.press(.left)
    typist.press(.backspace)
    #expect(typist.field.text == signs[0] + signs[1] + signs[3] && typist.field.selection == 2..<2)
    typist.press(.left, .shift)
    typist.control("x")
    #expect(typist.scene.clipboard.string == signs[1] && typist.field.text == signs[0] + signs[3])
    typist.control("z")
    typist.control("z")
    #expect(typist.field.text == signs.joined())
  }

  @Test func returnAndEscapeEndEditing() {
    let typist = Typist()
    typist.press(.return, [], "\r")
    #expect(typist.stage.lines == ["exit", "end"] && !typist.field.isEditing)

    typist.field.beginEditing()
    typist.press(.escape)
    #expect(typist.stage.lines == ["begin", "end"] && typist.scene.firstResponder == nil)
  }

  @Test func aDisabledFieldIsNotEdited() {
    let typist = Typist("abc")
    typist.field.isEnabled = false
    #expect(typist.stage.lines == ["end"])
    #expect(!typist.field.beginEditing())
    typist.stage.one.tap(at: typist.point(1))
    #expect(!typist.field.isEditing && typist.stage.lines.isEmpty)
  }

  @Test("R27: runs of typing and of deleting are undone as one each")
  func undo() {
    let typist = Typist("A ")
    typist.type("one")
    typist.press(.backspace)
    typist.press(.backspace)
    typist.type("x")
    typist.press(.home)
    typist.type("y")
    var texts: [String] = []
    for _ in 0..<5 {
      texts.append(typist.field.text)
      typist.control("z")
    }
    #expect(texts == ["yA ox", "A ox", "A o", "A one", "A "])
    for _ in 0..<3 { typist.control("z", .shift) }
    #expect(typist.field.text == "A ox")
    #expect(typist.field.selection == 4..<4, "the caret is where it was")
    typist.field.text = "new"
    typist.control("z")
    #expect(typist.field.text == "new", "what was set can't be undone into")
  }

  @Test func theFieldMayBeDestroyedInItsOwnCallbacks() {
    for callback in 0..<3 {
      let typist = Typist("ab")
      let view = typist.field.view
      if callback == 0 { typist.field.editingChanged = { _ in view.destroy() } }
      if callback == 1 { typist.field.editingDidEnd = { _ in view.destroy() } }
      if callback == 2 { typist.field.editingDidEndOnExit = { _ in view.destroy() } }

      typist.type("c")
      typist.press(.return)
      typist.stage.one.tap(at: typist.point(1))
      typist.scene.advance(by: 2)

      #expect(!view.isAlive && typist.scene.firstResponder == nil && typist.scene.nextDeadline == nil)
    }
  }
}
