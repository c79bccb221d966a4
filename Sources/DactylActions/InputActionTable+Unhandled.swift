/// Input that no responder handled, as it is offered to the active contexts at the end of the responder chain (F24).
extension InputActionTable: UnhandledPressTaker, UnhandledTouchTaker {
  // MARK: Presses

  var pressTakerRank: PressTakerRank { .inputActions }

  /// Offers an unhandled press to the active contexts.
  func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) -> Bool {
    guard isActive else { return false }
    let control = InputControl(press.type)
    noteOffer(of: control, to: player(of: press.device), of: .press, id: press.id, in: scene)
    return take(
      control, .input(slot: slot, id: press.id), device: press.device, force: press.force,
      at: scene.currentTime)
  }

  /// Records a key that nothing handled, for `Scene.keys`.
  func pressWasLeft(_ press: Press, in slot: Int, of scene: Scene) {
    guard let key = press.key, !isBlockedByContext else { return }
    updateLevels(in: scene)
    let player = player(of: press.device)
    guard players[player].level == 0 else { return }
    keys.append((key, player, slot, press.id))
    updateActivity()
  }

  // MARK: Touches

  var takesTouches: Bool { isActive }

  func takeUnhandled(_ touches: List<Int>, of scene: Scene) { touches.forEach { takeTouch($0, of: scene) } }

  /// Offers a touch whose beginning no responder handled to the active contexts.
  private func takeTouch(_ slot: Int, of scene: Scene) {
    let now = scene.currentTime
    let record = inputs.records[slot]
    guard record.kind == .touch, record.delivery == .begun else { return }
    let device = record.finger.device
    let origin = HeldControl.Origin.input(slot: slot, id: record.id)
    if record.sample.type == .pointer { freeMouse = record.id }
    if record.sample.type == .pointer { takeButtons(record.sample.buttons, origin, device, at: now) }
    // A click that a context binds as a button is not offered as a finger.
    if !held.contains(where: { $0.origin == origin }) {
      noteOffer(ofTouchAt: record.initialLocation, to: player(of: device), id: record.id, in: scene)
      _ = takeTouch(origin, at: record.initialLocation, device: device, at: now)
    }
    note(record.sample.buttons, of: origin)
  }

  /// Records the buttons of a pointer that are down, with the controls that it holds.
  private func note(_ buttons: ButtonMask, of origin: HeldControl.Origin) {
    for index in held.indices where held[index].origin == origin { held[index].buttons = buttons }
  }

  /// Offers buttons that were just pressed to the active contexts.
  private func takeButtons(
    _ buttons: ButtonMask, _ origin: HeldControl.Origin, _ device: DeviceID, at now: Timestamp
  ) {
    var left = buttons.rawValue
    while left != 0 {
      let button = ButtonMask(rawValue: left & (0 &- left))
      left &= left - 1
      if let session = listening {
        session.offer(.mouse(button), in: self, at: now)
      } else {
        _ = take(.mouse(button), origin, device: device, force: 1, at: now)
      }
    }
  }

  /// Handles the press or release of another button of a pointer that is down. Called as held controls are followed.
  func followButtons(_ index: Int, _ record: Input, at now: Timestamp) {
    let control = held[index]
    if case .mouse(let button) = control.control, record.sample.buttons.isDisjoint(with: button) {
      release(index, at: now, isTaken: false)
    }
    let buttons = record.sample.buttons
    note(buttons, of: control.origin)
    takeButtons(buttons.subtracting(control.buttons), control.origin, control.device, at: now)
    note(buttons, of: control.origin)
  }

  // MARK: Wheels

  /// Handles a step of a wheel when nothing under the pointer scrolls: a movement, and a press and its release. Called
  /// with every batch.
  func takeWheel(at now: Timestamp) {
    guard let sample = turned.take(), !inputs.isScrollReceived else { return }
    move(.wheel, by: sample.delta, .mouse)
    guard !sample.isContinuous else { return }
    use.note(.keyboard, .mouse, of: player(of: .mouse))
    turn(sample.delta.dy, .up, .down, at: now)
    turn(sample.delta.dx, .left, .right, at: now)
  }

  private func turn(
    _ way: Float, _ back: InputControl.WheelDirection, _ forth: InputControl.WheelDirection, at now: Timestamp
  ) {
    guard way != 0 else { return }
    let control = InputControl.wheel(way < 0 ? back : forth)
    if let session = listening { return session.offer(control, in: self, at: now) }
    // A wheel that is turned fast reports several steps at once.
    for _ in 0..<max(Int(clamping: min(abs(way).rounded(), 10)), 1) { turn(control, at: now) }
  }

  private func turn(_ control: InputControl, at now: Timestamp) {
    let count = held.count
    let origin = HeldControl.Origin.fed(.none)
    guard take(control, origin, device: .mouse, force: 1, at: now), held.count > count else { return }
    release(count, at: now, isTaken: false)
  }
}
