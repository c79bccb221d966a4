import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Controls that repeat while they are held.
@Suite struct ControlRepeatTests {
  private let stage = Stage()
  private let stepper: Stepper

  init() {
    let log = stage.log
    stepper = stage.scene.addStepper(value: 50, frame: Rect(100, 100, 100, 40)) {
      log.write("\($0.value)")
    }
  }

  private let more = Point(180, 120)

  @Test(
    "Responders around a control receive all of an arrow that the control ignores, and no other (T20)")
  func passesOn() {
    stage.scene.window.view.setResponder(
      ResponderRecorder("window", in: stage.log) {
        $0.handledEvents = .presses
        $0.answer = .handled
      })
    stage.scene.requestFocus(at: stepper.view.entity)
    for modifiers in [ModifierFlags.control, []] {
      stage.key(.right, .began, "", modifiers)
      stage.scene.advance(by: 0.01)
      stage.key(.right, .ended)
      stage.scene.advance(by: 0.01)
    }
    #expect(stage.lines == ["window pressesBegan", "window pressesEnded", "51.0"])
  }

  @Test("A finger that holds a half repeats after half a second, ten times a second, and faster later")
  func finger() {
    stage.one.press(at: more)
    stage.scene.advance(by: 0.49)
    #expect(stage.lines.isEmpty)
    stage.scene.advance(by: 0.02)
    #expect(stage.lines == ["51.0"])
    stage.scene.advance(by: 0.3)
    #expect(stage.lines == ["52.0", "53.0", "54.0"])
    stage.scene.advance(by: 0.6)
    _ = stage.lines
    stage.scene.advance(by: 1)
    #expect(stage.lines.count == 25)
    let value = stepper.value
    stage.one.lift()
    stage.scene.advance(by: 2)
    #expect(stage.lines.isEmpty && stepper.value == value, "lifting adds nothing")
    #expect(stage.scene.nextDeadline == nil)
  }

  @Test("A lifted finger repeats nothing, also while its end is held back (C4, G53)")
  func withheldEnd() {
    stage.scene.gestureSettings.tapInterval = 3
    stage.scene.window.view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    stage.one.press(at: more)
    stage.scene.advance(by: 0.4)
    stage.one.lift()
    stage.scene.advance(by: 2)
    #expect(stage.lines.isEmpty)
    stage.scene.advance(by: 2)
    #expect(stage.lines == ["51.0"])
  }

  @Test("A tap is one step, and without autorepeat so is a long press")
  func once() {
    stage.one.press(at: more)
    stage.scene.advance(by: 0.4)
    stage.one.lift()
    stepper.autorepeat = false
    stage.one.press(at: more)
    stage.scene.advance(by: 3)
    #expect(stage.scene.nextDeadline == nil)
    stage.one.lift()
    #expect(stage.lines == ["51.0", "52.0"])
  }

