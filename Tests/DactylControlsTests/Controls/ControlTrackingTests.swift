import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The events of a control for its finger (C1-C14).
@Suite struct ControlTrackingTests {
  private let stage = Stage()
  private var finger: Finger { stage.one }

  @Test("The bits of events and states equal UIKit's (C1, C14)")
  func bits() {
    #expect(ControlEvents.touchDown.rawValue == 1 && ControlEvents.touchCancel.rawValue == 256)
    #expect(ControlEvents.valueChanged.rawValue == 4096 && ControlEvents.primaryActionTriggered.rawValue == 8192)
    #expect(ControlEvents.editingDidBegin.rawValue == 65536)
    #expect(ControlEvents.allEditingEvents.contains(.editingDidEndOnExit))
    #expect(!ControlEvents.allTouchEvents.contains(.valueChanged))
    let states: [ControlState] = [.highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("A tap presses a control: touch down, up inside and its primary action (C2, C9)")
  func tap() {
    let control = stage.control()
    finger.press(at: Point(150, 120))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    finger.lift()
    #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
    #expect(stage.lines == ["ok touchDown", "ok touchUpInside", "ok primary"])
  }

  @Test("A second quick tap sends touchDownRepeat, beside its touchDown (C3)")
  func repeated() {
    stage.control(for: [.touchDown, .touchDownRepeat])
    finger.tap(at: Point(150, 120), count: 2)
    #expect(stage.lines == ["ok touchDown", "ok touchDown", "ok touchDownRepeat"])
  }

  @Test("A finger is inside up to the margin, and highlights only there (C5-C8)")
  func margin() {
    let control = stage.control()
    finger.press(at: Point(150, 120))
    finger.move(to: Point(269, 120))
    #expect(control.isTouchInside)
    finger.move(to: Point(271, 120))
    #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
    finger.move(to: Point(300, 120))
    finger.move(to: Point(269, 120))
    #expect(control.isTouchInside && control.isHighlighted)
    finger.move(to: Point(390, 120))
    finger.lift()
    #expect(
      stage.lines == [
        "ok touchDown", "ok touchDragInside", "ok touchDragExit", "ok touchDragOutside", "ok touchDragOutside",
        "ok touchDragEnter", "ok touchDragInside", "ok touchDragExit", "ok touchDragOutside", "ok touchUpOutside",
      ])
  }

  @Test("The margin is a setting, of the scene and of a control; a mouse has none (C8)")
  func margins() {
    let control = stage.control(for: .touchDragExit)
    let mouse = Mouse(in: stage.scene)
    mouse.press(at: Point(199, 120))
    mouse.move(to: Point(201, 120))
    mouse.release()
    #expect(stage.lines == ["ok touchDragExit"])
    stage.scene.controlSettings.touchMargin = 10
    finger.drag(from: Point(150, 120), to: Point(211, 120), steps: 1)
    finger.lift()
    #expect(stage.lines == ["ok touchDragExit"])
    control.touchMargin = 30
    finger.drag(from: Point(150, 120), to: Point(229, 120), steps: 1)
    finger.lift()
    #expect(stage.lines.isEmpty)
  }

  @Test("A second finger changes nothing, also on a subview (C4)")
  func secondFinger() {
    let control = stage.control()
    stage.scene.addView(frame: Rect(0, 0, 20, 20), to: control.view)
    finger.press(at: Point(150, 120))
    stage.two.press(at: Point(105, 105))
    stage.two.lift()
    finger.lift()
    #expect(stage.lines == ["ok touchDown", "ok touchUpInside", "ok primary"])
  }

  @Test(
    "A finger whose end is held back is tracked until the release; the next is a second one (C4, G53)")
  func withheldEnd() {
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    panel.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    panel.addGestureRecognizer(PanGestureRecognizer())
    let control = stage.control(in: panel)
    finger.tap(at: Point(150, 120))
    #expect(control.isTracking && stage.lines == ["ok touchDown"], "its end is held back")
    finger.press(at: Point(150, 120))
    finger.drag(to: Point(150, 220))
    finger.lift()
    #expect(stage.lines == ["ok touchUpInside", "ok primary"])
    #expect(!control.isTracking && control.state == .normal)
  }

  @Test("A control whose touch a double tap cancels receives one finger: down, and one cancel (C4, C11, G55)")
  func takenByDoubleTap() {
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    panel.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    let control = stage.control(in: panel)
    finger.tap(at: Point(150, 120), count: 2)
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"] && !control.isTracking)
    stage.scene.advance(by: 1)
    finger.tap(at: Point(150, 120))
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["ok touchDown", "ok touchUpInside", "ok primary"])
  }

