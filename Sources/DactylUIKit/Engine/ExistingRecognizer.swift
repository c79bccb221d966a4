/// A recognizer that the engine has added to its view itself, such as that of a scroll view.
final class ExistingRecognizer: InnerRecognizer {
  private let gesture: AnyGesture

  init(_ gesture: AnyGesture) { self.gesture = gesture }

  func add(to view: View, _ action: @escaping () -> Void) -> AnyGesture {
    gesture.addAction { _ in action() }
    return gesture
  }

  // The recognizer belongs to the engine, which feeds it.
  func engineWillGo() {}
  var location: Point? { nil }
  var takesTouches: Bool { false }
  func receive(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext) {}
  func receive(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext) {}
  func deadlineReached(_ context: inout GestureContext) {}
  func reset() {}
}
