import Dactyl
import DactylTesting
import Testing

/// A scene with a log, on which a complaint of the engine is a failure of the test.
final class Stage {
  let scene: Scene
  let log = CallLog()
  let diagnostics: DiagnosticRecorder
  let one: Finger
  let two: Finger
  let three: Finger

  init(size: Size = Size(400, 400), expecting kinds: Set<Diagnostic.Kind> = []) {
    scene = Scene(size: size)
    diagnostics = DiagnosticRecorder(scene, expected: kinds) { Issue.record("\($0)") }
    one = Finger(1, in: scene)
    two = Finger(2, in: scene)
    three = Finger(3, in: scene)
  }

  var lines: [String] { log.take() }

  /// Says what is in the log by now, and leaves it there: for the middle of an expression that is itself checked.
  func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.lines == lines, sourceLocation: sourceLocation)
  }

  /// A view that writes down what it hears of.
  @discardableResult
  func view(_ name: String, _ frame: Rect, in parent: View? = nil, answer: Handling = .handled) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    view.setResponder(TouchRecorder(name, in: log, answer: answer))
    return view
  }

  /// A hundred points square at the origin.
  @discardableResult
  func card(_ name: String = "card") -> View { view(name, Rect(0, 0, 100, 100)) }

  /// Puts a recognizer on a view whose states are written down.
  @discardableResult
  func add<Kind: GestureRecognizer>(_ kind: Kind, to view: View, as name: String) -> Gesture<Kind> {
    let gesture = view.addGestureRecognizer(kind).record(as: name, in: log)
    gesture.any.name = name
    return gesture
  }

  /// Sends a sample at a moment in milliseconds, without a frame.
  func queue(
    _ finger: Int64, _ phase: TouchSamplePhase, _ x: Float, _ y: Float, at milliseconds: Int64,
    type: TouchType = .direct
  ) {
    scene.send(
      InputEvent(
        at: Timestamp(milliseconds: milliseconds),
        .touch(TouchSample(finger: FingerID(finger), phase: phase, location: Point(x, y), type: type))))
  }

  func frame(at milliseconds: Int64) {
    scene.frame(at: Timestamp(milliseconds: milliseconds))
  }
}

/// A recognizer made of closures, for tests that need one that does a certain thing.
struct Scripted: GestureRecognizer {
  typealias Handler = (Touches, inout GestureContext) -> Void
  var began: Handler?
  var moved: Handler?
  var ended: Handler?
  var cancelled: Handler?
  var deadline: ((inout GestureContext) -> Void)?
  var onReset: (() -> Void)?
  var prevents: ((AnyGesture) -> Bool)?
  var isPrevented: ((AnyGesture) -> Bool)?

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) { began?(touches, &context) }
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) { moved?(touches, &context) }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) { ended?(touches, &context) }
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    if let cancelled { return cancelled(touches, &context) }
    context.state = context.state == .possible ? .failed : .cancelled
  }
  mutating func deadlineReached(with context: inout GestureContext) { deadline?(&context) }
  mutating func reset() { onReset?() }
  func canPrevent(_ other: AnyGesture) -> Bool { prevents?(other) ?? true }
  func canBePrevented(by other: AnyGesture) -> Bool { isPrevented?(other) ?? true }

  /// Begins when a finger lands, changes with it, ends with it.
  static var immediate: Scripted {
    Scripted(
      began: { if $1.state == .possible { $1.state = .began } }, moved: { $1.state = .changed },
      ended: { _, context in if context.numberOfTouches == 0 { context.state = .ended } })
  }
  /// Begins with the first move.
  static var onMove: Scripted {
    Scripted(
      moved: { _, context in context.state = context.state == .possible ? .began : .changed },
      ended: { _, context in
        if context.numberOfTouches == 0 { context.state = context.state == .possible ? .failed : .ended }
      })
  }
  /// Looks on, and fails when all fingers have lifted.
  static var patient: Scripted {
    Scripted(ended: { _, context in if context.numberOfTouches == 0 { context.state = .failed } })
  }
}
