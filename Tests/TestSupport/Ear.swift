import Dactyl

/// A responder made of one closure.
package struct Ear: TouchResponder {
  var hear: (TouchPhase, Touches, Event) -> Handling

  package static func answering(_ hear: @escaping (TouchPhase, Touches, Event) -> Handling) -> Ear {
    var ear = Ear { _, _, _ in }
    ear.hear = hear
    return ear
  }
  package init(_ hear: @escaping (TouchPhase, Touches, Event) -> Void) {
    self.hear = {
      hear($0, $1, $2)
      return .handled
    }
  }
  package mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { hear(.began, touches, event) }
  package mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { hear(.moved, touches, event) }
  package mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { hear(.ended, touches, event) }
  package mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    hear(.cancelled, touches, event)
  }
}
