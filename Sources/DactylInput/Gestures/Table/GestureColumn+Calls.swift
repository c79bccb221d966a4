/// Calls into the code of recognizers. A value is moved out of the column for a call, and back if the recognizer still
/// exists then.
extension GestureColumn {
  /// Calls into a recognizer's code. What it asked for is in the context then, to be applied.
  func call(
    _ context: inout GestureContext, _ id: GestureID,
    _ body: (inout Kind, inout GestureContext) -> Void
  ) {
    guard let row = context.gestures.row(id) else { return }
    let slot = Int(row.slot)
    guard var value = values[slot].take() else { return }
    context.begin(id, row)
    body(&value, &context)
    if context.isAlive { values[slot] = value }
  }

  /// Tells a recognizer of the deadline that it asked for.
  func reachDeadline(_ context: inout GestureContext, _ id: GestureID) {
    call(&context, id) { $0.deadlineReached(with: &$1) }
  }
}
