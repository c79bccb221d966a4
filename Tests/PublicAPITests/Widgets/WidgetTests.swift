import Dactyl
import DactylTesting
import Testing

/// A game's own widgets in the engine, with the same hooks as the engine's.
@Suite struct WidgetTests {
  private let panel = KnobPanel()
  private var scene: Scene { panel.scene }
  private var log: CallLog { panel.log }

  private func knob(_ frame: Rect = Rect(100, 100, 60, 60), in parent: View? = nil) -> View {
    panel.knob(frame, in: parent)
  }

  @Test("A widget receives its touches like a responder, after the game's responder on the same view")
  func touches() {
    let view = knob()
    let finger = Finger(1, in: scene)

    finger.press(at: Point(130, 130))
    finger.move(to: Point(150, 130))
    finger.lift()
    #expect(view[KnobWidget.Dial.self]?.value == 20)
    #expect(log.take() == ["knob began", "knob moved", "knob ended"])

    view.setResponder(TouchRecorder("own", in: log, answer: .handled))
    finger.tap(at: Point(130, 130))
    #expect(!log.take().contains { $0.hasPrefix("knob") })
    #expect(view.widget is KnobWidget)
    view.removeResponder()
    finger.tap(at: Point(130, 130))
    #expect(log.take().first == "knob began")
  }

  @Test("G27: a widget keeps a recognizer around it from beginning with its tracked finger, and no other")
  func gate() {
    let panel = scene.addView(frame: Rect(0, 0, 300, 300))
    _ = knob(in: panel)
    panel.addGestureRecognizer(TapGestureRecognizer()) { [log] _ in log.write("tap") }
    panel.addGestureRecognizer(PanGestureRecognizer()) { [log] pan in
      if pan.state == .began { log.write("pan") }
    }
    let finger = Finger(1, in: scene)

    finger.tap(at: Point(130, 130))
    #expect(!log.take().contains("tap"))
    finger.tap(at: Point(20, 20))
    #expect(log.take() == ["tap"])
    finger.press(at: Point(130, 130))
    finger.move(to: Point(190, 130))
    finger.lift()
    #expect(log.take().contains("pan"))
  }

  @Test("V6: views keep their touches from no scroll view around them, widgets if they declare it")
  func touchesShouldCancel() {
    #expect(!knob().touchesShouldCancel)
    #expect(scene.addView(frame: .zero).touchesShouldCancel)
  }

  @Test("A widget is laid out when it is resized, and supplies the pointer's shape over it")
  func looks() {
    let view = knob()
    view.frame = Rect(100, 100, 80, 40)
    scene.advance(by: 0.01)
    #expect(view[KnobWidget.Dial.self]?.size == Size(80, 40))
    Mouse(in: scene).move(to: Point(120, 120))
    #expect(scene.cursor == .crosshair)
    view.cursor = .wait
    Mouse(in: scene).move(to: Point(121, 120))
    #expect(scene.cursor == .wait)
  }

  @Test("A finger hits a small widget beside it, but first the one under it; the mouse hits the visible frame")
  func hitSize() {
    let small = knob(Rect(100, 100, 10, 10))
    small.hasMinimumHitSize = true
    let finger = Finger(1, in: scene)
    finger.press(at: Point(118, 105))
    #expect(scene.liveTouches.first?.view == small)
    finger.lift()

    let other = knob(Rect(112, 100, 10, 10))
    small.bringToFront()
    finger.press(at: Point(118, 105))
    #expect(scene.liveTouches.first?.view == other)
    finger.lift()
  }

  @Test("A widget that is destroyed under a finger receives the pending cancel")
  func ends() {
    let view = knob()
    let finger = Finger(1, in: scene)
    finger.press(at: Point(130, 130))
    view.destroy()
    scene.advance(by: 0.01)
    #expect(log.take() == ["knob began", "knob cancelled"])
  }

  @Test("A widget is notified when a responder in front of it receives the end of its tracked touch")
  func lost() {
    let view = knob()
    let finger = Finger(1, in: scene)
    finger.press(at: Point(130, 130))
    view.setResponder(TouchRecorder("own", in: CallLog(), answer: .handled))
    finger.lift()
    scene.advance(by: 0.01)
    #expect(log.take() == ["knob began", "knob lost its finger"])
    #expect(view[KnobWidget.Dial.self]?.finger == nil)
  }
}
