import Dactyl
import DactylTesting
import Testing

/// A scene with a log, on which a diagnostic of the engine is a failure of the test.
package final class Stage {
  package let scene: Scene
  package let log = CallLog()
  package let diagnostics: DiagnosticRecorder
  package let one: Finger
  package let two: Finger
  package let three: Finger

  package init(size: Size = Size(400, 400), expecting kinds: Set<Diagnostic.Kind> = []) {
    scene = Scene(size: size)
    diagnostics = DiagnosticRecorder(scene, expected: kinds) { Issue.record("\($0)") }
    one = Finger(1, in: scene)
    two = Finger(2, in: scene)
    three = Finger(3, in: scene)
  }

  package var lines: [String] { log.take() }

  /// Returns the log so far, and does not clear it: for the middle of an expression that is itself checked.
  package func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.lines == lines, sourceLocation: sourceLocation)
  }

  /// A view that records its calls.
  @discardableResult
  package func view(_ name: String, _ frame: Rect, in parent: View? = nil, answer: Handling = .handled) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    view.setResponder(TouchRecorder(name, in: log, answer: answer))
    return view
  }

  /// A view of a hundred points square at the origin.
  @discardableResult
  package func card(_ name: String = "card") -> View { view(name, Rect(0, 0, 100, 100)) }

  /// Adds a recognizer whose states are logged to a view.
  @discardableResult
  package func add<Kind: GestureRecognizer>(_ kind: Kind, to view: View, as name: String) -> Gesture<Kind> {
    let gesture = view.addGestureRecognizer(kind).record(as: name, in: log)
    gesture.any.name = name
    return gesture
  }

  /// Sends a sample at a moment in milliseconds, without a frame.
  package func queue(
    _ finger: Int64, _ phase: TouchSamplePhase, _ x: Float, _ y: Float, at milliseconds: Int64,
    type: TouchType = .direct
  ) {
    scene.send(
      InputEvent(
        at: Timestamp(milliseconds: milliseconds),
        .touch(TouchSample(finger: FingerID(finger), phase: phase, location: Point(x, y), type: type))))
  }

  package func frame(at milliseconds: Int64) {
    scene.frame(at: Timestamp(milliseconds: milliseconds))
  }
}
