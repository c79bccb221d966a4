import Dactyl

/// Drag and drop: what a hand takes from a slot, and the result of dropping it on another one.
extension BagScene {
  /// Lets hands drag from a slot, and drop on it.
  func letDrag(_ slot: SlotView) {
    switch slot.rule {
    case .anything, .arms:
      addHand(to: slot, .pan) { $0.modifierFlags.contains(.shift) ? nil : $1 }
      addHand(to: slot, .pan, splits: true) { $0.modifierFlags.contains(.shift) ? $1.half : nil }
      addHand(to: slot, .longPress(), splits: true) { $1.half }
    case .wares: addHand(to: slot, .pan) { $1 }
    case .locked: break
    }
    let target = slot.view.onDrop(of: Handful.self) { [self] in drop($0.item, on: slot, by: $0.session) }
    target.delegate.sessionDidUpdate = { [self] in operation(of: $1, on: slot) }
    target.delegate.concludeDrop = { [self] _, _ in
      slot.arriving = max(slot.arriving - 1, 0)
      slot.show(inventory.slots[slot.number].stack)
      slot.bounce()
    }
    target.settlesPreview = true
  }

  /// Adds one kind of drag to a slot.
  ///
  /// - Parameters:
  ///   - splits: Whether the rest of the stack stays visible.
  ///   - taken: Returns the part of the stack that is taken; nil takes nothing.
  private func addHand(
    to slot: SlotView, _ lift: DragLift, splits: Bool = false, taken: @escaping (DragSession, Stack) -> Stack?
  ) {
    let hand = slot.view.makeDraggable(lift: lift) { [self] _, session in
      guard slot.hand == nil, let stack = inventory.slots[slot.number].stack else { return [] }
      return taken(session, stack).map { [Handful($0, from: slot.number)] } ?? []
    }
    // A drag with the mouse waits for a long press, as fingers do, for half a stack; several hands take wares at once.
    hand.waitsForMouse = true
    hand.gestureRecognizer.name = splits ? "half" : "drag"
    hand.gestureRecognizer.recognizesEachFinger = slot.rule == .wares
    if splits || slot.rule == .wares { hand.liftedAlpha = 1 }
    if splits { hand.delegate.previewForLifting = { [self] in $1.handful.map { picture(of: $0.stack) } } }
    hand.delegate.sessionWillBegin = { [self] in take($1, from: slot, splits: splits) }
    hand.delegate.sessionDidEnd = { [self] in letGo($1, of: slot, $2) }
  }

  private func take(_ session: DragSession, from slot: SlotView, splits: Bool) {
    guard let handful = session.handful else { return }
    // A stack that is taken has arrived: the slot shows it.
    slot.arriving = 0
    slot.show(inventory.slots[slot.number].stack)
    if slot.rule != .wares { slot.hand = session }
    if splits { slot.splitOff = handful.stack.count }
    for hand in slot.view.draggables { hand.label = "\(handful.stack)" }
    let isPart = handful.stack != inventory.slots[slot.number].stack
    onEvent?(isPart ? .split(handful, session.origin) : .pick(handful, session.origin))
    refresh()
  }

  private func letGo(_ session: DragSession, of slot: SlotView, _ operation: DropOperation) {
    if slot.hand == session { (slot.hand, slot.splitOff) = (nil, 0) }
    if operation == .cancel, let handful = session.handful { onEvent?(.cancel(handful, session.origin)) }
    refresh()
  }

  /// Returns the operation for what a hand holds, if it were dropped on a slot now.
  private func operation(of session: DragSession, on slot: SlotView) -> DropOperation {
    guard let handful = session.handful else { return .cancel }
    switch outcome(of: handful, on: slot, by: session) {
    case .stays: return .cancel
    case .copied: return .copy
    case .moved, .swapped: return .move
    case .refused:
      if session.operation != .forbidden { onEvent?(.refuse(handful, by: slot.number, session.origin)) }
      return .forbidden
    }
  }

  /// Returns the outcome of a drop. A slot from which another hand drags is refused meanwhile: its final contents are
  /// not known yet.
  private func outcome(of handful: Handful, on slot: SlotView, by session: DragSession) -> Outcome {
    slot.hand == nil || slot.hand == session ? inventory.outcome(of: handful, on: slot.number) : .refused
  }

  private func drop(_ handful: Handful, on slot: SlotView, by session: DragSession) {
    // The items are still on their way: the slot shows them when they arrive.
    slot.arriving += 1
    let before = inventory
    let hand = session.origin
    switch inventory.drop(handful, on: slot.number) {
    case .stays, .refused: break
    case .copied(let count): onEvent?(.copy(handful, to: slot.number, count: count, hand))
    case .moved(let count): onEvent?(.drop(handful, to: slot.number, count: count, hand))
    case .swapped:
      onEvent?(.swap(handful, with: slot.number, hand))
      slots[handful.slot].bounce()
    }
    registerUndo(to: before)
    if hand == .keys { scene.requestFocus(at: slot.view.entity) }
    refresh()
  }

  /// Returns the preview of a hand that does not hold the whole slot.
  private func picture(of stack: Stack) -> View {
    let view = scene.makeView(frame: Rect(0, 0, layout.side, layout.side))
    StackFace(in: view, pictures, of: scene).show(stack, side: layout.side)
    return view
  }
}

extension DragSession {
  /// The part of a slot that the session carries.
  fileprivate var handful: Handful? { items.first as? Handful }
}
