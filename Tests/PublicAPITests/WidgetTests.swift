import Dactyl
import DactylTesting
import Testing

/// A widget of a game's own, made with nothing but what is public: a knob that a finger turns.
private struct Knob: Widget {
  struct Dial {
    var value: Float = 0
    var finger: UInt64?
    var size = Size.zero
    var hasKeys = false
  }
  let log: CallLog

  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    guard let touch = touches.first else { return .handled }
    switch phase {
    case .began:
      view.beginTracking(touch)
      view[Dial.self]?.finger = touch.id
    case .moved: view[Dial.self]?.value += touch.location.x - touch.previousLocation.x
    case .ended, .cancelled:
      view.endTrackingTouch()
      view[Dial.self]?.finger = nil
    case .stationary: break
    }
    log.write("knob \(phase)")
    return .handled
  }

  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    guard phase == .began, presses.first?.key == .up else { return .passToNext }
    view[Dial.self]?.value += 1
    return .handled
  }

  func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling {
    if phase == .ended { view[Dial.self]?.value = 0 }
    log.write("select \(phase)")
    return .handled
  }

  func trackedInputWasLost(in view: View) {
    view[Dial.self]?.finger = nil
    log.write("knob lost its finger")
  }

  func shouldBegin(_ gesture: AnyGesture, taking touch: Touch, in view: View) -> Bool {
    gesture.value(as: TapGestureRecognizer.self) == nil
  }
  var keepsTouches: Bool { true }
  func isFocusable(_ view: View) -> Bool { true }
  func becameFirstResponder(_ view: View) { view[Dial.self]?.hasKeys = true }
  func resignedFirstResponder(_ view: View) { view[Dial.self]?.hasKeys = false }
  func layoutSubviews(of view: View) { view[Dial.self]?.size = view.bounds.size }
  func cursor(over view: View) -> CursorShape? { .crosshair }
}

/// A responder that keeps all presses.
private struct PressKeeper: Responder {
  let log: CallLog
  var handledEvents: ResponderEvents { .presses }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling {
    log.write("press ended")
    return .handled
  }
}

/// What a game's own widgets ask of the engine, with the same hooks as the engine's.
@Suite struct WidgetTests {
  private let scene = Scene(size: Size(400, 400))
  private let log = CallLog()

