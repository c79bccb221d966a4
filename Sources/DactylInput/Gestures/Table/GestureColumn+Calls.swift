/// Calls of recognizers' code. A value is moved out of the column for a call, and back if the recognizer still exists
/// afterwards.
extension GestureColumn {
  /// Calls a recognizer's code. Its requests are in the context afterwards, to be applied.
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

  /// Calls a recognizer whose deadline was reached.
  func reachDeadline(_ context: inout GestureContext, _ id: GestureID) {
    call(&context, id) { $0.deadlineReached(with: &$1) }
  }
}
