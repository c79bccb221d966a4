import Dactyl

/// A responder made of one closure.
package struct TouchListener: TouchResponder {
  var receive: (TouchPhase, Touches, Event) -> Handling

  package static func answering(_ receive: @escaping (TouchPhase, Touches, Event) -> Handling) -> TouchListener {
    var ear = TouchListener { _, _, _ in }
    ear.receive = receive
    return ear
  }
  package init(_ receive: @escaping (TouchPhase, Touches, Event) -> Void) {
    self.receive = {
      receive($0, $1, $2)
      return .handled
    }
  }
  package mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    receive(.began, touches, event)
  }
  package mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
    receive(.moved, touches, event)
  }
  package mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling {
    receive(.ended, touches, event)
  }
  package mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    receive(.cancelled, touches, event)
  }
}
