/// Delivers unhandled input at the end of the responder chain to action maps, and keeps them up to date (F24).
enum InputActionSystem {
  // MARK: Presses

  /// Offers an unhandled press to the active contexts.
  static func take(_ press: Press, in slot: Int, _ scene: Scene) -> Bool {
    let table = scene.actionTable
    guard table.isActive else { return false }
    return table.take(
      InputControl(press.type), .input(slot: slot, id: press.id), device: press.device, force: press.force,
      at: scene.currentTime)
  }

  /// Records a key that nothing handled, for `Scene.keys`.
  static func note(_ press: Press, in slot: Int, _ scene: Scene) {
    let table = scene.actionTable
    guard let key = press.key, !table.isBlockedByContext else { return }
    table.updateLevels(in: scene)
    let player = table.player(of: press.device)
    guard table.players[player].level == 0 else { return }
    table.keys.append((key, player, slot, press.id))
    table.updateActivity()
  }

  /// Offers a touch whose beginning no responder handled to the active contexts.
  static func takeTouch(_ slot: Int, in scene: Scene) {
    let record = scene.inputs.records[slot]
    guard record.kind == .touch, record.delivery == .begun else { return }
    let (table, device) = (scene.actionTable, record.finger.device)
    let origin = HeldControl.Origin.input(slot: slot, id: record.id)
    if record.sample.type == .pointer {
      takeButtons(record.sample.buttons, origin, device, in: scene)
    }
    // A click that a context binds as a button is not offered as a finger.
    if !table.held.contains(where: { $0.origin == origin }) {
      _ = table.takeTouch(origin, at: record.initialLocation, device: device, at: scene.currentTime)
    }
    note(record.sample.buttons, of: origin, in: table)
  }

  private static func note(_ buttons: ButtonMask, of origin: HeldControl.Origin, in table: InputActionTable) {
    for index in table.held.indices where table.held[index].origin == origin { table.held[index].buttons = buttons }
  }

  /// Offers buttons that were just pressed to the active contexts.
  private static func takeButtons(
    _ buttons: ButtonMask, _ origin: HeldControl.Origin, _ device: DeviceID, in scene: Scene
  ) {
    let table = scene.actionTable
    var left = buttons.rawValue
    while left != 0 {
      let button = ButtonMask(rawValue: left & (0 &- left))
      left &= left - 1
      if let session = table.listening {
        session.offer(.mouse(button), in: scene)
      } else {
        _ = table.take(.mouse(button), origin, device: device, force: 1, at: scene.currentTime)
      }
    }
  }

  /// Handles a step of a wheel when nothing under the pointer scrolls: a press and its release.
  private static func takeWheel(_ table: InputActionTable, in scene: Scene) {
    guard let sample = table.turned.take(), !scene.isScrollReceived else { return }
    table.use.note(.keyboard, .mouse, of: table.player(of: .mouse))
    turn(sample.delta.dy, .up, .down, in: scene)
    turn(sample.delta.dx, .left, .right, in: scene)
  }

  private static func turn(
    _ way: Float, _ back: InputControl.WheelDirection, _ forth: InputControl.WheelDirection, in scene: Scene
  ) {
    guard way != 0 else { return }
    let control = InputControl.wheel(way < 0 ? back : forth)
    if let session = scene.actionTable.listening { return session.offer(control, in: scene) }
    // A wheel that is turned fast reports several steps at once.
    for _ in 0..<max(Int(clamping: min(abs(way).rounded(), 10)), 1) { turn(control, in: scene) }
  }

  private static func turn(_ control: InputControl, in scene: Scene) {
    let (table, count) = (scene.actionTable, scene.actionTable.held.count)
    let origin = HeldControl.Origin.fed(.none)
    guard table.take(control, origin, device: .mouse, force: 1, at: scene.currentTime), table.held.count > count else {
      return
    }
    table.release(count, at: scene.currentTime, isTaken: false)
  }

  // MARK: Updates

  /// Releases controls that are up or were cancelled, and calls the completions of finished rebind sessions. Called
  /// with every batch.
  static func follow(_ table: InputActionTable, in scene: Scene) {
    table.updateLevels(in: scene)
    takeWheel(table, in: scene)
    var index = 0
    while index < table.held.count {
      guard case .input(let slot, let id) = table.held[index].origin else {
        if isGone(table.held[index].origin, in: scene) {
          table.release(index, at: scene.currentTime, isTaken: true)
        } else {
          index += 1
        }
        continue
      }
      let record = scene.inputs.records[slot]
      let isSame = record.id == id
      if isSame, record.isLive, record.delivery == .begun {
        if record.kind == .touch, record.sample.type == .pointer, record.isChanged {
          followButtons(index, record, in: scene)
        }
        if index < table.held.count, table.held[index].origin == .input(slot: slot, id: id) { index += 1 }
      } else {
        table.release(index, at: scene.currentTime, isTaken: isSame ? record.phase != .ended : false)
      }
    }
    table.keys.removeAll { key in
      let record = scene.inputs.records[key.slot]
      return record.id != key.id || !record.isLive || record.delivery != .begun
    }
    while let stick = table.screenSticks.first(where: { !scene.isAlive($0.view) }) {
      feed(AxisSample(stick.axis, .zero, device: stick.device), by: stick.view, in: scene)
    }
    table.updateActivity()
    while let session = table.finished.first {
      table.finished.removeFirst()
      session.notify()
    }
  }

