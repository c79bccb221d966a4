import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Calls of a control, or of a closure that it runs, that become due in the middle of a call.
@Suite struct ControlCallTests {
  /// A behaviour that records its calls and their returns, and runs the closure that a test has set for them.
  private struct Scripted: ControlBehavior {
    final class Script { var on: [String: (Control) -> Void] = [:] }
    let log: CallLog
    let script = Script()

    private func receive(_ what: String, _ control: Control) {
      log.write(what)
      guard let body = script.on.removeValue(forKey: what) else { return }
      body(control)
      log.write("returns")
    }

    func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) { receive("begins", control) }
    func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
      receive("moves", control)
      return true
    }
    func endTracking(_ touch: Touch, in control: Control, with event: Event) { receive("ends", control) }
    func cancelTracking(in control: Control, with event: Event?) { receive("cancels", control) }
    func takes(_ step: ControlStep, in control: Control) -> Bool { true }
    func take(_ step: ControlStep, in control: Control) { receive("takes \(step)", control) }
    func repeats(_ step: ControlStep, in control: Control) -> Bool { true }
    func release(_ step: ControlStep, in control: Control) { receive("releases \(step)", control) }
  }

  private let stage = Stage()
  private let point = Point(150, 120)

  private func scripted() -> (Control, Scripted.Script) {
    let control = stage.control(for: .touchCancel)
    let behavior = Scripted(log: stage.log)
    control.behavior = behavior
    return (control, behavior.script)
  }

  // MARK: Closures

  @Test("A closure that sends its own event again runs again when it returns; the others run at once")
  func nestedEvents() {
    let control = stage.control(for: [])
    var left = 2
    control.addAction(for: .valueChanged) { [log = stage.log] control in
      log.write("first, \(left)")
      guard left > 0 else { return }
      left -= 1
      control.sendActions(for: .valueChanged)
      log.write("returns")
    }
    control.addAction(for: .valueChanged) { [log = stage.log] _ in log.write("second") }
    control.sendActions(for: .valueChanged)
    #expect(
      stage.lines == [
        "first, 2", "second", "returns", "first, 1", "second", "returns", "first, 0", "second",
      ])
  }

  @Test("A closure that sends its own event again for ever is stopped after a fixed number of calls", arguments: 1...2)
  func endless(times: Int) {
    let stage = Stage(expecting: [.unsettled])
    let control = stage.control(for: [])
    var count = 0
    control.addAction(for: .valueChanged) { control in
      count += 1
      for _ in 0..<times { control.sendActions(for: .valueChanged) }
    }
    control.sendActions(for: .valueChanged)
    #expect(count == 1001 && stage.diagnostics.kinds == [.unsettled])
  }

  @Test("A removed closure, or one of a destroyed control, is not run again", arguments: [true, false])
  func takenOff(ends: Bool) {
    let control = stage.control(for: [])
    var action: Subscription?
    action = control.addAction(for: .valueChanged) { [log = stage.log] control in
      log.write("runs")
      control.sendActions(for: .valueChanged)
      if ends { control.view.destroy() } else { action?.cancel() }
    }
    control.sendActions(for: .valueChanged)
    #expect(stage.lines == ["runs"])
  }

  @Test("A closure that destroys its control receives the pending cancel when it returns (C12)")
  func endsItsControl() {
    let control = stage.control(for: [])
    control.addAction(for: [.touchDown, .touchCancel]) { [log = stage.log] control, events in
      log.write(events == .touchDown ? "down" : "cancel")
      if events == .touchDown { control.view.destroy() }
      log.write("returns")
    }
    stage.one.press(at: point)
    #expect(stage.lines == ["down", "returns", "cancel", "returns"])
    stage.one.lift()
  }

  @Test(
    "A control that is disabled or destroyed as its tracking ends receives no cancel of that (C9, C11)",
    arguments: [true, false])
  func endsOnce(isDisabled: Bool) {
    let (_, script) = scripted()
    script.on["ends"] = { if isDisabled { $0.isEnabled = false } else { $0.view.destroy() } }
    stage.one.press(at: point)
    stage.one.lift()
    #expect(stage.lines == ["begins", "ends", "returns", "ok touchCancel"])
  }

  @Test(
    "A closure run by game code receives it as well; one removed before receives nothing more (C12)",
    arguments: [false, true])
  func endsItsControlOutside(isTakenOff: Bool) {
    let control = stage.control(for: [])
    var action: Subscription?
    action = control.addAction(for: [.valueChanged, .touchCancel]) { [log = stage.log] control, events in
      log.write(events == .valueChanged ? "changed" : "cancel")
      if isTakenOff { action?.cancel() }
      if events == .valueChanged { control.view.destroy() }
      log.write("returns")
    }
    stage.one.press(at: point)
    control.sendActions(for: .valueChanged)
    #expect(stage.lines == ["changed", "returns"] + (isTakenOff ? [] : ["cancel", "returns"]))
    stage.one.lift()
  }

  @Test("A closure that performs an action and sends it again performs it again when it returns")
  func nestedActions() {
    let view = stage.scene.addView(frame: .zero)
    var left = 1
    view.setAction("deal") { [scene = stage.scene, log = stage.log] sender in
      log.write("deals, \(left)")
      guard left > 0 else { return }
      left -= 1
      #expect(scene.sendAction("deal", to: view.entity) == view.entity)
      log.write("returns")
    }
    stage.scene.sendAction("deal", to: view.entity)
    #expect(stage.lines == ["deals, 1", "returns", "deals, 0"])
  }

  @Test("A text field's closure that edits the text by an action is called for that when it returns")
  func textField() {
    let typist = Typist("abc")
    typist.field.selection = 1..<2
    var isFirst = true
    typist.field.editingChanged = { [stage = typist.stage, scene = typist.scene] field in
      stage.log.write("changed \(field.text)")
      guard isFirst else { return }
      isFirst = false
      scene.undoManager?.undo()
      stage.log.write("returns")
    }
    typist.press(.delete)
    #expect(typist.stage.lines == ["changed ac", "returns", "changed abc"])
  }

  // MARK: Behaviours

  @Test("A behaviour that disables its control releases it at once, and receives the cancel when it returns (C13)")
  func disables() {
    let (control, script) = scripted()
    script.on["begins"] = { control in
      control.isEnabled = false
      #expect(!control.isTracking && !control.isHighlighted)
    }
    stage.one.press(at: point)
    stage.one.lift()
    #expect(stage.lines == ["begins", "returns", "cancels", "ok touchCancel"])
    #expect(!control.isEnabled)
  }

  @Test("A behaviour that disables and destroys its control receives the cancel once, when it returns (C12)")
  func disablesAndEnds() {
    let (_, script) = scripted()
    script.on["moves"] = { control in
      control.isEnabled = false
      control.view.destroy()
    }
    stage.one.press(at: point)
    stage.one.move(to: point + Vector(5, 0))
    stage.one.lift()
    #expect(stage.lines == ["begins", "moves", "returns", "cancels", "ok touchCancel"])
  }

  @Test("A behaviour that destroys its control while repeating a step receives the cancel when it returns")
  func endsAsItRepeats() {
    let (control, script) = scripted()
    stage.scene.requestFocus(at: control.view.entity)
    stage.one.press(at: point)
    stage.press(.key(.left))
    script.on["takes left"] = { $0.view.destroy() }
    stage.scene.advance(by: 0.6)
    #expect(stage.lines == ["begins", "takes left", "takes left", "returns", "cancels", "ok touchCancel"])
    stage.one.lift()
    stage.release(.key(.left))
  }

  @Test("A behaviour that cancels input while repeating a step is notified of that when it returns")
  func cancelsAsItRepeats() {
    let (control, script) = scripted()
    stage.scene.requestFocus(at: control.view.entity)
    stage.one.press(at: point)
    stage.press(.key(.left))
    script.on["takes left"] = { [scene = stage.scene] _ in scene.cancel(.all) }
    stage.scene.advance(by: 0.6)
    #expect(
      stage.lines == [
        "begins", "takes left", "takes left", "returns", "cancels", "ok touchCancel", "releases left",
      ])
    #expect(!control.isTracking)
    stage.one.lift()
    stage.release(.key(.left))
  }
}
