/// Follows the finger of a control from landing to lifting, and sends the control events for it (C2-C13).
enum ControlTracking {
  static func hear(_ phase: TouchPhase, _ touches: Touches, _ event: Event, _ control: Control, in scene: Scene) {
    guard let row = control.row else {
      if phase == .cancelled { sendLastCancel(of: control, event, in: scene) }
      return
    }
    if phase == .began {
      if let touch = touches.first { begin(touch, row, event, control, in: scene) }
      return
    }
    // One finger; whatever others do on it (C4).
    guard row.touch != 0, let touch = touches.first(where: { $0.id == row.touch }) else { return }
    switch phase {
    case .moved: move(touch, row, event, control, in: scene)
    case .ended: end(touch, event, control, in: scene)
    case .cancelled: cancel(control, with: event)
    case .began, .stationary: break
    }
  }

  private static func begin(
    _ touch: Touch, _ row: ControlRow, _ event: Event, _ control: Control, in scene: Scene
  ) {
    guard !row.state.contains(.disabled), !isBusy(row, in: scene) else { return }
    if row.touch != 0 { stop(control, in: scene) }
    guard control.behavior.beginTracking(touch, in: control, with: event) else { return }
    // Its own answer may have ended or disabled it.
    guard let now = control.row, now.touch == 0, !now.state.contains(.disabled) else { return }
    scene.controls.tracking.append(control.entity)
    control.update {
      $0.touch = touch.id
      $0.isTouchInside = true
      $0.state.insert(.highlighted)
    }
    control.sendActions(for: .touchDown)
    if touch.tapCount > 1, isTracking(touch, control) { control.sendActions(for: .touchDownRepeat) }
    if isTracking(touch, control) { control.behavior.didBeginTracking(touch, in: control, with: event) }
  }

  /// Whether it has a finger that is still down, or of whose end it is yet to hear because a recognizer holds that back
  /// (C4, G53). A responder of the game's may have kept the end from it: then it has none.
  private static func isBusy(_ row: ControlRow, in scene: Scene) -> Bool {
    record(of: row, in: scene).map { $0.isLive || $0.delivery == .begun } ?? false
  }

  /// Whether its finger is still down.
  static func isHeld(_ row: ControlRow, in scene: Scene) -> Bool { record(of: row, in: scene)?.isLive ?? false }

  /// The touch that it tracks, as long as anybody needs it.
  private static func record(of row: ControlRow, in scene: Scene) -> Input? {
    guard row.touch != 0 else { return nil }
    return scene.inputs.order.first { scene.inputs.records[$0].id == row.touch }.map { scene.inputs.records[$0] }
  }

  private static func isTracking(_ touch: Touch, _ control: Control) -> Bool { control.row?.touch == touch.id }

