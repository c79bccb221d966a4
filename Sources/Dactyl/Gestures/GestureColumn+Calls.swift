/// Calls into the code of recognizers. A value is moved out of the column for a call, and back if the recognizer still
/// exists then.
extension GestureColumn {
  /// Tells a recognizer of touches in a phase, which is given by its bit.
  @inlinable @inline(__always)
  func tell(_ place: UInt32, _ phase: UInt8, _ touches: Touches, _ context: inout GestureContext) {
    let place = Int(place)
    guard var value = values[place].take() else { return }
    switch phase {
    case TouchPhase.began.bit: value.touchesBegan(touches, with: &context)
    case TouchPhase.moved.bit: value.touchesMoved(touches, with: &context)
    case TouchPhase.ended.bit: value.touchesEnded(touches, with: &context)
    default: value.touchesCancelled(touches, with: &context)
    }
    if context.isAlive { values[place] = value }
  }

  /// Tells a recognizer that its deadline has come.
  func tellDeadline(_ context: inout GestureContext, _ id: GestureID, in scene: Scene) {
    call(&context, id, in: scene) { $0.deadlineReached(with: &$1) }
  }

  /// Tells a recognizer of a press.
  func tellPress(_ presses: Presses, _ context: inout GestureContext, _ id: GestureID, in scene: Scene) {
    call(&context, id, in: scene) { value, context in
      switch presses.first?.phase {
      case .began: value.pressesBegan(presses, with: &context)
      case .changed: value.pressesChanged(presses, with: &context)
      case .ended: value.pressesEnded(presses, with: &context)
      case .cancelled: value.pressesCancelled(presses, with: &context)
      case .stationary, nil: break
      }
    }
  }

  /// Tells a recognizer of input that is no touch.
  func tellPointer(
    _ phase: PointerPhase, _ input: PointerInput, _ context: inout GestureContext, _ id: GestureID, in scene: Scene
  ) {
    call(&context, id, in: scene) { value, context in
      switch phase {
      case .began: value.pointerBegan(input, with: &context)
      case .changed: value.pointerChanged(input, with: &context)
      case .ended: value.pointerEnded(input, with: &context)
      case .cancelled: value.pointerCancelled(input, with: &context)
      }
    }
  }

  /// Calls into a recognizer's code, and takes down what it said.
  func call(
    _ context: inout GestureContext, _ id: GestureID, in scene: Scene,
    _ body: (inout Kind, inout GestureContext) -> Void
  ) {
    guard let row = scene.gestures.row(id) else { return }
    let place = Int(row.place)
    guard var value = values[place].take() else { return }
    context.begin(id, row)
    body(&value, &context)
    if context.isAlive { values[place] = value }
    if context.said != .nothing { GestureSystem.takeDown(&context, of: id, in: scene) }
  }
}

extension TouchPhase {
  /// A bit of its own.
  @inlinable @inline(__always) var bit: UInt8 { 1 << rawValue }
}
