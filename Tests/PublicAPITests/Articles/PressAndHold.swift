import Dactyl

struct PressAndHold: GestureRecognizer {
  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    context.setDeadline(after: 1)
  }
  mutating func deadlineReached(with context: inout GestureContext) {
    context.state = .began
  }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .ended
  }
}

/// The code of the article on gestures of a game's own.
enum UsePressAndHold {
  static func add(to view: View) {
    view.addGestureRecognizer(PressAndHold()) { hold in
      print(hold.state)
    }
  }

  static func add(circleTo view: View, _ spin: @escaping () -> Void) {
    let circle = view.addGestureRecognizer(CircleGesture()) { circle in
      print("round", circle.location(in: view))
      spin()
    }
    circle.delegate.shouldRecognizeSimultaneously = { _, other in other.value(as: PanGestureRecognizer.self) != nil }
  }
}
