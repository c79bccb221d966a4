import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// A platform that records its calls.
private final class Platform: TextInputPlatform {
  let log = CallLog()
  func beginTextInput(at caret: Rect) { log.write("caret \(Int(caret.minX)) \(Int(caret.minY))") }
  func endTextInput() { log.write("end") }
  func discardMarkedText() { log.write("discard") }
}

/// A responder with commands that record their names.
private struct Commander: PressResponder, ActionResponder, KeyCommandResponder {
  let log: CallLog
  var actions: [Action] { ["plain", "first"] }
  var keyCommands: [KeyCommand] {
    var first = KeyCommand("f", action: "first")
    first.wantsPriorityOverSystemBehavior = true
    return [first, KeyCommand("p", action: "plain"), KeyCommand("p", .control, action: "plain")]
  }
  mutating func perform(_ action: Action, from sender: Entity) { log.write("\(action)") }
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    log.write("press \(presses.first?.characters ?? "")")
    return .handled
  }
}

@Suite struct TextInputTests {
  @Test("R32, P11: text receives keys before key commands, except those with priority, and before presses")
  func order() {
    let typist = Typist()
    typist.scene.setResponder(Commander(log: typist.stage.log), of: typist.scene.window.view.entity)

    typist.press(.letter("p") ?? .tab, [], "p")
    #expect(typist.stage.lines.isEmpty, "text takes it")
    typist.press(.letter("f") ?? .tab, [], "f")
    #expect(typist.stage.lines == ["first"])
    typist.control("p")
    #expect(typist.stage.lines == ["plain"], "Control types nothing")
    typist.control("q")
    typist.press(.f1)
    typist.press(.tab, [], "\t")
    #expect(typist.stage.lines == ["press q", "press ", "press \t"])

    typist.field.endEditing()
    typist.press(.letter("p") ?? .tab, [], "p")
    typist.press(.left)
    #expect(typist.stage.lines == ["end", "plain", "press "])
  }

  @Test func composedTextIsUnderlinedUntilItIsCommitted() {
    let typist = Typist("ab")
    typist.press(.left)
    typist.compose("ni")
    #expect(typist.field.text == "anib" && typist.field.markedRange == 1..<3)
    #expect(typist.drawn(TextFieldStyle().caretColor).contains(Rect(16, 24, 12, 1)))
    typist.press(.left)
    typist.press(.return)
    #expect(typist.field.markedRange == 1..<3, "the input method's keys are not the field's")
    typist.scene.send(.text("你"))
    typist.compose("")
    #expect(typist.field.text == "a你b" && typist.field.markedRange == nil)

    typist.control("z")
    #expect(typist.field.text == "ab")
    typist.control("y")
    #expect(typist.field.text == "a你b")
  }

  @Test func cancelledComposingRegistersNoUndo() {
    let typist = Typist("ab")
    typist.compose("ni")
    typist.compose("")
    #expect(typist.field.text == "ab")
    #expect(typist.scene.undoManager?.canUndo == false)
    #expect(typist.stage.lines == ["changed abni", "changed ab"])
  }

  @Test func composedTextIsCommittedWhenEditingEnds() {
    let typist = Typist("ab")
    typist.compose("ni")
    typist.field.endEditing()
    #expect(typist.field.text == "abni" && typist.field.markedRange == nil)
    typist.scene.undoManager?.undo()
    #expect(typist.field.text == "ab")
  }

  @Test func composedTextIsCommittedWhenTheGameSelects() {
    let typist = Typist("ab")
    typist.compose("ni")
    typist.field.selection = 0..<1
    typist.type("x")
    #expect(typist.field.text == "xbni")
    typist.scene.undoManager?.undo()
    #expect(typist.field.text == "abni")
    typist.scene.undoManager?.undo()
    #expect(typist.field.text == "ab")
  }

  @Test(
    "Text that other code commits is discarded by the input method, once; its own commits are not", arguments: 0..<8)
  func discarding(variant: Int) {
    let typist = Typist("ab")
    let platform = Platform()
    typist.scene.textInputPlatform = platform
    let other = typist.scene.addTextField(frame: Rect(10, 100, 200, 32))
    let front = typist.scene.addWindow(frame: Rect(0, 200, 400, 200))
    front.canBecomeKey = true
    typist.scene.window.makeKey()
    typist.type("c")
    typist.compose("ni")
    typist.scene.advance(by: 0)
    func calls() -> [String] { platform.log.take().filter { !$0.hasPrefix("caret") && $0 != "end" } }
    #expect(calls().isEmpty)
    switch variant {
    case 0: typist.field.endEditing()
    case 1: other.beginEditing()
    case 2: typist.field.text = "new"
    case 3: typist.field.selection = 0..<1
    case 4: typist.stage.one.tap(at: typist.point(1))
    case 5: typist.control("a")
    case 6: typist.field.isEnabled = false
    default: front.makeKey()
    }
    typist.scene.advance(by: 0)
    #expect(calls() == ["discard"] && typist.field.markedRange == nil)
    #expect(typist.field.text == (variant == 2 ? "new" : "abcni"))
    typist.scene.advance(by: 0.1)
    #expect(calls().isEmpty)
  }

