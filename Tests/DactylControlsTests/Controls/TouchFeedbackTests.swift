import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct TouchFeedbackTests {
  private let stage = Stage()
  private var finger: Finger { stage.one }

  private func tile(_ feedback: TouchFeedback? = .dim, _ frame: Rect = Rect(100, 100, 100, 100)) -> View {
    let view = stage.scene.addView(frame: frame)
    view[Shape.self] = Shape(.rectangle(), fill: .white, stroke: .white)
    view.touchFeedback = feedback
    return view
  }

  private func isDark(_ view: View) -> Bool { (view[Shape.self]?.fill?.red ?? 1) < 0.8 }

  @Test("A view is darker while a finger is down on it, as far out as for a control (C8)")
  func dims() {
    let view = tile()
    view[Label.self] = Label("go", color: .white)
    finger.press(at: Point(150, 150))
    #expect(isDark(view) && view[Shape.self]?.stroke != .white && view[Label.self]?.color != .white)
    finger.move(to: Point(265, 150))
    #expect(isDark(view), "within 70 points")
    finger.move(to: Point(275, 150))
    #expect(!isDark(view) && view[Label.self]?.color == .white)
    finger.move(to: Point(150, 150))
    #expect(isDark(view))
    finger.lift()
    #expect(!isDark(view) && view[Shape.self] == Shape(.rectangle(), fill: .white, stroke: .white))
    let mouse = Mouse(in: stage.scene)
    mouse.press(at: Point(150, 150))
    #expect(isDark(view))
    mouse.move(to: Point(210, 150))
    #expect(!isDark(view), "a mouse points exactly")
    mouse.release()
  }

  @Test("A view may shrink instead, around its center, with its own transform")
  func scales() {
    let view = tile(.scale(0.9))
    view.transform = .rotation(0.5)
    finger.press(at: Point(150, 150))
    #expect(view.transform != .rotation(0.5) && view.center == Point(150, 150) && !isDark(view))
    #expect(abs(view.transform.determinant - 0.81) < 0.001)
    finger.lift()
    #expect(view.transform == .rotation(0.5))
  }

  @Test("A closure is called once with true and once with false, whatever happens in between")
  func custom() {
    let log = stage.log
    let view = tile(.custom { log.write("\($0.name ?? "") \($1)") })
    view.name = "tile"
    view.isMultipleTouchEnabled = true
    finger.press(at: Point(150, 150))
    finger.move(to: Point(160, 150))
    stage.two.press(at: Point(120, 120))
    finger.lift()
    #expect(stage.lines == ["tile true"], "the second finger is still down")
    stage.two.move(to: Point(390, 390))
    stage.two.lift()
    #expect(stage.lines == ["tile false"])
  }

  @Test("The feedback ends when the touch is cancelled: by a gesture, the system, or because the view leaves")
  func taken() {
    let operations: [(Stage, View) -> Void] = [
      { stage, _ in stage.one.drag(to: Point(180, 150)) },
      { stage, _ in stage.one.cancel() },
      { stage, _ in stage.scene.send(.window(.deactivated)) },
      { _, view in view.removeFromSuperview() },
      { stage, view in stage.scene.cancel(.view(view.entity)) },
    ]
    for (number, operation) in operations.enumerated() {
      let stage = Stage()
      let parent = stage.scene.addView(frame: Rect(0, 0, 400, 400))
      let view = stage.scene.addView(frame: Rect(100, 100, 100, 100), to: parent)
      view[Shape.self] = Shape(.rectangle(), fill: .white)
      view.touchFeedback = .dim
      parent.addGestureRecognizer(PanGestureRecognizer())
      stage.one.press(at: Point(150, 150))
      #expect(isDark(view))
      operation(stage, view)
      #expect(!isDark(view), "\(number)")
      if stage.one.isDown { stage.one.lift() }
      #expect(stage.scene.pendingWork.isEmpty && view[Shape.self]?.fill == .white)
    }
  }

  @Test("A long press cancels the touch while the finger rests")
  func longPress() {
    let view = tile()
    view.addGestureRecognizer(LongPressGestureRecognizer())
    finger.press(at: Point(150, 150))
    stage.scene.advance(by: 0.4)
    #expect(isDark(view))
    stage.scene.advance(by: 0.2)
    #expect(!isDark(view))
    finger.lift()
  }

  @Test(
    "The feedback ends when the finger lifts, though the view's end waits for a double tap to fail")
  func delayedEnd() {
    let view = tile()
    let double = view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    view.addGestureRecognizer(TapGestureRecognizer()).require(toFail: double)
    finger.press(at: Point(150, 150))
    #expect(isDark(view))
    finger.lift()
    #expect(!isDark(view))
  }

  @Test("Touches in subviews count, but for those of widgets and of views with a feedback of their own")
  func inner() {
    let view = tile()
    let label = stage.scene.addView(frame: Rect(0, 0, 20, 20), to: view)
    let button = stage.scene.addButton(frame: Rect(60, 60, 40, 40), to: view)
    button.hasMinimumHitSize = false
    let own = stage.scene.addView(frame: Rect(0, 60, 20, 20), to: view)
    own[Shape.self] = Shape(.ellipse, fill: .white)
    own.touchFeedback = .dim
    finger.press(at: Point(110, 110))
    #expect(isDark(view) && label.isAlive)
    finger.lift()
    finger.press(at: Point(180, 180))
    #expect(!isDark(view) && button.isHighlighted)
    finger.lift()
    finger.press(at: Point(110, 170))
    #expect(!isDark(view) && isDark(own))
    finger.lift()
    #expect(!isDark(own))
  }

  @Test("Changes that the game makes meanwhile are kept")
  func changes() {
    let view = tile()
    finger.press(at: Point(150, 150))
    view[Shape.self]?.fill = Color(1, 0, 0)
    finger.lift()
    #expect(view[Shape.self]?.fill == Color(1, 0, 0) && view[Shape.self]?.stroke == .white)
    view.touchFeedback = .scale(0.5)
    finger.press(at: Point(150, 150))
    view.transform = .rotation(1)
    finger.lift()
    #expect(view.transform == .rotation(1))
    finger.press(at: Point(150, 150))
    view[Shape.self] = nil
    view.touchFeedback = nil
    finger.lift()
    #expect(view.transform == .rotation(1) && view[Shape.self] == nil)
  }

  @Test("The feedback may be set and removed during a press, and the view destroyed and hidden meanwhile")
  func midway() {
    let view = tile()
    finger.press(at: Point(150, 150))
    view.touchFeedback = .scale(0.5)
    #expect(!isDark(view) && view.transform == .scale(0.5), "another look takes its place")
    view.touchFeedback = nil
    #expect(view.transform == .identity && view.touchFeedback == nil)
    finger.lift()
    view.touchFeedback = .dim
    finger.press(at: Point(150, 150))
    view.isHidden = true
    #expect(isDark(view), "its touch goes on")
    finger.lift()
    #expect(!isDark(view))
    view.isHidden = false
    finger.press(at: Point(150, 150))
    stage.scene.addView(frame: Rect(0, 0, 400, 400)).addSubview(view)
    #expect(isDark(view), "it moved within its window, and keeps its touch")
    finger.lift()
    #expect(!isDark(view))
    finger.press(at: Point(150, 150))
    view.destroy()
    finger.lift()
    #expect(!view.isAlive && stage.scene.pendingWork.isEmpty && stage.scene.rowsInUse == 0)
  }

  @Test("A closure may destroy its view, remove the feedback and cancel the touch")
  func meddling() {
    for operation in 0..<4 {
      for when in [true, false] {
        let stage = Stage()
        let view = stage.scene.addView(frame: Rect(100, 100, 100, 100))
        view.touchFeedback = .custom { view, isPressed in
          stage.log.write("\(isPressed)")
          guard isPressed == when else { return }
          switch operation {
          case 0: view.destroy()
          case 1: view.touchFeedback = nil
          case 2: stage.scene.cancelTouches()
          default: view.removeFromSuperview()
          }
        }
        stage.one.press(at: Point(150, 150))
        stage.one.move(to: Point(152, 150))
        stage.one.lift()
        stage.frame(at: 10_000)
        let isCut = when && operation < 2
        #expect(stage.lines == (isCut ? ["true"] : ["true", "false"]), "\(operation) \(when)")
        #expect(stage.scene.pendingWork.isEmpty)
      }
    }
  }

  @Test("A control without an appearance of its own shows its pressed state with it, by keys, too")
  func control() {
    let control = stage.control(for: [])
    control.view[Shape.self] = Shape(.ellipse, fill: .white)
    control.view.touchFeedback = .scale(0.9)
    finger.press(at: Point(150, 120))
    #expect(control.view.transform == .scale(0.9) && !isDark(control.view))
    finger.lift()
    #expect(control.view.transform == .identity)
    stage.scene.requestFocus(at: control.view.entity)
    stage.press(.key(.space))
    #expect(control.view.transform == .scale(0.9))
    control.view.touchFeedback = nil
    #expect(control.view.transform == .identity && isDark(control.view))
    stage.release(.key(.space))
    let log = stage.log
    control.view.touchFeedback = .custom { log.write("\($1)") }
    finger.press(at: Point(150, 120))
    control.show()
    finger.lift()
    #expect(stage.lines == ["true", "false"], "once each, however often it is shown")
    control.isEnabled = false
    control.view.touchFeedback = .scale(0.9)
    #expect(
      control.view.transform == .identity && (control.view[Shape.self]?.fill?.alpha ?? 1) < 0.5, "disabled is paler")
  }

  @Test("A label or image with feedback is hit (H14), and ignored touches go up the chain as before")
  func untouched() {
    let parent = stage.view("parent", Rect(0, 0, 400, 400))
    let label = stage.scene.addView(frame: Rect(100, 100, 100, 100), to: parent)
    label[Label.self] = Label("text", color: .white)
    label.touchFeedback = .dim
    finger.tap(at: Point(150, 150))
    #expect(stage.lines.allSatisfy { $0.hasPrefix("parent") } && label[Label.self]?.color == .white)
    #expect(stage.scene.hitTest(Point(150, 150)) == label)
    label.touchFeedback = nil
    #expect(stage.scene.hitTest(Point(150, 150)) == parent, "it is nothing but a text again")
  }
}
