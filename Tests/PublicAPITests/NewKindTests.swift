import Dactyl
import DactylTesting
import Testing

/// A dial that a hand turns: a kind of input that the engine knows nothing of.
private struct Dial: CustomEvent {
  let angle: Float
}

/// Recognizes a dial that was turned by half a radian, and takes it from the responders.
private struct TurnGesture: CustomEventGestureRecognizer {
  static var inputs: GestureInputs { .custom }
  mutating func received(_ event: any CustomEvent, with context: inout GestureContext) {
    guard let dial = event as? Dial else { return }
    let isUnderWay = context.state != .possible
    switch context.inputPhase {
    case .began, .stationary: break
    case .moved: if isUnderWay || abs(dial.angle) >= 0.5 { context.state = isUnderWay ? .changed : .began }
    case .ended: context.state = isUnderWay ? .ended : .failed
    case .cancelled: context.state = isUnderWay ? .cancelled : .failed
    }
  }
}

/// Records the dials that it receives.
private struct Knob: CustomEventResponder {
  let log: CallLog
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling {
    if custom is Dial { log.write("knob \(event.phase)") }
    return .handled
  }
}

/// A new kind of input, from the hit-test to a recognizer's action, made of public hooks alone.
@Suite struct NewKindTests {
  private let scene = Scene(size: Size(400, 400))
  private let log = CallLog()
  private let turn: AnyGesture

  init() {
    let panel = scene.addView(frame: Rect(100, 100, 200, 200))
    turn = panel.addGestureRecognizer(TurnGesture()).record(as: "turn", in: log).any
    scene.addView(frame: Rect(50, 50, 100, 100), to: panel).setResponder(Knob(log: log))
  }

  /// Puts the dial on the knob and turns it to some angles.
  private func play(_ angles: Float...) throws -> InputID {
    let dial = try #require(scene.begin(Dial(angle: 0), at: Point(200, 200)))
    for angle in angles { scene.update(dial, with: Dial(angle: angle)) }
    return dial
  }

  @Test("A custom input belongs to its hit view, and is delivered phase by phase")
  func delivery() throws {
    scene.end(try play(0.1, 0.2), with: Dial(angle: 0.2))
    #expect(log.lines == ["knob began", "knob moved", "knob moved", "knob ended"])
    scene.window.view.isUserInteractionEnabled = false
    #expect(scene.begin(Dial(angle: 0), at: Point(200, 200)) == nil)
  }

  @Test("A recognizer around the knob claims the input: the knob gets one cancel and nothing more")
  func claim() throws {
    scene.end(try play(0.2, 0.6, 0.7), with: Dial(angle: 0.8))
    #expect(log.lines == ["knob began", "knob moved", "knob cancelled", "turn began", "turn changed", "turn ended"])
    #expect(scene.activeGestures.isEmpty)
  }

  @Test("A delegate keeps the recognizer from the input")
  func gate() throws {
    turn.delegate.shouldReceiveEvent = { _, event in event.type != .custom }
    scene.end(try play(0.6), with: Dial(angle: 0.8))
    #expect(log.lines == ["knob began", "knob moved", "knob ended"])
  }

  @Test("A custom input is cancelled alone, with its window and with its view, and once", arguments: 0..<3)
  func cancel(variant: Int) throws {
    let dial = try play(0.2)
    let knob = try #require(scene.hitTest(Point(200, 200)))
    let scopes: [CancelScope] = [.input(dial), .window(scene.window.view.entity), .view(knob.entity)]
    for _ in 0..<2 { scene.cancel(scopes[variant]) }
    scene.end(dial, with: Dial(angle: 0.8))
    #expect(log.lines == ["knob began", "knob moved", "knob cancelled"])
  }

  @Test("The gesture of the input is cancelled likewise")
  func cancelledGesture() throws {
    scene.cancel(.input(try play(0.6)))
    #expect(log.lines == ["knob began", "knob cancelled", "turn began", "turn cancelled"])
  }
}
