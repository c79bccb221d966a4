/// A call of a recognizer for anything but touches.
enum GestureCall {
  case presses(Presses)
  case pointer(TouchPhase, PointerInput, InputKind)
  case custom(any CustomEvent, TouchPhase)
  /// Corrected samples of touches that the recognizer got.
  case touchUpdates(Touches)
  case deadline

  /// The kind of input of the call; a deadline counts as an event of touches (D10).
  var inputKind: InputKind {
    switch self {
    case .presses: .press
    case .pointer(_, _, let kind): kind
    case .custom: .custom
    case .deadline, .touchUpdates: .touch
    }
  }

  /// Whether the call is made also when the recognizer's attempt is over.
  var isForAnyState: Bool { if case .touchUpdates = self { true } else { false } }
}

/// A call that was deferred because the recognizer's own code was running: calls are never nested.
struct DeferredGestureCall {
  let call: GestureCall
  let gesture: GestureID
}