  private func knob(_ frame: Rect = Rect(100, 100, 60, 60), in parent: View? = nil) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view[Knob.Dial.self] = Knob.Dial()
    view.setWidget(Knob(log: log))
    return view
  }

  @Test("It gets its touches as a responder does, after the one of the game's on the same view")
  func touches() {
    let view = knob()
    let finger = Finger(1, in: scene)

    finger.press(at: Point(130, 130))
    finger.move(to: Point(150, 130))
    finger.lift()
    #expect(view[Knob.Dial.self]?.value == 20)
    #expect(log.take() == ["knob began", "knob moved", "knob ended"])

    view.setResponder(TouchRecorder("own", in: log, answer: .handled))
    finger.tap(at: Point(130, 130))
    #expect(!log.take().contains { $0.hasPrefix("knob") })
    #expect(view.widget is Knob)
    view.removeResponder()
    finger.tap(at: Point(130, 130))
    #expect(log.take().first == "knob began")
  }

  @Test("G27: it keeps a recognizer around it from beginning with the finger that it tracks, and no other")
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

  @Test("V6: views keep their touches from nobody who scrolls around them, widgets if they say so")
  func touchesShouldCancel() {
    #expect(!knob().touchesShouldCancel)
    #expect(scene.addView(frame: .zero).touchesShouldCancel)
  }

  private func press(_ type: PressType, _ modifiers: ModifierFlags = []) {
    scene.send(.press(PressSample(type, .began, modifiers: modifiers)))
    scene.advance(by: 0.01)
  }

  private func release(_ type: PressType) {
    scene.send(.press(PressSample(type, .ended, force: 0)))
    scene.advance(by: 0.01)
  }

  @Test("F3: keys reach it")
  func keys() {
    let view = knob()
    #expect(view.becomeFirstResponder())
    #expect(view[Knob.Dial.self]?.hasKeys == true)
    press(.key(.up))
    release(.key(.up))
    #expect(view[Knob.Dial.self]?.value == 1)
    view.resignFirstResponder()
    #expect(view[Knob.Dial.self]?.hasKeys == false)
  }

  @Test(
    "F24: space, return and the lower button select it, one at a time; with Control they are no such keys",
    arguments: [PressType.key(.space), .key(.return), .button(.a)])
  func selects(_ type: PressType) {
    let view = knob()
    view[Knob.Dial.self]?.value = 7
    view.becomeFirstResponder()
    scene.window.view.setResponder(PressKeeper(log: log))
    press(type, .control)
    release(type)
    #expect(log.take() == ["press ended"] && view[Knob.Dial.self]?.value == 7)
    press(type)
    #expect(log.take() == ["select began"])
    let other = type == .key(.space) ? PressType.key(.return) : .key(.space)
    press(other)
    release(other)
    #expect(log.take() == [], "nobody hears of it")
    release(type)
    #expect(log.take() == ["select ended"] && view[Knob.Dial.self]?.value == 0)
  }

  @Test("F24: a key that selects it and is taken away cancels, also where its view ends or a responder keeps the end")
  func selectCancels() {
    for way in 0..<4 {
      let view = knob()
      view.becomeFirstResponder()
      press(.key(.space))
      switch way {
      case 0: scene.cancel(.all)
      case 1: view.destroy()
      case 2: view.setResponder(PressKeeper(log: CallLog()))
      default: view.isHidden = true
      }
      release(.key(.space))
      let end = way == 3 ? "select ended" : "select cancelled"
      #expect(log.take() == ["select began", end], "\(way)")
      if view.isAlive { view.destroy() }
    }
  }

  @Test("F3: no key selects one that is hidden, faint or closed to input, or lies in what is so")
  func selectsNoClosedOne() {
    let panel = scene.addView(frame: Rect(0, 0, 300, 300))
    let view = knob(in: panel)
    view.becomeFirstResponder()
    panel.isUserInteractionEnabled = false
    press(.key(.space))
    release(.key(.space))
    #expect(log.take() == [])
    panel.isUserInteractionEnabled = true
    press(.key(.space))
    release(.key(.space))
    #expect(log.take() == ["select began", "select ended"])
  }

  @Test("F24: Tab steps from one to the next in reading order, arrows do from one that has no use for them")
  func steps() {
    let knobs = [knob(Rect(200, 10, 60, 60)), knob(Rect(10, 10, 60, 60)), knob(Rect(10, 100, 60, 60))]
    let label = scene.addView(frame: Rect(100, 10, 60, 60))
    func focused() -> Int? { knobs.firstIndex { $0.isFirstResponder } }
    func after(_ type: PressType, _ modifiers: ModifierFlags = []) -> Int? {
      press(type, modifiers)
      release(type)
      return focused()
    }
    #expect(after(.key(.right)) == nil, "nothing has the focus yet (F16)")
    #expect([after(.key(.tab)), after(.key(.tab)), after(.key(.tab)), after(.key(.tab))] == [1, 0, 2, 1])
    #expect(after(.key(.tab), .shift) == 2 && after(.key(.left)) == 0 && after(.button(.dpadDown)) == 2)
    #expect(after(.key(.up)) == 2 && knobs[2][Knob.Dial.self]?.value == 1, "it uses that key itself")
    knobs[2].isHidden = true
    #expect(after(.key(.tab)) == 1, "on from where it was")
    knobs[1].destroy()
    #expect(after(.key(.tab)) == 0 && !label.isFirstResponder)
    scene.inputSettings.movesFocusByKeys = false
    knobs[2].isHidden = false
    #expect(after(.key(.tab)) == 0)
  }

  @Test("It is laid out when its size changes, and says what the pointer looks like over it")
  func looks() {
    let view = knob()
    view.frame = Rect(100, 100, 80, 40)
    scene.advance(by: 0.01)
    #expect(view[Knob.Dial.self]?.size == Size(80, 40))
    Mouse(in: scene).move(to: Point(120, 120))
    #expect(scene.cursor == .crosshair)
    view.cursor = .wait
    Mouse(in: scene).move(to: Point(121, 120))
    #expect(scene.cursor == .wait)
  }

  @Test("A finger hits a small one beside it, but first the one that it is on; the mouse hits what it sees")
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

  @Test("One that ends under a finger hears the cancel that it is owed")
  func ends() {
    let view = knob()
    let finger = Finger(1, in: scene)
    finger.press(at: Point(130, 130))
    view.destroy()
    scene.advance(by: 0.01)
    #expect(log.take() == ["knob began", "knob cancelled"])
  }

  @Test("It hears when the end of what it tracks went to a responder in front of it")
  func lost() {
    let view = knob()
    let finger = Finger(1, in: scene)
    finger.press(at: Point(130, 130))
    view.setResponder(TouchRecorder("own", in: CallLog(), answer: .handled))
    finger.lift()
    scene.advance(by: 0.01)
    #expect(log.take() == ["knob began", "knob lost its finger"])
    #expect(view[Knob.Dial.self]?.finger == nil)
  }
}
