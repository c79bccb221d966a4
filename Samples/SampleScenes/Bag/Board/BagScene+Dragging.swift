import Dactyl

/// Drag and drop: what a hand takes from a slot, and what becomes of it on another one.
extension BagScene {
  /// Lets hands take from a slot, and drop on it.
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
    target.delegate.sessionDidUpdate = { [self] in operation(of: $0, on: slot) }
    target.delegate.concludeDrop = { [self] _ in
      slot.arriving = max(slot.arriving - 1, 0)
      slot.show(inventory.slots[slot.number].stack)
      slot.bounce()
    }
    target.settlesPreview = true
  }

  /// Lets a slot be dragged from in a way.
  ///
  /// - Parameters:
  ///   - splits: whether the rest stays in sight.
  ///   - taken: what of its stack is taken; nil takes nothing.
  private func addHand(
    to slot: SlotView, _ lift: DragLift, splits: Bool = false, taken: @escaping (DragSession, Stack) -> Stack?
  ) {
    let hand = slot.view.makeDraggable(lift: lift) { [self] session in
      guard slot.hand == nil, let stack = inventory.slots[slot.number].stack else { return [] }
      return taken(session, stack).map { [Handful($0, from: slot.number)] } ?? []
    }
    // The mouse rests for half a stack, as fingers do; and several hands take wares at once.
    hand.waitsForMouse = true
    hand.gestureRecognizer.name = splits ? "half" : "drag"
    hand.gestureRecognizer.recognizesEachFinger = slot.rule == .wares
    if splits || slot.rule == .wares { hand.liftedAlpha = 1 }
    if splits { hand.delegate.preview = { [self] in $0.handful.map { picture(of: $0.stack) } } }
    hand.delegate.sessionWillBegin = { [self] in take($0, from: slot, splits: splits) }
    hand.delegate.sessionDidEnd = { [self] in letGo($0, of: slot, $1) }
  }

  private func take(_ session: DragSession, from slot: SlotView, splits: Bool) {
    guard let handful = session.handful else { return }
    // What is taken has arrived: it is to be seen.
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

  /// What would be done with what a hand has, were it let go over a slot now.
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

  /// What a slot that another hand takes from holds is not known yet: it takes nothing meanwhile.
  private func outcome(of handful: Handful, on slot: SlotView, by session: DragSession) -> Outcome {
    slot.hand == nil || slot.hand == session ? inventory.outcome(of: handful, on: slot.number) : .refused
  }

  private func drop(_ handful: Handful, on slot: SlotView, by session: DragSession) {
    // It is on its way: the slot shows it when it is there.
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

  /// What a hand takes about that has not all of a slot.
  private func picture(of stack: Stack) -> View {
    let view = scene.makeView(frame: Rect(0, 0, layout.side, layout.side))
    StackFace(in: view, pictures, of: scene).show(stack, side: layout.side)
    return view
  }
}

extension DragSession {
  /// What of a slot it takes about.
  fileprivate var handful: Handful? { items.first as? Handful }
}
