/// What a recognizer is told that is no touch.
enum GestureCall {
  case presses(Presses)
  case pointer(TouchPhase, PointerInput, InputKind)
  case custom(any CustomEvent, TouchPhase)
  /// Corrected samples of touches that it got.
  case touchUpdates(Touches)
  case deadline

  /// The kind of input that it tells of; a deadline counts as an event of touches (D10).
  var inputKind: InputKind {
    switch self {
    case .presses: .press
    case .pointer(_, _, let kind): kind
    case .custom: .custom
    case .deadline, .touchUpdates: .touch
    }
  }

  /// Whether it is told also when the recognizer's attempt is over.
  var isForAnyState: Bool { if case .touchUpdates = self { true } else { false } }
}

/// What a recognizer has yet to hear, since its own code ran when it came: nothing is called twice at once.
struct DeferredGestureCall {
  let call: GestureCall
  let gesture: GestureID
}
