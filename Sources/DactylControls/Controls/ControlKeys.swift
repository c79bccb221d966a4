import Dactyl

/// Lets keys and the buttons of a controller work the control that is first responder: space, return and `a` press it as a
/// finger does, arrows and the directional pad change it.
enum ControlKeys {
  static func feed(
    _ phase: PressPhase, _ presses: Presses, _ event: Event, _ control: Control, in scene: Scene
  ) -> Handling {
    guard let row = control.row else {
      if phase == .cancelled { ControlTracking.feed(.cancelled, Touches(), event, control, in: scene) }
      return .handled
    }
    // Each comes in a call of its own.
    guard let press = presses.first else { return .passToNext }
    if phase == .began { return begin(press, row, control) }
    if row.press == press.id {
      end(phase, control)
      return .handled
    }
    guard let step = ControlStep(press.type) else { return .passToNext }
    let behavior = control.behavior
    let isTaken = behavior.takes(step, in: control)
    if phase == .ended || phase == .cancelled {
      if !scene.controls.repeats.isEmpty { scene.controls.repeats.removeAll { $0.press == press.id } }
      if isTaken { behavior.release(step, in: control) }
    }
    return isTaken ? .handled : .passToNext
  }

  private static func begin(_ press: Press, _ row: ControlRow, _ control: Control) -> Handling {
    guard !row.state.contains(.disabled), !press.isCommand, let scene = control.scene,
      ControlStops.isUsable(control.entity.index, in: scene)
    else { return .passToNext }
    let behavior = control.behavior
    if let step = ControlStep(press.type) {
      guard behavior.takes(step, in: control) else { return .passToNext }
      behavior.take(step, in: control)
      if control.row != nil, behavior.repeats(step, in: control) {
        ControlRepeat.begin(step, of: control, press: press.id, in: scene)
      }
      return .handled
    }
    guard behavior.isActivatedByKeys, press.selects else { return .passToNext }
    // A second key while one holds it down changes nothing.
    guard row.press == 0 else { return .handled }
    control.view.beginTracking(press)
    control.update { row in
      row.press = press.id
      row.state.insert(.highlighted)
    }
    control.sendActions(for: .touchDown)
    return .handled
  }

  private static func end(_ phase: PressPhase, _ control: Control) {
    if phase == .cancelled { return cancel(control) }
    guard phase == .ended else { return }
    letGo(control)
    control.sendActions(for: .touchUpInside)
    if control.view.isAlive, control.isEnabled { control.behavior.activate(control) }
  }

  /// Ends what a key does to it, with the cancel that it is owed (C11, C13). A finger that holds it as well goes on (P9).
  static func cancel(_ control: Control) {
    guard let row = control.row, row.press != 0 else { return }
    letGo(control)
    control.sendActions(for: .touchCancel)
  }

  /// Lets go of the key.
  static func letGo(_ control: Control) {
    control.view.endTrackingPress()
    control.update { row in
      row.press = 0
      ControlTracking.highlight(&row, row.touch != 0 && row.isTouchInside)
    }
  }
}
