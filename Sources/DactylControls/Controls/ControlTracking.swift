import Dactyl

/// Tracks the finger of a control from landing to lifting, and sends the control events for it (C2-C13).
enum ControlTracking {
  static func feed(_ phase: TouchPhase, _ touches: Touches, _ event: Event, _ control: Control, in scene: Scene) {
    guard let row = control.row else {
      if phase == .cancelled { sendLastCancel(of: control, event, in: scene) }
      return
    }
    if phase == .began {
      if let touch = touches.first { begin(touch, row, event, control, in: scene) }
      return
    }
    // One finger is tracked; others on the control are ignored (C4).
    guard row.touch != 0, let touch = touches.first(where: { $0.id == row.touch }) else { return }
    switch phase {
    case .moved: move(touch, row, event, control, in: scene)
    case .ended: end(touch, event, control, in: scene)
    case .cancelled: cancelTouch(control, with: event)
    case .began, .stationary: break
    }
  }

  private static func begin(
    _ touch: Touch, _ row: ControlRow, _ event: Event, _ control: Control, in scene: Scene
  ) {
    guard !row.state.contains(.disabled), !isBusy(row, in: scene) else {
      let rule = row.state.contains(.disabled) ? Rule.C13 : .C4
      return scene.record(.refuseView, rule: rule, touch: touch.id, view: control.entity)
    }
    // A finger on the touchpad of a controller has no location on the screen.
    guard touch.type != .controller else {
      return scene.record(.refuseView, rule: .C2, touch: touch.id, view: control.entity)
    }
    cancelTouch(control, with: nil)
    guard control.behavior.beginTracking(touch, in: control, with: event) else {
      return scene.record(.refuseView, rule: .C2, touch: touch.id, view: control.entity)
    }
    // The cancel, or the behaviour's own answer, may have destroyed or disabled the control.
    guard let now = control.row, now.touch == 0, !now.state.contains(.disabled) else { return }
    control.view.beginTracking(touch)
    control.update {
      $0.touch = touch.id
      $0.isEndSent = false
      $0.isTouchInside = true
      $0.state.insert(.highlighted)
    }
    control.sendActions(for: .touchDown)
    if touch.tapCount > 1, isTracking(touch, control) { control.sendActions(for: .touchDownRepeat) }
    if isTracking(touch, control) { control.behavior.didBeginTracking(touch, in: control, with: event) }
  }

  /// Whether the control tracks a finger that is still down, or whose end a recognizer is delaying (C4, G53). When a
  /// responder of the game kept the end from the control, it does not.
  private static func isBusy(_ row: ControlRow, in scene: Scene) -> Bool {
    row.touch != 0 && scene.isTouchDelivered(row.touch)
  }

  private static func isTracking(_ touch: Touch, _ control: Control) -> Bool { control.row?.touch == touch.id }