  @Test("Two fingers track two controls at once")
  func twoControls() {
    let first = stage.control("a", Rect(0, 0, 100, 50), for: [.touchDown, .touchUpInside])
    let second = stage.control("b", Rect(200, 200, 100, 50), for: [.touchDown, .touchUpInside])
    finger.press(at: Point(10, 10))
    stage.two.press(at: Point(210, 210))
    #expect(first.isTracking && second.isTracking)
    finger.lift()
    #expect(!first.isTracking && second.isTracking)
    stage.two.lift()
    #expect(stage.lines == ["a touchDown", "b touchDown", "a touchUpInside", "b touchUpInside"])
  }

  @Test("A system cancel cancels the tracking (C11)")
  func cancelled() {
    let control = stage.control()
    finger.press(at: Point(150, 120))
    finger.cancel()
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"] && control.state == .normal)
  }

  @Test("A control removed during tracking is cancelled once (C12)")
  func removed() {
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let control = stage.control(in: panel)
    finger.press(at: Point(150, 120))
    panel.removeFromSuperview()
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"] && !control.isTracking)
    finger.lift()
    #expect(stage.lines.isEmpty)
  }

  @Test("A disabled control is silent, and disabling it during tracking cancels (C13)")
  func disabled() {
    let control = stage.control()
    finger.press(at: Point(150, 120))
    control.isEnabled = false
    #expect(control.state == .disabled && !control.isTracking)
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"])
    finger.lift()
    finger.tap(at: Point(150, 120))
    #expect(stage.lines.isEmpty)
    control.isEnabled = true
    stage.scene.advance(by: 1)
    finger.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchDown", "ok touchUpInside", "ok primary"])
  }

  @Test("Touches end at the control, disabled or not (C17)")
  func stops() {
    let panel = stage.view("panel", Rect(0, 0, 400, 400))
    let control = stage.control(in: panel, for: .touchUpInside)
    finger.tap(at: Point(150, 120))
    control.isEnabled = false
    finger.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchUpInside"])
  }

  @Test("A behaviour of a game's own refuses, continues and ends the tracking (C2, C5)")
  func behavior() {
    struct Dial: ControlBehavior {
      let log: CallLog
      func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
        touch.location(in: control.view).x > 20
      }
      func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
        touch.location(in: control.view).x < 80
      }
      func endTracking(_ touch: Touch, in control: Control, with event: Event) { log.write("end") }
      func cancelTracking(in control: Control, with event: Event?) { log.write("cancel") }
    }
    let control = stage.control()
    control.behavior = Dial(log: stage.log)
    finger.tap(at: Point(110, 120))
    #expect(stage.lines.isEmpty)
    stage.scene.advance(by: 1)
    finger.press(at: Point(150, 120))
    finger.move(to: Point(160, 120))
    finger.move(to: Point(190, 120))
    #expect(!control.isTracking && control.state == .normal)
    finger.lift()
    #expect(stage.lines == ["ok touchDown", "ok touchDragInside", "end"])
    stage.scene.advance(by: 1)
    finger.press(at: Point(150, 120))
    finger.cancel()
    #expect(stage.lines == ["ok touchDown", "cancel", "ok touchCancel"])
  }

  @Test("A responder of a game's own on the same view is asked first")
  func ownResponder() {
    let control = stage.control(for: .touchUpInside)
    control.view.setResponder(TouchRecorder("own", in: stage.log, answer: .passToNext))
    finger.tap(at: Point(150, 120))
    #expect(stage.lines == ["own touchesBegan 1", "own touchesEnded 1", "ok touchUpInside"])
    control.view.setResponder(TouchRecorder("own", in: stage.log, answer: .handled))
    finger.tap(at: Point(150, 120))
    #expect(stage.lines == ["own touchesBegan 1", "own touchesEnded 1"])
    #expect(control.view.responder(as: TouchRecorder.self) != nil)
    control.view.removeResponder()
    finger.tap(at: Point(150, 120))
    #expect(stage.lines == ["ok touchUpInside"])
  }
}
