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
    guard let row = scene.gestures.row(id) else { return }
    let place = Int(row.place)
    guard var value = values[place].take() else { return }
    context.begin(id, row)
    value.deadlineReached(with: &context)
    if context.isAlive { values[place] = value }
    if context.said != .nothing { GestureSystem.takeDown(&context, of: id, in: scene) }
  }

  /// Tells a recognizer of input that is no touch.
  func tellPointer(
    _ phase: PointerPhase, _ input: PointerInput, _ context: inout GestureContext, _ id: GestureID, in scene: Scene
  ) {
    guard let row = scene.gestures.row(id) else { return }
    let place = Int(row.place)
    guard var value = values[place].take() else { return }
    context.begin(id, row)
    switch phase {
    case .began: value.pointerBegan(input, with: &context)
    case .changed: value.pointerChanged(input, with: &context)
    case .ended: value.pointerEnded(input, with: &context)
    case .cancelled: value.pointerCancelled(input, with: &context)
    }
    if context.isAlive { values[place] = value }
    if context.said != .nothing { GestureSystem.takeDown(&context, of: id, in: scene) }
  }
}

extension TouchPhase {
  /// A bit of its own.
  @inlinable @inline(__always) var bit: UInt8 { 1 << rawValue }
}
