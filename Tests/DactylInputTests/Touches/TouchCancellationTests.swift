import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput
@testable import DactylScrolling

/// Whatever cancels a touch, the view is notified once and receives nothing afterwards (T21-T24, T26, T27, W11).
@Suite struct TouchCancellationTests {
  /// A stage with a finger down on a card that is in a panel.
  private struct Scene3 {
    let stage = Stage()
    let panel: View
    let card: View
    init() {
      panel = stage.view("panel", Rect(0, 0, 200, 200))
      card = stage.view("card", Rect(0, 0, 100, 100), in: panel)
      stage.one.press(at: Point(50, 50))
      _ = stage.lines
    }
    func moveAndLift() -> [String] {
      stage.one.move(to: Point(60, 50))
      stage.one.lift()
      return stage.lines
    }
  }

  @Test("T22: the system cancels the touches", arguments: [WindowEvent.deactivated, .hidden])
  func deactivation(event: WindowEvent) {
    let scene = Scene3()
    scene.stage.add(PanGestureRecognizer(), to: scene.card, as: "pan")
    scene.stage.scene.send(.window(event))

    #expect(scene.moveAndLift() == ["card touchesCancelled 1"])
    #expect(scene.stage.scene.inputs.order.isEmpty)
  }

  @Test("T22, G35: recognizers are notified of it before views; an active one is cancelled with its action")
  func recognizersFirst() {
    let stage = Stage()
    let card = stage.card()
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    pan.any.cancelsTouchesInView = false
    stage.one.drag(from: Point(10, 10), to: Point(80, 10), steps: 1)
    _ = stage.lines

    stage.scene.send(.window(.deactivated))

    #expect(stage.lines == ["pan cancelled", "card touchesCancelled 1"])
  }

