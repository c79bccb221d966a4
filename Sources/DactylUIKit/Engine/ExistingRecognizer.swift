/// A recognizer that the engine has put on its view by itself, as a scroll view's.
final class ExistingRecognizer: InnerRecognizer {
  private let gesture: AnyGesture

  init(_ gesture: AnyGesture) { self.gesture = gesture }

  func add(to view: View, _ action: @escaping () -> Void) -> AnyGesture {
    gesture.addAction { _ in action() }
    return gesture
  }

  // It is the engine's, which feeds it.
  func engineWillGo() {}
  var location: Point? { nil }
  var takesTouches: Bool { false }
  func hear(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext) {}
  func hear(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext) {}
  func deadlineReached(_ context: inout GestureContext) {}
  func reset() {}
}