  private static func move(_ touch: Touch, _ row: ControlRow, _ event: Event, _ control: Control, in scene: Scene) {
    let wasInside = row.isTouchInside
    let isInside = isInside(touch, control, in: scene)
    control.update { row in
      row.isTouchInside = isInside
      highlight(&row, isInside || row.press != 0)
    }
    guard control.behavior.continueTracking(touch, in: control, with: event) else {
      guard isTracking(touch, control) else { return }
      control.behavior.endTracking(touch, in: control, with: event)
      if isTracking(touch, control) { stop(control, in: scene) }
      return
    }
    if wasInside != isInside, isTracking(touch, control) {
      control.sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    if isTracking(touch, control) { control.sendActions(for: isInside ? .touchDragInside : .touchDragOutside) }
  }

  private static func end(_ touch: Touch, _ event: Event, _ control: Control, in scene: Scene) {
    let isInside = isInside(touch, control, in: scene)
    control.update { $0.isTouchInside = isInside }
    control.behavior.endTracking(touch, in: control, with: event)
    guard isTracking(touch, control) else { return }
    stop(control, in: scene)
    control.sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside, control.isEnabled, control.view.isAlive { control.behavior.activate(control) }
  }

  /// Ends what a finger or key does to it, with the cancel that it is owed (C11-C13).
  static func cancel(_ control: Control, with event: Event?) {
    guard let row = control.row, row.isHeld, let scene = control.scene else { return }
    if row.press != 0 { scene.controls.pressed.removeAll { $0 == control.entity } }
    control.update { $0.press = 0 }
    stop(control, in: scene)
    if row.touch != 0 { control.behavior.cancelTracking(in: control, with: event) }
    control.sendActions(for: .touchCancel)
  }

  /// Cancels what holds a control when that is over and its end never came to it: a responder that the game gave it
  /// meanwhile kept it (T20).
  static func cancelLost(in scene: Scene) {
    let controls = scene.controls
    guard !controls.tracking.isEmpty || !controls.pressed.isEmpty, scene.owedCancels.isEmpty else { return }
    for entity in Array(controls.tracking) + Array(controls.pressed) {
      guard scene.isAlive(entity), let row = controls.rows[entity.index], row.isHeld else { continue }
      let isLost = row.touch != 0 && !isUnderWay(touch: row, in: scene)
      if isLost || (row.press != 0 && !isUnderWay(press: row.press, in: scene)) {
        cancel(Control(entity, in: scene), with: nil)
      }
    }
  }

  private static func isUnderWay(touch row: ControlRow, in scene: Scene) -> Bool {
    record(of: row, in: scene).map { $0.delivery != .closed || !$0.due.isEmpty } ?? false
  }

  private static func isUnderWay(press id: UInt64, in scene: Scene) -> Bool {
    let inputs = scene.inputs
    guard let slot = inputs.slot(of: .press, id: id) else { return false }
    return inputs.records[slot].delivery != .closed || !inputs.records[slot].due.isEmpty
  }

  private static func sendLastCancel(of control: Control, _ event: Event, in scene: Scene) {
    guard let place = scene.controls.ended.firstIndex(where: { $0.entity == control.entity }) else { return }
    control.sendLastCancel(scene.controls.ended.remove(at: place), with: event)
  }

  /// Sends the cancels that are left of those which controls are owed that ended (C12).
  static func sendLastCancels(in scene: Scene) {
    while let left = scene.controls.ended.popLast() {
      Control(left.entity, in: scene).sendLastCancel(left, with: nil)
    }
  }

  /// Lets go of the finger.
  private static func stop(_ control: Control, in scene: Scene) {
    scene.controls.tracking.removeAll { $0 == control.entity }
    if !scene.controls.repeats.isEmpty {
      scene.controls.repeats.removeAll { $0.control == control.entity && $0.touch != 0 }
    }
    control.update { row in
      row.touch = 0
      row.isTouchInside = false
      highlight(&row, row.press != 0)
    }
  }

  static func highlight(_ row: inout ControlRow, _ isOn: Bool) {
    if isOn { row.state.insert(.highlighted) } else { row.state.remove(.highlighted) }
  }

  /// Whether a finger is inside: within the margin around the control, or where it could have landed (C8).
  private static func isInside(_ touch: Touch, _ control: Control, in scene: Scene) -> Bool {
    guard let row = control.row else { return false }
    let (index, isPointer) = (control.entity.index, touch.type == .pointer)
    let settings = scene.controls.settings
    let margin = isPointer ? settings.pointerMargin : row.margin ?? settings.touchMargin
    let place = touch.location(in: control.view)
    return scene.bounds(of: index).outset(by: EdgeInsets(margin)).contains(place)
      || scene.hitArea(of: index, exactly: isPointer).contains(place)
  }

  // MARK: Recognizers around it

  /// Whether a control that tracks a touch keeps a recognizer of a view around it from beginning (G27).
  static func refuses(_ gesture: AnyGesture, _ slot: Int, in scene: Scene) -> Bool {
    let id = scene.inputs.records[slot].id
    guard let view = gesture.view,
      let entity = scene.controls.tracking.first(where: { scene.controls.rows[$0.index]?.touch == id }),
      scene.isAlive(entity), view.entity != entity, scene.isDescendant(entity.index, of: view.entity.index),
      scene.gestures.viewGates[entity.index] == nil
    else { return false }
    let control = Control(entity, in: scene)
    return control.behavior.refuses(gesture, for: scene.touch(slot), in: control)
  }
}
