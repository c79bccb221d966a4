import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Controls, lists and text fields as first responders: keys come with the focus, and being first responder is another
/// state (R12, R18, F26).
@Suite struct ControlFirstResponderTests {
  @Test("R12: controls and lists can't become first responder by default, and a diagnostic names the setting")
  func refused() {
    let stage = Stage(expecting: [.refusedFirstResponder])
    let control = stage.control()
    let list = stage.scene.addListView(frame: Rect(0, 200, 100, 100), rows: { 3 }) { _, _, _ in }
    stage.frame(at: 0)
    var said: [String] = []
    stage.scene.onDiagnostic { said.append("\($0)") }
    #expect(!control.becomeFirstResponder() && !list.view.becomeFirstResponder())
    #expect(said.count == 2 && said.allSatisfy { $0.contains("requestFocus") }, "\(said)")
    #expect(stage.scene.firstResponder == nil)
    #expect(stage.scene.requestFocus(at: list.view.entity) && stage.scene.requestFocus(at: control.view.entity))
  }

  /// A responder with its own answer to whether it can become first responder.
  private struct Own: FirstResponding {
    var canBecomeFirstResponder: Bool
    var canResignFirstResponder = true
  }

  @Test("R12: a control that the game allows to become first responder can", arguments: [true, false])
  func allowed(isByResponder: Bool) {
    let stage = Stage()
    let control = stage.control()
    if isByResponder {
      control.view.setResponder(Own(canBecomeFirstResponder: false))
      #expect(!control.becomeFirstResponder(), "it answers itself: nothing to report")
      control.view.setResponder(Own(canBecomeFirstResponder: true))
    } else {
      control.canBecomeFirstResponder = true
    }
    #expect(control.becomeFirstResponder() && control.view.isFirstResponder && !control.view.isFocused)
    #expect(control.state == .normal)
  }

  @Test("R18: hiding or disabling a first responder does not make it resign", arguments: 0..<3)
  func stays(variant: Int) {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 300, 300))
    let control = stage.control(in: panel)
    control.canBecomeFirstResponder = true
    control.becomeFirstResponder()
    switch variant {
    case 0: control.view.isHidden = true
    case 1: panel.isHidden = true
    default: control.isEnabled = false
    }
    stage.key(.x)
    stage.frame(at: 10)
    #expect(control.view.isFirstResponder)
  }

  @Test("R18: a text input resigns at once when it is hidden or disabled, and is not asked", arguments: 0..<3)
  func editing(variant: Int) {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 300, 300))
    let field = stage.scene.addTextField(frame: Rect(10, 10, 100, 30), to: panel)
    field.view.setResponder(Own(canBecomeFirstResponder: true, canResignFirstResponder: false))
    field.editingDidEnd = { _ in stage.log.write("end") }
    #expect(field.beginEditing() && !field.view.resignFirstResponder())
    switch variant {
    case 0: field.view.isHidden = true
    case 1: panel.isHidden = true
    default: field.isEnabled = false
    }
    #expect(!field.isEditing && stage.scene.firstResponder == nil && stage.lines == ["end"])
  }

  @Test("R18: a field whose window is hidden continues when that is shown again")
  func hiddenWindow() {
    let stage = Stage()
    let other = stage.scene.addWindow(frame: Rect(0, 0, 300, 300))
    other.makeKey()
    let field = stage.scene.addTextField(frame: Rect(10, 10, 100, 30), to: other.view)
    field.beginEditing()
    other.isHidden = true
    #expect(stage.scene.textInput == nil && stage.scene.firstResponder(of: other) == field.view.entity)
  }
}