  private static func move(_ touch: Touch, _ row: ControlRow, _ event: Event, _ control: Control, in scene: Scene) {
    let wasInside = row.isTouchInside
    let isInside = isInside(touch, control.view, margin: row.margin, in: scene)
    control.update { row in
      row.isTouchInside = isInside
      highlight(&row, isInside || row.isPressed)
    }
    guard control.behavior.continueTracking(touch, in: control, with: event) else {
      guard isTracking(touch, control) else { return }
      control.update { $0.isEndSent = true }
      control.behavior.endTracking(touch, in: control, with: event)
      if isTracking(touch, control) { _ = stop(control, in: scene) }
      return
    }
    if wasInside != isInside, isTracking(touch, control) {
      control.sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    if isTracking(touch, control) { control.sendActions(for: isInside ? .touchDragInside : .touchDragOutside) }
  }

  private static func end(_ touch: Touch, _ event: Event, _ control: Control, in scene: Scene) {
    let isInside = isInside(touch, control.view, margin: control.row?.margin, in: scene)
    control.update { row in
      row.isTouchInside = isInside
      row.isEndSent = true
    }
    control.behavior.endTracking(touch, in: control, with: event)
    guard isTracking(touch, control) else { return }
    guard stop(control, in: scene) else { return }
    if !isInside && scene.decisions.isOn { recordOutside(touch, control, in: scene) }
    control.sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside, control.isEnabled, control.view.isAlive { control.behavior.activate(control) }
  }

  /// Cancels the finger and the key of a control (C13). Tracking ends at once; the cancels are delivered now or, if a
  /// call of the control's own is running, when that call returns.
  static func cancelWhenFree(_ control: Control) {
    guard let row = control.row, row.touch != 0 || row.isPressed, let scene = control.scene else { return }
    if row.touch != 0, !stop(control, in: scene) { return }
    if row.isPressed { ControlKeys.letGo(control) }
    control.update {
      if row.touch != 0 { $0.hasPendingTouchCancel = true }
      if row.isPressed { $0.owesPressCancel = true }
    }
    control.callWhenFree {
      // A control that was destroyed meanwhile has received its pending cancels already.
      if control.row?.hasPendingTouchCancel == true {
        control.update { $0.hasPendingTouchCancel = false }
        sendCancel(control, with: nil)
      }
      if control.row?.owesPressCancel == true {
        control.update { $0.owesPressCancel = false }
        control.sendActions(for: .touchCancel)
      }
    }
  }

  /// Cancels the finger of a control (C11-C13). A key that holds the control as well continues (P9).
  static func cancelTouch(_ control: Control, with event: Event?) {
    guard let row = control.row, row.touch != 0, let scene = control.scene, stop(control, in: scene) else { return }
    sendCancel(control, with: event)
  }

  private static func sendCancel(_ control: Control, with event: Event?) {
    // The behaviour receives a single end, also when the cancel comes during `endTracking` (C9, C11).
    if control.row?.isEndSent != true { control.behavior.cancelTracking(in: control, with: event) }
    control.sendActions(for: .touchCancel)
  }

  private static func sendLastCancel(of control: Control, _ event: Event, in scene: Scene) {
    guard let index = scene.controls.ended.firstIndex(where: { $0.entity == control.entity }) else { return }
    control.sendLastCancel(scene.controls.ended.remove(at: index), with: event)
  }

  /// Sends the remaining pending cancels of destroyed controls (C12).
  static func sendLastCancels(in scene: Scene) {
    while let left = scene.controls.ended.popLast() {
      let control = Control(left.entity, in: scene)
      guard let calls = left.calls else {
        control.sendLastCancel(left, with: nil)
        continue
      }
      calls.call { control.sendLastCancel(left, with: nil) }
    }
  }

  /// Stops tracking the finger, without an event. Returns false for a control that was destroyed by what showed it as
  /// released: it gets its cancel with others (C12).
  private static func stop(_ control: Control, in scene: Scene) -> Bool {
    control.view.endTrackingTouch()
    if !scene.controls.repeats.isEmpty {
      scene.controls.repeats.removeAll { $0.control == control.entity && $0.touch != 0 }
    }
    control.update { row in
      row.touch = 0
      row.hasPendingTouchCancel = true
      row.isTouchInside = false
      highlight(&row, row.isPressed)
    }
    guard control.row != nil else { return false }
    control.update { $0.hasPendingTouchCancel = false }
    return true
  }

  static func highlight(_ row: inout ControlRow, _ isOn: Bool) {
    if isOn { row.state.insert(.highlighted) } else { row.state.remove(.highlighted) }
  }

  /// Whether a touch is inside a view: within the margin around its bounds, or where it could have landed (C8).
  static func isInside(_ touch: Touch, _ view: View, margin: Float?, in scene: Scene) -> Bool {
    let (index, isPointer) = (view.entity.index, touch.type == .pointer)
    guard view.isAlive else { return false }
    let location = touch.location(in: view)
    return scene.bounds(of: index).outset(by: EdgeInsets(self.margin(touch, margin, in: scene))).contains(location)
      || scene.canHit(index, at: location, exactly: isPointer)
  }

  /// The distance beyond the bounds up to which a touch is inside a control whose own margin is given (C8).
  private static func margin(_ touch: Touch, _ margin: Float?, in scene: Scene) -> Float {
    let settings = scene.controls.settings
    return touch.type == .pointer ? settings.pointerMargin : margin ?? settings.touchMargin
  }

  /// Records how far beyond the bounds of a control its finger lifted (C8).
  private static func recordOutside(_ touch: Touch, _ control: Control, in scene: Scene) {
    guard let row = control.row else { return }
    let (bounds, location) = (control.view.bounds, touch.location(in: control.view))
    let x = max(bounds.minX - location.x, location.x - bounds.maxX, 0)
    let y = max(bounds.minY - location.y, location.y - bounds.maxY, 0)
    let condition = UnmetCondition(
      .outside, measured: max(x, y), limit: margin(touch, row.margin, in: scene), rule: .C8)
    scene.record(.measure, rule: .C8, touch: touch.id, view: control.entity, condition: condition)
  }
}
