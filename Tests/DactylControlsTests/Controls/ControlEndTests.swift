import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Handlers that destroy their control, its superview or the window, in the middle of an event.
@Suite struct ControlEndTests {
  enum Victim: CaseIterable { case control, superview, window }

  private let stage = Stage()

  /// A control in a panel in a window of its own; the first action for an event ends one of them.
  private func control(ending victim: Victim, at event: ControlEvents) -> Control {
    let window = stage.scene.addWindow(frame: Rect(0, 0, 400, 400))
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400), to: window.view)
    let view = stage.scene.addView(frame: Rect(100, 100, 100, 50), to: panel)
    let control = view.makeControl()
    control.addAction(for: event) { [stage] control in
      stage.log.write("end")
      switch victim {
      case .control: control.view.destroy()
      case .superview: control.view.superview?.destroy()
      case .window: control.view.window?.view.destroy()
      }
    }
    control.record(as: "ok", in: stage.log)
    return control
  }

  @Test("A control destroyed at touchDown receives a cancel and nothing else", arguments: Victim.allCases)
  func touchDown(_ victim: Victim) {
    let control = control(ending: victim, at: .touchDown)
    stage.one.press(at: Point(150, 120))
    stage.one.move(to: Point(160, 120))
    stage.one.lift()
    #expect(stage.lines == ["end", "ok touchCancel"])
    #expect(!control.view.isAlive)
  }

  @Test("A control destroyed by a move receives a cancel", arguments: Victim.allCases)
  func drag(_ victim: Victim) {
    _ = control(ending: victim, at: .touchDragInside)
    stage.one.press(at: Point(150, 120))
    stage.one.move(to: Point(160, 120))
    stage.one.lift()
    #expect(stage.lines == ["ok touchDown", "end", "ok touchCancel"])
  }

  @Test("A control destroyed as the finger lifts receives no cancel", arguments: Victim.allCases)
  func up(_ victim: Victim) {
    _ = control(ending: victim, at: .touchUpInside)
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchDown", "end"])
  }

  @Test("A control destroyed by its cancel is not cancelled again", arguments: Victim.allCases)
  func cancel(_ victim: Victim) {
    _ = control(ending: victim, at: .touchCancel)
    stage.one.press(at: Point(150, 120))
    stage.one.cancel()
    #expect(stage.lines == ["ok touchDown", "end"])
  }

  /// Destroys its control as soon as that is shown as released.
  private final class Fragile: ControlBehavior {
    var wasPressed = false
    func show(_ control: Control) {
      if wasPressed, !control.isHighlighted { control.view.destroy() }
      wasPressed = control.isHighlighted
    }
  }

  @Test("A control that ends as it is shown as released receives a single cancel", arguments: [true, false])
  func shown(isLifted: Bool) {
    let control = stage.scene.addView(frame: Rect(100, 100, 100, 50)).makeControl(Fragile())
    control.record(as: "ok", in: stage.log)
    stage.one.press(at: Point(150, 120))
    if isLifted { stage.one.lift() } else { stage.one.cancel() }
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"])
    #expect(!control.view.isAlive)
  }

  @Test("A control destroyed while a key holds it receives a cancel", arguments: Victim.allCases)
  func key(_ victim: Victim) {
    let control = control(ending: victim, at: .touchDown)
    control.view.window?.makeKey()
    #expect(stage.scene.requestFocus(at: control.view.entity))
    stage.press(.key(.space))
    stage.release(.key(.space))
    #expect(stage.lines == ["end", "ok touchCancel"])
  }

  @Test("A game may destroy a control from outside while it is tracked")
  func outside() {
    let control = stage.control()
    stage.one.press(at: Point(150, 120))
    control.view.destroy()
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"])
    stage.one.lift()
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines.isEmpty)
  }

  @Test("A view in the slot of a destroyed control is no control")
  func reuse() {
    let control = stage.control()
    control.view.destroy()
    let view = stage.scene.addView(frame: Rect(100, 100, 100, 50))
    #expect(view.entity.index == control.view.entity.index && view.control == nil)
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines.isEmpty)
  }

  @Test("A control disabled by its own touchDown receives the cancel and no more (C13)")
  func disabled() {
    let control = stage.control(for: [])
    control.addAction(for: .touchDown) { $0.isEnabled = false }
    control.record(as: "ok", in: stage.log)
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"])
  }
}