  @Test func anInputMethodThatCommitsIsNotNotified() {
    let typist = Typist("ab")
    let platform = Platform()
    typist.scene.textInputPlatform = platform
    typist.compose("ni")
    typist.scene.send(.text("你"))
    typist.compose("")
    typist.compose("ni")
    typist.compose("")
    typist.field.endEditing()
    #expect(typist.field.text == "ab你" && !platform.log.take().contains("discard"))
  }

  @Test func thePlatformIsNotifiedWhenEditingBeginsMovesAndEnds() {
    let typist = Typist("abc", isEditing: false)
    let platform = Platform()
    typist.scene.textInputPlatform = platform
    typist.scene.advance(by: 0)
    #expect(platform.log.take().isEmpty)

    typist.field.beginEditing()
    #expect(typist.scene.needsFrame)
    typist.scene.advance(by: 0)
    typist.scene.advance(by: 0.1)
    #expect(platform.log.take() == ["caret 28 15"])
    typist.press(.left)
    #expect(platform.log.take() == ["caret 22 15"])
    typist.field.view.center += Vector(100, 50)
    typist.scene.advance(by: 0)
    #expect(platform.log.take() == ["caret 122 65"])

    let other = typist.scene.addTextField(frame: Rect(10, 100, 200, 32))
    other.beginEditing()
    typist.scene.advance(by: 0)
    #expect(platform.log.take() == ["caret 18 108"], "from one field to the next it goes on")
    other.view.destroy()
    typist.scene.advance(by: 0)
    #expect(platform.log.take() == ["end"])
  }

  @Test("W10: only the key window's first responder edits")
  func keyWindow() {
    let typist = Typist("abc")
    let front = typist.scene.addWindow(frame: Rect(0, 200, 400, 200))
    let other = typist.scene.addTextField(frame: Rect(0, 0, 100, 30), to: front.view)
    typist.scene.window.makeKey()
    other.beginEditing()
    typist.type("x")
    #expect(typist.field.text == "abcx" && other.text.isEmpty)
    front.makeKey()
    typist.type("y")
    #expect(typist.field.text == "abcx" && other.text == "y")
  }

  @Test func aGameProvidesItsOwnTextInput() {
    final class Terminal: TextInput {
      var text = ""
      var canBeginEditing: Bool { true }
      func didBeginEditing() { text += "[" }
      func didEndEditing() { text += "]" }
      func insertText(_ text: String) { self.text += text }
      func setMarkedText(_ editing: TextEditing) { text += "(\(editing.text))" }
      func take(_ press: Press) -> Bool { press.typesText }
      var caretRect: Rect { .zero }
    }
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let terminal = Terminal()
    stage.scene.setTextInput(terminal, of: view.entity)

    stage.scene.moveFocus(.next)
    #expect(view.isFocused)
    stage.scene.setTextInput(nil, of: view.entity)
    stage.scene.advance(by: 0.02)
    #expect(!view.isFocused)
    stage.scene.setTextInput(terminal, of: view.entity)

    #expect(view.becomeFirstResponder())
    stage.scene.send(.text("a"))
    stage.scene.send(.textEditing(TextEditing("b", caret: 1)))
    view.removeFromSuperview()
    stage.scene.send(.text("c"))

    #expect(terminal.text == "[a(b)]")
  }

  @Test("A field whose responder resigns as soon as it is first reports no editing, and no end without a beginning")
  func resignsAtOnce() {
    let stage = Stage()
    let field = stage.scene.addTextField(frame: Rect(0, 0, 100, 30))
    field.editingDidBegin = { [log = stage.log] _ in log.write("begins") }
    field.editingDidEnd = { [log = stage.log] _ in log.write("ends") }
    field.view.setResponder(ResponderRecorder("field", in: stage.log) { $0.on["became"] = { field.endEditing() } })

    #expect(!field.beginEditing())

    #expect(stage.lines == ["field became", "field resigned"])
    #expect(!field.isEditing)
  }

  @Test("P8: a controller that is unplugged does not cancel the keys that edit text")
  func pulledWhileTyping() {
    let typist = Typist("abcdef")
    typist.scene.send(.key(KeySample(.backspace, isDown: true)))
    typist.scene.send(.device(.removed(DeviceID(7))))
    typist.scene.send(.key(KeySample(.backspace, isDown: true, isRepeat: true)))
    typist.scene.advance(by: 0.01)
    #expect(typist.field.text == "abcd")
  }
}
