import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// The search for key commands and their performers, with a focused item beside the first responder (R29, R34).
@Suite struct KeyCommandWalkTests {
  private let stage = Stage()
  private let k = Key(usage: 14)

  /// A panel with a command and a focused button in it, and beside it a page with a first responder.
  private func sides() -> (panel: View, page: View) {
    let panel = stage.witness("panel") {
      $0.keyCommands = [
        KeyCommand("k", .control, action: "find", title: "Find"), KeyCommand(.key(.escape), action: "close"),
      ]
      $0.actions = ["close"]
    }
    let button = stage.scene.addView(frame: Rect(0, 0, 50, 50), to: panel)
    button.canBecomeFocused = true
    let page = stage.witness("page", Rect(200, 0, 100, 100)) {
      $0.keyCommands = [
        KeyCommand(.key(.escape), action: "leave"), KeyCommand("l", .control, action: "list", title: "List"),
      ]
      $0.actions = ["find", "leave", "list"]
    }
    page.becomeFirstResponder()
    stage.scene.requestFocus(at: button.entity)
    _ = stage.lines
    return (panel, page)
  }

  @Test("R29: commands around the focused item come first, then those around the first responder; the same for actions")
  func focusedFirst() {
    let (panel, _) = sides()
    stage.key(.escape)
    stage.key(.escape, .ended)
    stage.key(k, .began, "k", .control)
    stage.key(k, .ended, "k", .control)
    stage.key(Key(usage: 15), .began, "l", .control)
    stage.key(Key(usage: 15), .ended, "l", .control)
    #expect(stage.lines == ["panel performs close", "page performs find", "page performs list"], "no presses (R33)")
    #expect(stage.scene.keyCommands.map(\.action) == ["find", "close", "list"])
    panel.subviews[0].canBecomeFocused = false
    stage.scene.updateFocusIfNeeded()
    stage.key(.escape)
    #expect(stage.scene.focusedItem == nil && stage.lines == ["page performs leave"], "it goes up from the page alone")
  }

  @Test("R29: the list that Control opens has the commands around the focused item, too")
  func discoverable() {
    _ = sides()
    #expect(stage.scene.discoverableKeyCommands.map(\.title) == ["Find", "", "List"])
  }

  @Test("R29: a responder on both routes is asked once, and last in the first one")
  func shared() {
    var asked: [String] = []
    func counted(_ name: String, _ frame: Rect, in parent: View?) -> View {
      stage.witness(name, frame, in: parent) { witness in
        witness.keyCommands = [KeyCommand("k", action: Action(name))]
        witness.actions = [Action(name)]
        witness.validating = {
          asked.append(name)
          $0.isEnabled = false
        }
      }
    }
    let root = counted("root", Rect(0, 0, 200, 100), in: nil)
    let left = counted("left", Rect(0, 0, 100, 100), in: root)
    let right = counted("right", Rect(100, 0, 100, 100), in: root)
    left.canBecomeFocused = true
    right.becomeFirstResponder()
    stage.scene.requestFocus(at: left.entity)
    _ = stage.lines
    stage.key(k, .began, "k")
    #expect(asked == ["left", "root", "right"])
    #expect(stage.lines == ["left pressesBegan", "root pressesBegan"], "the press begins at the focused item alone")
    right.canBecomeFocused = true
    stage.scene.requestFocus(at: right.entity)
    asked = []
    stage.key(Key(usage: 15), .began, "k")
    #expect(asked == ["right", "root"], "the focused item is the first responder")
  }

  @Test(
    "R34: a standard command needs only a responder that performs it; its release is no press (R33)",
    arguments: [
      KeyCommand("z", .control, action: .undo), KeyCommand("z", [.control, .shift], action: .redo),
      KeyCommand("x", .control, action: .cut), KeyCommand("c", .control, action: .copy),
      KeyCommand("v", .control, action: .paste), KeyCommand("a", .control, action: .selectAll),
      KeyCommand(.key(.delete), action: .delete),
    ])
  func standard(command: KeyCommand) {
    let (action, flags) = (command.action, command.modifierFlags)
    var (key, character) = (Key.delete, "")
    if case .character(let letter) = command.input {
      (key, character) = (Key.letter(letter.first ?? " ") ?? key, letter)
    }
    let card = stage.witness("card") { $0.actions = [action] }
    card.becomeFirstResponder()
    _ = stage.lines
    for phase in [PressSamplePhase.began, .ended] { stage.key(key, phase, character, flags) }
    #expect(stage.lines == ["card performs \(action)"])
    card.setResponder(ResponderRecorder("card", in: stage.log))
    for phase in [PressSamplePhase.began, .ended] { stage.key(key, phase, character, flags) }
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"], "nobody performs it: it is a press (R31)")
  }

  @Test("R34: standard commands are looked up after every key command of the chain")
  func standardLast() {
    let window = stage.scene.window.view
    window.setResponder(
      ResponderRecorder("window", in: stage.log) {
        $0.keyCommands = [KeyCommand("c", .control, action: "center")]
        $0.actions = ["center"]
      })
    stage.witness("card") { $0.actions = [.copy] }.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 6), .began, "c", .control)
    #expect(stage.lines == ["window performs center"])
  }
}
