import Dactyl
import DactylTesting
import TestStage
import Testing

/// Calls of a text input that become due while its own code runs.
@Suite struct TextInputCallTests {
  /// A text input that records its calls and their returns, and runs the closure that a test has set for them.
  private final class Editor: TextInput {
    let name: String
    let log: CallLog
    var on: [String: () -> Void] = [:]

    init(_ name: String, in log: CallLog) {
      self.name = name
      self.log = log
    }

    private func receive(_ what: String) {
      log.write("\(name) \(what)")
      guard let body = on[what] else { return }
      body()
      log.write("\(name) returns")
    }

    var canBeginEditing: Bool { true }
    var caretRect: Rect { .zero }
    func didBeginEditing() { receive("begins") }
    func didEndEditing() { receive("ends") }
    func insertText(_ text: String) { receive("gets \(text)") }
    func setMarkedText(_ editing: TextEditing) { receive("composes \(editing.text)") }
    func take(_ press: Press) -> Bool {
      receive("takes \(press.characters)")
      return true
    }
    func becameCurrent() { receive("current") }
    func resignedCurrent() { receive("not current") }
    func unmarkText() { receive("unmarks") }
  }

  private let stage = Stage()
  private var scene: Scene { stage.scene }

  private func editor(_ name: String) -> (View, Editor) {
    let view = scene.addView(frame: Rect(0, 0, 100, 30))
    let editor = Editor(name, in: stage.log)
    scene.setTextInput(editor, of: view.entity)
    return (view, editor)
  }

  private func edit(_ view: View) {
    view.becomeFirstResponder()
    stage.frame(at: 0)
    _ = stage.lines
  }

  @Test("A text input may resign and become first in its own call, and is notified of both when that returns")
  func givesUpAndTakesAgain() {
    let (view, a) = editor("a")
    edit(view)
    a.on["gets x"] = {
      view.resignFirstResponder()
      #expect(!view.isFirstResponder)
      view.becomeFirstResponder()
    }
    scene.send(.text("x"))
    scene.advance(by: 0.1)
    #expect(stage.lines == ["a gets x", "a returns", "a ends", "a begins"])
  }

  @Test(
    "R17: a text input may make another first in its own call: its editing ends first, then the other's begins",
    arguments: [true, false])
  func handsOn(hasResponder: Bool) {
    let (view, a) = editor("a")
    let (other, _) = editor("b")
    if hasResponder { other.setResponder(ResponderRecorder("b", in: stage.log)) }
    edit(view)
    a.on["gets x"] = {
      #expect(other.becomeFirstResponder() && other.isFirstResponder)
    }
    scene.send(.text("x"))
    let became = hasResponder ? ["b became"] : []
    #expect(stage.lines.starts(with: ["a gets x", "a returns", "a ends"] + became + ["b begins"]))
  }

  @Test("A text input that destroys its view in its own call is notified of the end of editing, and nothing more")
  func endsItsView() {
    let (view, a) = editor("a")
    edit(view)
    a.on["gets x"] = { view.destroy() }
    scene.send(.text("x"))
    scene.send(.text("y"))
    scene.advance(by: 0.1)
    #expect(stage.lines == ["a gets x", "a returns", "a ends", "a not current"])
    scene.advance(by: 0.1)
    #expect(stage.lines == [] && scene.textInput == nil)
  }

  @Test("The text input of a destroyed view is notified that it is no longer current")
  func isEnded() {
    let (view, _) = editor("a")
    edit(view)
    view.destroy()
    #expect(stage.lines == ["a ends"] && scene.needsFrame)
    scene.advance(by: 0.1)
    #expect(stage.lines == ["a not current"])
  }

  @Test("The text input of a responder that destroys its view as it resigns is notified of the end of editing")
  func endsAsItResigns() {
    let (view, _) = editor("a")
    view.setResponder(ResponderRecorder("view", in: stage.log) { $0.on["resigned"] = { view.destroy() } })
    edit(view)
    view.resignFirstResponder()
    #expect(stage.lines == ["view resigned", "a ends"])
  }

  @Test(
    "A text input that is replaced while it edits ends editing, and the new one begins", arguments: [true, false])
  func replaced(isBusy: Bool) {
    let (view, a) = editor("a")
    edit(view)
    let b = Editor("b", in: stage.log)
    a.on["gets x"] = {
      scene.setTextInput(b, of: view.entity)
      #expect(scene.textInput === b)
    }
    if isBusy {
      scene.send(.text("x"))
      scene.advance(by: 0.1)
      #expect(stage.lines == ["a gets x", "a returns", "a ends", "b begins", "a not current", "b current"])
    } else {
      scene.setTextInput(b, of: view.entity)
      #expect(stage.lines == ["a ends", "b begins"])
      scene.setTextInput(nil, of: view.entity)
      #expect(stage.lines == ["b ends"] && view.isFirstResponder)
    }
  }

  @Test("Text and keys sent in the middle of its own call are delivered when that returns, in order")
  func input() {
    let (view, a) = editor("a")
    a.on["begins"] = {
      scene.send(.text("x"))
      scene.send(.textEditing(TextEditing("ni", caret: 2)))
      stage.key(.space, .began, " ")
      scene.advance(by: 0.1)
    }
    view.becomeFirstResponder()
    #expect(stage.lines == ["a begins", "a returns", "a gets x", "a current", "a composes ni", "a takes  "])
    stage.key(.space, .ended)
  }

  @Test("An object that edits for two views receives one call at a time, too")
  func shared() {
    let (first, a) = editor("a")
    let second = scene.addView(frame: Rect(0, 50, 100, 30))
    scene.setTextInput(a, of: second.entity)
    edit(first)
    a.on["gets x"] = { second.becomeFirstResponder() }
    scene.send(.text("x"))
    #expect(stage.lines.prefix(4) == ["a gets x", "a returns", "a ends", "a begins"])
  }

  @Test("A controller's text input is notified of the end of editing with the controller")
  func ofAController() {
    let root = stage.root("root")
    scene.setTextInput(Editor("a", in: stage.log), of: root.entity)
    root.becomeFirstResponder()
    _ = stage.lines
    root.destroy()
    #expect(stage.lines.contains("a ends"))
  }
}