  @Test(
    "T22: input while the application is inactive or hidden is delivered as usual",
    arguments: [WindowEvent.deactivated, .hidden])
  func inactive(event: WindowEvent) {
    let scene = Scene3()
    let stage = scene.stage
    stage.add(TapGestureRecognizer(), to: scene.panel, as: "tap")
    stage.add(ScrollListener(), to: scene.panel, as: "scroll")
    scene.card.setResponder(ResponderRecorder("card", in: stage.log))
    scene.card.becomeFirstResponder()
    stage.scene.send(.window(event))
    stage.one.lift()
    _ = stage.lines

    stage.two.tap(at: Point(50, 50))
    stage.key(.space)
    stage.key(.space, .ended)
    stage.scene.send(.scroll(ScrollSample(location: Point(50, 50), delta: Vector(0, 1))))

    #expect(
      stage.lines.filter { !$0.hasPrefix("panel") } == [
        "tap ended", "card pressesBegan", "card pressesEnded", "scroll ended",
      ])
  }

  /// Recognizes scrolling of the pointer.
  private struct ScrollListener: PointerGestureRecognizer {
    static var isDiscrete: Bool { true }
    static var inputs: GestureInputs { .scroll }
    mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
      context.state = .recognized
    }
  }

  @Test("T22: cancelTouches() between frames takes effect at once")
  func cancelTouches() {
    let scene = Scene3()
    scene.stage.scene.cancelTouches()

    #expect(scene.stage.log.lines == ["card touchesCancelled 1"])
    #expect(scene.moveAndLift() == ["card touchesCancelled 1"])
  }

  @Test("A finger that the device cancels is cancelled, not ended")
  func cancelledByDevice() {
    let scene = Scene3()
    scene.stage.one.cancel()

    #expect(scene.stage.lines == ["card touchesCancelled 1"])
  }

  @Test("T23: removing the hit view, or a view around it, cancels once; then nothing is delivered")
  func removal() {
    for isOuter in [false, true] {
      let scene = Scene3()
      (isOuter ? scene.panel : scene.card).removeFromSuperview()

      #expect(scene.moveAndLift() == ["card touchesCancelled 1"])
    }
  }

  @Test("T23: a view that leaves before its finger's end was delivered gets a cancel", arguments: 0..<3)
  func leavesWithWithheldEnd(variant: Int) {
    let scene = Scene3()
    scene.stage.scene.window.view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    scene.stage.one.lift()
    scene.stage.scene.advance(by: 1)
    scene.stage.one.tap(at: Point(50, 50))
    #expect(scene.stage.lines == ["card touchesEnded 1", "card touchesBegan 1"], "its end is held back (G53)")

    switch variant {
    case 0: scene.panel.removeFromSuperview()
    case 1: scene.card.destroy()
    default: scene.stage.scene.addWindow(frame: Rect(200, 200, 100, 100)).view.addSubview(scene.card)
    }
    scene.stage.scene.advance(by: 1)

    #expect(scene.stage.lines == ["card touchesCancelled 1"])
  }

  @Test("T24: a view that returns does not get its touch back")
  func comingBack() {
    let scene = Scene3()
    scene.card.removeFromSuperview()
    scene.panel.addSubview(scene.card)

    #expect(scene.moveAndLift() == ["card touchesCancelled 1"])
  }

  @Test("Destroying the hit view, or a view around it, cancels once, though its responder is destroyed")
  func destruction() {
    for isOuter in [false, true] {
      let scene = Scene3()
      (isOuter ? scene.panel : scene.card).destroy()

      #expect(scene.moveAndLift() == ["card touchesCancelled 1"])
    }
  }

  @Test("A pending cancel goes up the chain of the moment when the view was removed")
  func chainOfCancel() {
    let stage = Stage()
    let panel = stage.view("panel", Rect(0, 0, 200, 200))
    let card = stage.view("card", Rect(0, 0, 100, 100), in: panel, answer: .passToNext)
    stage.one.press(at: Point(50, 50))
    _ = stage.lines

    card.destroy()

    #expect(stage.lines == ["card touchesCancelled 1", "panel touchesCancelled 1"])
  }

  @Test("Moving a view to another window cancels; moving it inside one window does not")
  func moving() {
    let scene = Scene3()
    scene.stage.scene.window.view.addSubview(scene.card)
    #expect(scene.stage.lines == [])
    scene.stage.one.move(to: Point(60, 50))
    #expect(scene.stage.lines == ["card touchesMoved 1"])

    let window = scene.stage.scene.addWindow(frame: Rect(200, 200, 100, 100))
    window.view.addSubview(scene.card)

    #expect(scene.moveAndLift() == ["card touchesCancelled 1"])
  }

  @Test("Moving a view inside its window does not interrupt its recognizers")
  func movingKeepsRecognizers() {
    let stage = Stage()
    let panel = stage.view("panel", Rect(0, 200, 200, 200))
    let card = stage.card()
    stage.add(PanGestureRecognizer(), to: card, as: "pan")
    stage.one.drag(from: Point(10, 10), to: Point(80, 10), steps: 1)
    _ = stage.lines

    panel.addSubview(card)
    stage.one.move(to: Point(90, 10))
    stage.one.lift()

    #expect(stage.lines == ["pan changed", "pan ended"])
  }

  @Test("W11: hiding a window cancels the touches in it, and no others")
  func hiddenWindow() {
    let stage = Stage()
    stage.card()
    let window = stage.scene.addWindow(frame: Rect(200, 0, 100, 100))
    stage.view("other", Rect(0, 0, 100, 100), in: window.view)
    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(210, 10))
    _ = stage.lines

    window.view.isHidden = true
    stage.one.lift()
    stage.two.lift()

    #expect(stage.lines == ["other touchesCancelled 2", "card touchesEnded 1"])
  }

  @Test("Removing a device cancels its fingers")
  func deviceGone() {
    let stage = Stage()
    stage.card().isMultipleTouchEnabled = true
    let pad = DeviceID(7)
    let other = Finger(1, in: stage.scene, device: pad)
    stage.one.press(at: Point(10, 10))
    other.press(at: Point(20, 20))
    _ = stage.lines

    stage.scene.send(.device(.removed(pad)))
    stage.one.lift()

    #expect(stage.lines == ["card touchesCancelled 1", "card touchesEnded 1"])
  }

  @Test("A silent finger is cancelled exactly after the timeout that is set; without one it may rest for ever")
  func fingerTimeout() {
    let stage = Stage()
    stage.card()
    stage.one.press(at: Point(10, 10))
    stage.scene.advance(by: 60)
    #expect(stage.lines == ["card touchesBegan 1"])
    stage.one.lift()
    _ = stage.lines

    stage.scene.inputSettings.fingerTimeout = 2
    stage.one.press(at: Point(10, 10))
    stage.scene.advance(by: 1.5)
    stage.one.move(to: Point(20, 10))
    stage.scene.advance(by: 1.9)
    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1"])
    stage.scene.advance(by: 0.2)

    #expect(stage.lines == ["card touchesCancelled 1"])
    #expect(stage.scene.nextDeadline == nil)
  }

  @Test("T26: ignoring input nests; it cancels the fingers that are down")
  func ignoring() {
    let scene = Scene3()
    let engine = scene.stage.scene
    engine.beginIgnoringInteractionEvents()
    engine.beginIgnoringInteractionEvents()
    #expect(scene.stage.lines == ["card touchesCancelled 1"])

    engine.endIgnoringInteractionEvents()
    #expect(engine.isIgnoringInteractionEvents)
    scene.stage.two.tap(at: Point(50, 50))
    #expect(scene.stage.lines == [])

    engine.endIgnoringInteractionEvents()
    engine.endIgnoringInteractionEvents()
    #expect(!engine.isIgnoringInteractionEvents)
    scene.stage.two.tap(at: Point(50, 50))
    #expect(scene.stage.lines == ["card touchesBegan 2", "card touchesEnded 2"])
  }

  @Test("T27: a finger that landed while input was ignored is ignored until it lifts, without a diagnostic")
  func landedWhileIgnored() {
    let stage = Stage()
    stage.card()
    stage.scene.beginIgnoringInteractionEvents()
    stage.one.press(at: Point(10, 10))
    stage.scene.endIgnoringInteractionEvents()

    stage.one.move(to: Point(20, 10))
    stage.one.lift()
    #expect(stage.lines == [])

    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
    #expect(stage.scene.inputs.silenced.isEmpty)
  }

  @Test("A responder that cancels all touches during a touch is notified once, and so are the others")
  func cancelledFromWithin() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 100, 100))
    stage.view("other", Rect(100, 0, 100, 100))
    var received: [TouchPhase] = []
    card.setResponder(
      TouchListener { [unowned scene = stage.scene] phase, _, _ in
        received.append(phase)
        if phase == .moved { scene.cancelTouches() }
      })
    stage.two.press(at: Point(150, 50))
    stage.one.press(at: Point(50, 50))
    stage.one.move(to: Point(60, 50))
    stage.one.lift()
    stage.two.lift()

    #expect(received == [.began, .moved, .cancelled])
    #expect(stage.lines == ["other touchesBegan 2", "other touchesCancelled 2"])
  }

  @Test("Touches that a recognizer's own code cancels are cancelled for all recognizers")
  func cancelledByRecognizer() {
    let stage = Stage()
    let card = stage.card()
    stage.add(LongPressGestureRecognizer(), to: card, as: "press")
    card.addGestureRecognizer(Scripted(moved: { [unowned scene = stage.scene] _, _ in scene.cancelTouches() }))

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(11, 10))
    stage.scene.advance(by: 2)

    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1"])
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("The fingers of a removed device are forgotten: they never lift")
  func forgetsFingersOfDevices() {
    let stage = Stage()
    stage.card()
    let gone = Finger(1, in: stage.scene, device: DeviceID(7))
    gone.press(at: Point(10, 10))
    stage.one.press(at: Point(20, 20))

    stage.scene.send(.device(.removed(DeviceID(7))))
    stage.one.lift()

    #expect(stage.scene.pendingWork == [])
  }
}
