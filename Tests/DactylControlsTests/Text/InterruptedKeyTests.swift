import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Keys that are cancelled while their receiver is searched for, or before text is edited (T27).
@Suite struct InterruptedKeyTests {
  /// Cancels input when it is asked for its commands.
  private struct Interrupter: PressResponder, ActionResponder, KeyCommandResponder {
    let log: CallLog
    let interrupt: () -> Void
    var actions: [Action] { ["deal"] }
    var keyCommands: [KeyCommand] {
      interrupt()
      return [KeyCommand(.key(.backspace), action: "deal")]
    }
    mutating func perform(_ action: Action, from sender: Entity) { log.write("\(action)") }
    mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
      log.write("press")
      return .handled
    }
  }

  @Test("Text and commands ignore cancelled keys, which do not repeat", arguments: 0..<4)
  func taken(variant: Int) {
    let typist = Typist("abc", isEditing: variant != 3)
    let scene = typist.scene
    scene.window.view.setResponder(
      Interrupter(log: typist.stage.log) {
        switch variant {
        case 1: scene.cancel(.device(.unknown))
        case 2:
          scene.beginIgnoringInteractionEvents()
          scene.endIgnoringInteractionEvents()
        default: scene.cancel(.all)
        }
      })
    typist.press(.backspace, repeats: 2)
    #expect(typist.field.text == "abc")
    #expect(typist.stage.lines.isEmpty && scene.pendingWork.isEmpty)
  }

  @Test("A key whose edit cancels it edits nothing more")
  func takenByTheChange() {
    let typist = Typist("abc")
    typist.field.editingChanged = { [scene = typist.scene] _ in scene.cancel(.all) }
    typist.press(.backspace, repeats: 2)
    #expect(typist.field.text == "ab" && typist.scene.pendingWork.isEmpty)
  }

  @Test("A key that was cancelled before a field is edited repeats into no text")
  func takenBeforeEditing() {
    let typist = Typist("abc", isEditing: false)
    let scene = typist.scene
    scene.send(.key(KeySample(.backspace, isDown: true)))
    scene.cancel(.all)
    typist.field.beginEditing()
    scene.decisions.turnOn()
    for isDown in [true, true, false] { scene.send(.key(KeySample(.backspace, isDown: isDown, isRepeat: isDown))) }
    scene.advance(by: 0.01)
    #expect(typist.field.text == "abc" && scene.pendingWork.isEmpty)
    #expect(scene.decisions.decisions.filter { $0.kind == .ignore }.map(\.rule) == [.T27, .T27, .T27])
  }
}