  private static func isGone(_ origin: HeldControl.Origin, in scene: Scene) -> Bool {
    if case .fed(let view) = origin { !scene.isAlive(view) } else { false }
  }

  /// Handles the press or release of another button of a pointer that is down.
  private static func followButtons(_ index: Int, _ record: Input, in scene: Scene) {
    let (table, control) = (scene.actionTable, scene.actionTable.held[index])
    if case .mouse(let button) = control.control, record.sample.buttons.isDisjoint(with: button) {
      table.release(index, at: scene.currentTime, isTaken: false)
    }
    let buttons = record.sample.buttons
    note(buttons, of: control.origin, in: table)
    takeButtons(buttons.subtracting(control.buttons), control.origin, control.device, in: scene)
    note(buttons, of: control.origin, in: table)
  }

  // MARK: Frames

  /// Updates everything to the time of a frame, before systems of the game run.
  static func run(_ table: InputActionTable, at now: Timestamp, in scene: Scene) {
    guard table.isActive || !table.gliding.isEmpty else { return table.updateActivity() }
    table.updateLevels(in: scene)
    if table.seenAxes != table.axes.version { table.updateAxes(at: now) }
    if !table.gliding.isEmpty { table.glideOn(to: now) }
  }

  // MARK: Sticks and modifier keys

  /// Called when a stick or trigger moved.
  static func axisMoved(_ sample: AxisSample, _ table: InputActionTable, in scene: Scene) {
    if sample.value.length > DeviceUse.stickWay {
      table.use.note(.controller, sample.device, of: table.player(of: sample.device))
    }
    guard table.isActive else { return }
    if let session = table.listening { return session.axisMoved(sample, in: scene) }
    // A change that is skipped here is found by the next frame, which evaluates all axes.
    if table.axes.version == table.seenAxes + 1 { table.seenAxes = table.axes.version }
    table.axisMoved(sample.axis, sample.device, at: scene.currentTime)
  }

  /// Called when a key or button went down or up.
  static func pressArrived(_ sample: PressSample, in scene: Scene) {
    let table = scene.actionTable
    if sample.phase == .began {
      let family = if case .key = sample.type { InputFamily.keyboard } else { InputFamily.controller }
      table.use.note(family, sample.device, of: table.player(of: sample.device))
    }
    table.note(sample.modifiers, at: scene.currentTime)
  }

  /// Called when a finger landed or a button of the mouse was pressed.
  static func touchBegan(_ sample: TouchSample, _ table: InputActionTable) {
    let family: InputFamily =
      switch sample.type {
      case .pointer: .keyboard
      case .controller: .controller
      default: .touch
      }
    table.use.note(family, sample.finger.device, of: table.player(of: sample.finger.device))
  }

  // MARK: Controls on the screen

  /// Called when a stick that is shown on the screen moved.
  static func feed(_ sample: AxisSample, by view: Entity, in scene: Scene) {
    let table = scene.actionTable
    table.screenSticks.removeAll { $0.view == view }
    if sample.value != .zero { table.screenSticks.append((view, sample.axis, sample.device)) }
    table.updateActivity()
    table.axes.take(sample)
    table.use.note(.touch, sample.device, of: table.player(of: sample.device))
    guard table.isActive, table.listening == nil else { return }
    if table.axes.version == table.seenAxes + 1 { table.seenAxes = table.axes.version }
    table.axisMoved(sample.axis, sample.device, at: scene.currentTime)
  }

  /// Called when a button that is shown on the screen went down or up, or was cancelled.
  static func feed(
    _ button: ControllerButton, isDown: Bool, isTaken: Bool, of device: DeviceID, by view: Entity, in scene: Scene
  ) {
    let table = scene.actionTable
    guard table.isActive else { return }
    table.updateLevels(in: scene)
    if isDown {
      table.use.note(.touch, device, of: table.player(of: device))
      if let session = table.listening { return session.offer(.button(button), in: scene) }
      _ = table.take(.button(button), .fed(view), device: device, force: 1, at: scene.currentTime)
    } else if let index = table.held.firstIndex(where: { $0.origin == .fed(view) }) {
      table.release(index, at: scene.currentTime, isTaken: isTaken)
    }
  }
}
