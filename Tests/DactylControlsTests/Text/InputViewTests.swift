import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct InputViewTests {
  private struct Keen: FirstResponding {
    var canBecomeFirstResponder: Bool { true }
  }

  @Test("R28: the window shows input views at its bottom while the first responder or its chain has them")
  func shown() {
    let stage = Stage()
    let scene = stage.scene
    let panel = scene.addView(frame: Rect(0, 0, 200, 200))
    let view = scene.addView(frame: Rect(0, 0, 100, 100), to: panel)
    view.setResponder(Keen())
    let other = scene.addView(frame: Rect(0, 0, 10, 10))
    other.setResponder(Keen())
    let keys = scene.makeView(frame: Rect(0, 0, 10, 90))
    let bar = scene.makeView(frame: Rect(0, 0, 10, 30))
    scene.setInputView(keys, of: view.entity)
    scene.setInputAccessoryView(bar, of: panel.entity)
    #expect(scene.inputView(from: view.entity) == keys && scene.inputAccessoryView(from: view.entity) == bar)
    #expect(scene.inputView(from: other.entity) == nil)
    scene.advance(by: 0)
    #expect(keys.superview == nil && bar.superview == nil)

    view.becomeFirstResponder()
    #expect(scene.needsFrame)
    scene.advance(by: 0)
    #expect(keys.superview == scene.window.view && keys.frame == Rect(0, 310, 400, 90))
    #expect(bar.superview == scene.window.view && bar.frame == Rect(0, 280, 400, 30))
    #expect(scene.hitTest(Point(200, 390)) == keys)

    scene.size = Size(300, 500)
    scene.advance(by: 0)
    #expect(keys.frame == Rect(0, 410, 300, 90) && bar.frame == Rect(0, 380, 300, 30))

    other.becomeFirstResponder()
    scene.advance(by: 0)
    #expect(keys.superview == nil && bar.superview == nil)
    view.becomeFirstResponder()
    scene.advance(by: 0)
    view.destroy()
    scene.advance(by: 0)
    #expect(keys.superview == nil && bar.superview == nil)
    #expect(!scene.needsFrame)
  }

  @Test("R28: input views are looked up again on request")
  func reload() {
    let stage = Stage()
    let scene = stage.scene
    let field = scene.addTextField(frame: Rect(0, 0, 100, 30))
    field.beginEditing()
    let keys = scene.makeView(frame: Rect(0, 0, 10, 90))
    scene.setInputView(keys, of: field.view.entity)
    scene.advance(by: 0)
    #expect(keys.superview == scene.window.view)

    scene.setInputView(nil, of: field.view.entity)
    let bar = scene.makeView(frame: Rect(0, 0, 10, 20))
    let panel = scene.addView(frame: Rect(0, 0, 200, 200))
    scene.setInputAccessoryView(bar, of: panel.entity)
    scene.advance(by: 0)
    #expect(keys.superview == nil && bar.superview == nil)
    scene.setNextResponder(panel.entity, after: field.view.entity)
    scene.reloadInputViews()
    scene.advance(by: 0)
    #expect(bar.frame == Rect(0, 380, 400, 20))
    bar.destroy()
    scene.advance(by: 0)
    #expect(field.isEditing)
  }
}
