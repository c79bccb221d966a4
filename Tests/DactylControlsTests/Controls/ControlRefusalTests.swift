import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Recognizers of views around a control (G27).
@Suite struct ControlRefusalTests {
  private let stage = Stage()
  private var panel: View { stage.scene.window.view }

  @Test("A single tap around a control fails; a double tap does not")
  func taps() {
    stage.add(TapGestureRecognizer(), to: panel, as: "tap")
    stage.control(for: [.touchUpInside, .touchCancel])
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchUpInside"])
    stage.one.tap(at: Point(300, 300))
    #expect(stage.lines == ["tap ended"])
  }

  @Test("A tap on the control is not refused, nor one around it while it is disabled")
  func own() {
    let control = stage.control(for: [.touchUpInside, .touchCancel])
    let tap = stage.add(TapGestureRecognizer(), to: control.view, as: "own")
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchCancel", "own ended"])
    tap.remove()
    stage.add(TapGestureRecognizer(), to: panel, as: "tap")
    control.isEnabled = false
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines == ["tap ended"])
  }

  @Test("A tap on a control's plain subview is refused too")
  func subview() {
    stage.add(TapGestureRecognizer(), to: panel, as: "tap")
    let control = stage.control(for: .touchUpInside)
    stage.scene.addView(frame: Rect(0, 0, 20, 20), to: control.view)
    stage.one.tap(at: Point(105, 105))
    #expect(stage.lines == ["ok touchUpInside"])
  }

  @Test("The view's own gate replaces the control's answer (G26)")
  func gate() {
    stage.add(TapGestureRecognizer(), to: panel, as: "tap")
    let control = stage.control(for: [.touchUpInside, .touchCancel])
    control.view.gestureRecognizerShouldBegin = { _ in true }
    stage.one.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchCancel", "tap ended"])
  }

  @Test("A slider refuses swipes along it, not across")
  func slider() {
    stage.add(SwipeGestureRecognizer(direction: .right), to: panel, as: "right")
    stage.add(SwipeGestureRecognizer(direction: .down), to: panel, as: "down")
    let slider = stage.scene.addSlider(frame: Rect(100, 100, 200, 30))
    stage.one.drag(from: slider.knobFrame.center + Vector(100, 100), to: Point(260, 115), duration: 0.1, steps: 5)
    stage.one.lift()
    #expect(stage.lines.isEmpty && slider.value > 0.5)
    slider.value = 0
    stage.one.drag(from: slider.knobFrame.center + Vector(100, 100), to: Point(115, 300), duration: 0.1, steps: 5)
    stage.one.lift()
    #expect(stage.lines == ["down ended"])
  }

  @Test("A toggle refuses pans along it from its knob, not across")
  func toggle() {
    stage.add(PanGestureRecognizer(), to: panel, as: "pan")
    let toggle = stage.scene.addToggle(frame: Rect(100, 100, 60, 30))
    stage.one.drag(from: Point(110, 115), to: Point(180, 115), steps: 5)
    stage.one.lift()
    #expect(stage.lines.isEmpty && toggle.isOn)
    stage.one.drag(from: Point(150, 115), to: Point(150, 200), steps: 5)
    #expect(stage.lines.first == "pan began" && toggle.isOn)
    stage.one.lift()
  }
}
