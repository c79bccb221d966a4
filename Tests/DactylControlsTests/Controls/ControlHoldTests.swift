import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Controls that a finger and a key hold at once: each begins and ends for itself (C11, P9).
@Suite struct ControlHoldTests {
  private let stage = Stage()
  private let pad = DeviceID(7)

  /// A control that has the focus and a finger on it.
  private func held() -> Control {
    let control = stage.control()
    stage.scene.requestFocus(at: control.view.entity)
    stage.one.press(at: Point(150, 120))
    return control
  }

  private func pressButton() { stage.scene.send(.press(PressSample(.button(.a), .began, device: pad))) }
  private func releaseButton() { stage.scene.send(.press(PressSample(.button(.a), .ended, force: 0, device: pad))) }

  @Test("A button whose device is removed is cancelled, and the finger continues") func deviceGoes() {
    let control = held()
    pressButton()
    stage.scene.send(.device(.removed(pad)))

    #expect(stage.lines == ["ok touchDown", "ok touchDown", "ok touchCancel"])
    #expect(control.isHighlighted && control.isTracking)
    pressButton()
    releaseButton()
    stage.one.lift()
    #expect(stage.lines == ["ok touchDown", "ok touchUpInside", "ok primary", "ok touchUpInside", "ok primary"])
    #expect(!control.isHighlighted)
  }

  @Test("A finger that is cancelled is released, and the button continues") func fingerGoes() {
    let control = held()
    pressButton()
    stage.one.cancel()

    #expect(stage.lines == ["ok touchDown", "ok touchDown", "ok touchCancel"])
    #expect(control.isHighlighted && !control.isTracking)
    releaseButton()
    #expect(stage.lines == ["ok touchUpInside", "ok primary"])
    #expect(!control.isHighlighted)
  }

  @Test("Disabling or destroying the control cancels both", arguments: [false, true]) func bothGo(_ isDestroyed: Bool) {
    let control = held()
    pressButton()
    if isDestroyed { control.view.destroy() } else { control.isEnabled = false }

    #expect(stage.lines == ["ok touchDown", "ok touchDown", "ok touchCancel", "ok touchCancel"])
    releaseButton()
    stage.one.lift()
    #expect(stage.lines.isEmpty && !control.isHighlighted)
  }

  /// Withholds the ends of presses, or of touches, from the receiver behind it.
  private struct Keeper: TouchResponder, PressResponder {
    let handledEvents: ResponderEvents
    mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { .handled }
    mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { .handled }
    mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { .handled }
  }

  @Test("A destroyed control is notified of its cancel, also when a responder withholds the end")
  func endsBehindAKeeper() {
    let control = held()
    control.view.setResponder(Keeper(handledEvents: .touchesCancelled))
    control.view.destroy()

    #expect(stage.lines == ["ok touchDown", "ok touchCancel"])
  }

  @Test("A destroyed control is notified of its cancel, also when its finger continues elsewhere") func fingerGoesOn() {
    let control = stage.control()
    let child = stage.scene.addView(frame: Rect(0, 0, 50, 50), to: control.view)
    stage.one.press(at: Point(110, 120))
    stage.scene.window.view.addSubview(child)
    control.view.destroy()

    #expect(stage.lines == ["ok touchDown", "ok touchCancel"])
    #expect(stage.scene.liveTouches.count == 1)
  }

  @Test(
    "A finger whose end a responder withholds is cancelled alone; a select key still reaches the control (F24)",
    arguments: [false, true])
  func endIsKept(_ isFinger: Bool) {
    let control = held()
    control.view.setResponder(Keeper(handledEvents: isFinger ? .touchesEnded : .pressesEnded))
    pressButton()
    if isFinger { stage.one.lift() } else { releaseButton() }

    let end = isFinger ? ["ok touchCancel"] : ["ok touchUpInside", "ok primary"]
    #expect(stage.lines == ["ok touchDown", "ok touchDown"] + end)
    #expect(control.isHighlighted && control.isTracking == !isFinger)
    if isFinger { releaseButton() } else { stage.one.lift() }
    #expect(stage.lines == ["ok touchUpInside", "ok primary"])
  }

  @Test("A finger whose end was withheld is cancelled before the next one is tracked") func nextFinger() {
    let control = stage.control()
    let keeping = stage.scene.addView(frame: Rect(0, 0, 50, 50), to: control.view)
    stage.scene.addView(frame: Rect(50, 0, 50, 50), to: control.view)
    keeping.setResponder(Keeper(handledEvents: .touchesEnded))
    stage.one.press(at: Point(110, 120))
    stage.scene.together {
      stage.one.lift()
      stage.two.press(at: Point(190, 120))
    }
    stage.two.lift()

    #expect(
      stage.lines == ["ok touchDown", "ok touchCancel", "ok touchDown", "ok touchUpInside", "ok primary"])
  }
}