  /// Repeats the last of some directions while a finger holds it, if it handles that one.
  private struct Dial: ControlBehavior {
    let log: CallLog
    var steps: (Touch) -> [ControlStep]
    func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { true }
    func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) {
      for step in steps(touch) { control.repeatWhileTracking(step) }
    }
    func takes(_ step: ControlStep, in control: Control) -> Bool { step != .down }
    func take(_ step: ControlStep, in control: Control) { log.write("\(step)") }
  }

  @Test("A control repeats a step that its behaviour handles, for the finger that began it")
  func oneStep() {
    let view = stage.scene.addView(frame: Rect(0, 200, 90, 50))
    view.makeControl(
      Dial(log: stage.log) { touch in
        touch.location.x < 30 ? [.left, .right] : touch.location.x < 60 ? [.down] : []
      })
    func hold(_ x: Float) {
      stage.one.press(at: Point(x, 220))
      stage.scene.advance(by: 0.55)
      stage.one.lift()
    }
    hold(10)
    #expect(stage.lines == ["right"])
    hold(40)
    #expect(stage.lines.isEmpty, "it takes no such step")
    stage.one.tap(at: Point(10, 220))
    hold(70)
    #expect(stage.lines.isEmpty, "the finger that began it is gone")
  }

  @Test("The length of frames does not change repeats")
  func frames() {
    var values: [Double] = []
    for length in [0.001, 0.016, 0.25, 3] {
      stepper.value = 50
      stage.one.press(at: more)
      var passed = 0.0
      while passed < 3 {
        stage.scene.advance(by: min(length, 3 - passed))
        passed += length
      }
      values.append(stepper.value)
      stage.one.lift()
    }
    #expect(Set(values).count == 1 && values[0] > 80)
  }

  @Test("Repeats pause outside and resume inside; a cancel ends them")
  func outside() {
    stage.one.press(at: more)
    stage.one.move(to: Point(390, 390))
    stage.scene.advance(by: 1)
    #expect(stage.lines.isEmpty)
    stage.one.move(to: more)
    stage.scene.advance(by: 0.1)
    #expect(!stage.lines.isEmpty)
    stage.one.cancel()
    stage.scene.advance(by: 1)
    #expect(stage.lines.isEmpty && stage.scene.nextDeadline == nil)
  }

  @Test(
    "A held arrow and directional pad repeat as well",
    arguments: [
      PressType.key(.left), .button(.dpadLeft),
    ])
  func keys(_ type: PressType) {
    stage.scene.requestFocus(at: stepper.view.entity)
    stage.press(type)
    #expect(stage.lines == ["49.0"])
    stage.scene.advance(by: 0.65)
    #expect(stage.lines == ["48.0", "47.0"])
    stage.release(type)
    stage.scene.advance(by: 1)
    #expect(stage.lines.isEmpty && stage.scene.nextDeadline == nil)

    stage.press(type)
    stage.scene.send(.window(.deactivated))
    stage.scene.advance(by: 1)
    stage.release(type)
    stage.press(type)
    stepper.view.canBecomeFocused = false
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["46.0", "45.0"] && stage.scene.nextDeadline == nil)
  }

  @Test("A held arrow repeats on a slider")
  func slider() {
    let slider = stage.scene.addSlider(range: 0...20, frame: Rect(100, 200, 228, 28))
    stage.scene.requestFocus(at: slider.view.entity)
    stage.press(.key(.right))
    stage.scene.advance(by: 0.65)
    #expect(slider.value == 3)
    stage.release(.key(.right))
  }

  @Test("A slider that is not continuous reports on release, and not without a change")
  func late() {
    stepper.isContinuous = false
    stage.one.press(at: more)
    stage.scene.advance(by: 0.75)
    #expect(stage.lines.isEmpty && stepper.value == 53)
    stage.one.lift()
    #expect(stage.lines == ["53.0"])
    stage.one.tap(at: more)
    #expect(stage.lines == ["54.0"])
    stage.scene.requestFocus(at: stepper.view.entity)
    stage.press(.key(.left))
    stage.scene.advance(by: 0.55)
    #expect(stage.lines.isEmpty)
    stage.release(.key(.left))
    #expect(stage.lines == ["52.0"])
    stage.one.press(at: more)
    stage.scene.advance(by: 0.55)
    stage.one.cancel()
    #expect(stage.lines == ["53.0"], "what was changed stays changed")
    stepper.value = 100
    stage.one.press(at: more)
    stage.scene.advance(by: 2)
    stage.one.lift()
    #expect(stage.lines.isEmpty)
  }

  @Test("The actions of a repeat may disable, move or destroy the control", arguments: 0..<4)
  func reentrance(variant: Int) {
    stepper.addAction(for: .valueChanged) { [stage] stepper in
      switch variant {
      case 0: stepper.isEnabled = false
      case 1: stepper.view.destroy()
      case 2: stepper.view.removeFromSuperview()
      default: stage.scene.cancelTouches()
      }
    }
    stage.one.press(at: more)
    stage.scene.advance(by: 3)
    #expect(stage.lines == ["51.0"] && stage.scene.nextDeadline == nil)
    stage.one.lift()
    #expect(stage.lines.isEmpty)
  }

  @Test("Two held controls repeat separately, and invalid settings do no harm")
  func two() {
    let other = stage.scene.addStepper(value: 50, frame: Rect(100, 200, 100, 40))
    stage.one.press(at: more)
    stage.scene.advance(by: 0.2)
    stage.two.press(at: Point(120, 220))
    stage.scene.advance(by: 0.55)
    #expect(stepper.value == 53 && other.value == 49)
    stage.one.lift()
    stage.scene.advance(by: 0.1)
    #expect(stepper.value == 53 && other.value == 48)
    stage.two.lift()
    stage.scene.controlSettings.repeating.interval = -1
    stage.scene.controlSettings.repeating.fastInterval = .nan
    stage.scene.controlSettings.repeating.delay = 0
    stage.one.press(at: more)
    stage.scene.advance(by: 0.55)
    stage.one.lift()
    #expect(stepper.value == 54)
  }
}
