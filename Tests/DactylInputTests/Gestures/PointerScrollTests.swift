import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Scrolling by wheel and touchpad, and pinching on a touchpad: the receivers, and the end (S-1 to S-6).
@Suite struct PointerScrollTests {
  private let stage = Stage()
  private let mouse: Mouse
  private let list: View
  private let rows: [View]

  init() {
    mouse = Mouse(in: stage.scene)
    let list = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let scene = stage.scene
    rows = (0..<4).map { scene.addView(frame: Rect(0, Float($0) * 100, 400, 100), to: list) }
    self.list = list
  }

  @discardableResult
  private func addPan(to view: View, as name: String, _ types: ScrollTypes = .all) -> Gesture<PanGestureRecognizer> {
    var pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = types
    return stage.add(pan, to: view, as: name)
  }

  private func scroll(at y: Float, by delta: Vector = Vector(0, 1), isContinuous: Bool = false) {
    stage.scene.send(.scroll(ScrollSample(location: Point(50, y), delta: delta, isContinuous: isContinuous)))
  }

  @Test("A scroll ends by itself, exactly its interval after the last step, however long frames are")
  func ending() {
    addPan(to: list, as: "list")
    stage.scene.decisions.turnOn()
    let start = stage.scene.testClock.now
    scroll(at: 50)
    stage.scene.testClock.frameInterval = nil
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["list began", "list ended"])
    let end = stage.scene.decisions.decisions.last { $0.kind == .action }
    #expect(end?.timestamp == start + stage.scene.gestureSettings.scrollInterval)
    #expect(stage.scene.nextDeadline == nil)
  }

  @Test("S-5: a list whose rows move under a wheel's pointer continues to scroll")
  func rowsUnderWheel() {
    let pan = addPan(to: list, as: "list")
    for y in [Float(50), 150, 250, 250, 350] { scroll(at: y) }
    #expect(stage.lines == ["list began", "list changed", "list changed", "list changed", "list changed"])
    #expect(pan.translation(in: nil) == Vector(0, -200))
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["list ended"])
  }

  @Test("S-5: each step of a wheel goes to the views under the pointer, and outer views may take part again at once")
  func wheelRetargets() {
    addPan(to: rows[0], as: "first")
    addPan(to: rows[1], as: "second")
    addPan(to: list, as: "list")
    scroll(at: 50)
    scroll(at: 150)
    scroll(at: 250)
    scroll(at: 250)
    scroll(at: 50)
    stage.scene.advance(by: 1)
    #expect(
      stage.lines == [
        "first began", "first ended", "second began", "second ended", "list began", "list changed", "list ended",
        "first began", "first ended",
      ])
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("S-5: a touchpad's scroll stays with the view where it began")
  func touchpadSticks() {
    addPan(to: rows[0], as: "first")
    addPan(to: rows[1], as: "second")
    for y in [Float(50), 150, 250] { scroll(at: y, isContinuous: true) }
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["first began", "first changed", "first changed", "first ended"])
  }

  @Test("S-4: a wheel that turns during a touchpad scroll begins a new one, for recognizers that accept it")
  func otherDevice() {
    addPan(to: list, as: "pad", .continuous)
    addPan(to: list, as: "wheel", .discrete)
    scroll(at: 50, isContinuous: true)
    scroll(at: 50)
    scroll(at: 50, isContinuous: true)
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["pad began", "pad ended", "wheel began", "wheel ended", "pad began", "pad ended"])
  }

  @Test("G36, G42: two recognizers that accept one scroll compete for it; the inner one wins, unless both may (G39)")
  func competition() {
    let outer = addPan(to: list, as: "outer")
    addPan(to: rows[0], as: "inner")
    scroll(at: 50)
    scroll(at: 50)
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["inner began", "inner changed", "inner ended"])
    outer.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    scroll(at: 50)
    stage.scene.advance(by: 1)
    #expect(stage.lines.sorted() == ["inner began", "inner ended", "outer began", "outer ended"])
  }

  @Test("S-2: views and recognizers of touches receive no scrolls")
  func noTouches() {
    list.setResponder(TouchRecorder("list", in: stage.log))
    for row in rows { row.setResponder(TouchRecorder("row", in: stage.log)) }
    stage.add(Scripted.immediate, to: list, as: "touches")
    scroll(at: 50)
    stage.scene.send(.transform(TransformSample(phase: .began, location: Point(50, 50), scale: 2)))
    stage.scene.advance(by: 1)
    #expect(stage.lines == [])
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("G14, G16: a scrolling recognizer ignores fingers, and a panning one ignores a wheel")
  func fingersAndWheel() {
    let pan = addPan(to: list, as: "pan")
    scroll(at: 50)
    stage.one.press(at: Point(50, 50))
    stage.one.move(to: Point(150, 50))
    #expect(stage.lines == ["pan began"])
    stage.scene.advance(by: 1)
    stage.one.lift()
    #expect(stage.lines == ["pan ended"])
    stage.one.drag(from: Point(50, 50), to: Point(90, 50), steps: 1)
    scroll(at: 50)
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["pan began"])
    #expect(pan.translation(in: nil) == Vector(40, 0))
    stage.one.lift()
  }

  @Test("S-3: the recognizer is asked whether to receive the event, with the event's type, and false is respected")
  func events() {
    var types: [EventType] = []
    var takes = false
    func ask(_ gesture: AnyGesture) {
      gesture.delegate.shouldReceiveEvent = { _, event in
        types.append(event.type)
        return takes
      }
    }
    ask(addPan(to: list, as: "pan").any)
    ask(stage.add(HoverGestureRecognizer(), to: list, as: "hover").any)
    ask(stage.add(PinchGestureRecognizer(), to: list, as: "pinch").any)
    func play() {
      scroll(at: 50)
      stage.scene.advance(by: 1)
      mouse.move(to: Point(50, 50))
      stage.scene.send(.hover(nil, modifiers: []))
      for (phase, scale) in [(TouchSamplePhase.began, Float(1)), (.moved, 2), (.ended, 1)] {
        stage.scene.send(.transform(TransformSample(phase: phase, location: Point(50, 50), scale: scale)))
      }
    }
    play()
    #expect(stage.lines == [])
    #expect(types == [.scroll, .hover, .transform])
    takes = true
    play()
    #expect(
      stage.lines == ["pan began", "pan ended", "hover began", "hover ended", "pinch began", "pinch ended"])
    stage.one.tap(at: Point(50, 50))
    #expect(types.last == .touches)
  }

  @Test("T26: while input is ignored nothing begins, and active scrolls are cancelled")
  func ignoring() {
    addPan(to: list, as: "pan")
    stage.add(PinchGestureRecognizer(), to: list, as: "pinch")
    func pinch(_ phase: TouchSamplePhase) {
      stage.scene.send(.transform(TransformSample(phase: phase, location: Point(50, 50), scale: 1.5)))
    }
    scroll(at: 50)
    pinch(.began)
    stage.scene.beginIgnoringInteractionEvents()
    #expect(stage.lines.sorted() == ["pan began", "pan cancelled", "pinch began", "pinch cancelled"])
    scroll(at: 50)
    pinch(.moved)
    pinch(.ended)
    pinch(.began)
    stage.scene.endIgnoringInteractionEvents()
    // Input that began meanwhile stays ignored to its end (T27).
    pinch(.moved)
    pinch(.ended)
    #expect(stage.lines == [])
    scroll(at: 50)
    #expect(stage.lines == ["pan began"])
  }

  @Test("An action that ignores input at the end of a scroll drops the step that would begin the next")
  func ignoringInAction() {
    addPan(to: rows[0], as: "first").addAction { pan in
      if pan.state == .ended { pan.view?.isHidden = true }
    }
    let scene = stage.scene
    addPan(to: rows[1], as: "second")
    rows[0].gestureRecognizers.first?.gesture(as: PanGestureRecognizer.self)?.addAction {
      if $0.state == .ended { scene.beginIgnoringInteractionEvents() }
    }
    scroll(at: 50)
    scroll(at: 150)
    #expect(stage.lines == ["first began", "first ended"])
  }

  @Test("A pinch that begins during another one ends it, and the same recognizer receives it")
  func secondPinch() {
    stage.add(PinchGestureRecognizer(), to: list, as: "pinch")
    for phase in [TouchSamplePhase.began, .moved, .began, .moved, .cancelled] {
      stage.scene.send(.transform(TransformSample(phase: phase, location: Point(50, 50), scale: 1.5)))
    }
    #expect(
      stage.lines == [
        "pinch began", "pinch changed", "pinch ended", "pinch began", "pinch changed", "pinch cancelled",
      ])
  }

  @Test("Values that are not numbers do nothing")
  func badNumbers() {
    addPan(to: list, as: "pan")
    stage.add(PinchGestureRecognizer(), to: list, as: "pinch")
    scroll(at: .nan)
    scroll(at: 50, by: Vector(.infinity, 0))
    for scale in [Float(0), -1, .nan, .infinity] {
      stage.scene.send(.transform(TransformSample(phase: .began, location: Point(50, 50), scale: scale)))
    }
    #expect(stage.lines == [])
  }

  @Test("Destroying a recognizer or view in the middle cancels it; the others continue")
  func removal() {
    let outer = addPan(to: list, as: "outer")
    outer.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    addPan(to: rows[0], as: "inner")
    scroll(at: 50)
    rows[0].destroy()
    scroll(at: 150, isContinuous: false)
    stage.scene.advance(by: 1)
    #expect(stage.lines.filter { $0.hasPrefix("inner") } == ["inner began", "inner cancelled"])
    #expect(stage.scene.activeGestures.isEmpty)
  }
}
