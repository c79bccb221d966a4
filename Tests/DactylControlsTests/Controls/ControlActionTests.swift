import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The actions of a control for its events (C15, C16, C18).
@Suite struct ControlActionTests {
  private let stage = Stage()

  @Test("Actions run once each, in the order in which they were added (C15)")
  func order() {
    let control = stage.control(for: [])
    control.addAction(for: [.touchDown, .valueChanged]) { _ in stage.log.write("first") }
    control.addAction(for: .valueChanged) { _ in stage.log.write("second") }
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(stage.lines == ["first", "second"])
    #expect(control.registeredEvents == [.touchDown, .valueChanged])
  }

  @Test("A removed action runs no more, also when another action removes it first")
  func removal() {
    let control = stage.control(for: [])
    var later: Subscription?
    control.addAction(for: .valueChanged) { control in
      stage.log.write("first")
      later?.cancel()
    }
    later = control.addAction(for: .valueChanged) { _ in stage.log.write("second") }
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(stage.lines == ["first", "first"])
  }

  @Test("A target performs the action, and gets the control as its sender; of one pair there is one entry (C15)")
  func target() {
    let control = stage.control(for: [])
    let target = stage.scene.addView(frame: .zero)
    target.setAction("deal") { sender in stage.log.write("deal \(sender == control.view.entity)") }
    control.addTarget(target.entity, action: "deal", for: .touchDown)
    control.addTarget(target.entity, action: "deal", for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(stage.lines == ["deal true"])
    control.removeTarget(target.entity, action: "deal", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(stage.lines.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(stage.lines == ["deal true"])
  }

  @Test("Without a target the chain is searched when the action fires (C16)")
  func nilTarget() {
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let control = stage.control(in: panel, for: [])
    control.addTarget(nil, action: "deal", for: .touchUpInside)
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines.isEmpty)
    panel.setAction("deal") { _ in stage.log.write("panel deals") }
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines == ["panel deals"])
  }

  @Test("A destroyed target receives nothing (C18)")
  func goneTarget() {
    let control = stage.control(for: [])
    let target = stage.scene.addView(frame: .zero)
    target.setAction("deal") { _ in stage.log.write("deal") }
    control.addTarget(target.entity, action: "deal", for: .touchUpInside)
    target.destroy()
    let other = stage.scene.addView(frame: .zero)
    other.setAction("deal") { _ in stage.log.write("other") }
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines.isEmpty)
  }

  @Test("A handle of a destroyed control does nothing, and reports that")
  func gone() {
    let stage = Stage(expecting: [.staleHandle])
    let control = stage.control()
    control.view.destroy()
    control.isEnabled = false
    control.addAction { _ in }
    control.sendActions(for: .touchDown)
    #expect(stage.lines.isEmpty && control.isEnabled && !control.isTracking)
    #expect(stage.diagnostics.kinds.allSatisfy { $0 == .staleHandle } && stage.diagnostics.kinds.count >= 2)
  }
}
