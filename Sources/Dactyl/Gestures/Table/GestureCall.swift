/// What a recognizer is told that is no touch.
enum GestureCall {
  case presses(Presses)
  case pointer(TouchPhase, PointerInput, InputKind)
  case custom(any CustomEvent, TouchPhase)
  case deadline
}

/// What a recognizer has yet to hear, since its own code ran when it came: nothing is called twice at once.
struct DeferredGestureCall {
  let call: GestureCall
  let gesture: GestureID
}
