/// Calls into the code of recognizers. A value is moved out of the column for a call, and back if the recognizer still
/// exists then.
extension GestureColumn {
  /// Tells a recognizer of its deadline, or of input that is no touch.
  func feed(_ call: GestureCall, _ context: inout GestureContext, _ id: GestureID) {
    switch call {
    case .deadline: self.call(&context, id) { $0.deadlineReached(with: &$1) }
    case .presses(let presses): feed(presses, &context, id)
    case .pointer(let phase, let input, _): feed(input, phase, &context, id)
    case .custom(let event, let phase):
      context.inputPhase = phase
      self.call(&context, id) { $0.received(event, with: &$1) }
    }
  }

  private func feed(_ presses: Presses, _ context: inout GestureContext, _ id: GestureID) {
    call(&context, id) { value, context in
      switch presses.first?.phase {
      case .began: value.pressesBegan(presses, with: &context)
      case .changed: value.pressesChanged(presses, with: &context)
      case .ended: value.pressesEnded(presses, with: &context)
      case .cancelled: value.pressesCancelled(presses, with: &context)
      case .stationary, nil: break
      }
    }
  }

  private func feed(
    _ input: PointerInput, _ phase: TouchPhase, _ context: inout GestureContext, _ id: GestureID
  ) {
    call(&context, id) { value, context in
      switch phase {
      case .began: value.pointerBegan(input, with: &context)
      case .moved, .stationary: value.pointerChanged(input, with: &context)
      case .ended: value.pointerEnded(input, with: &context)
      case .cancelled: value.pointerCancelled(input, with: &context)
      }
    }
  }

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
}
