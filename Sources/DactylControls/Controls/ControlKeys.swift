import Dactyl

/// Operates the focused control with keys and the buttons of a controller: space, return and `a` press it as a finger
/// does; arrows, the directional pad and the left stick change it.
enum ControlKeys {
  /// Handles a phase of a key that selects: began, ended or cancelled (F24).
  static func select(_ phase: PressPhase, _ event: Event, _ control: Control, in scene: Scene) -> Handling {
    guard let row = control.row else {
      if phase == .cancelled { ControlTracking.feed(.cancelled, Touches(), event, control, in: scene) }
      return .handled
    }
    if phase == .began { return press(control, row) }
    guard row.isPressed else { return .handled }
    if phase == .cancelled { cancel(control) }
    guard phase == .ended else { return .handled }
    letGo(control)
    control.sendActions(for: .touchUpInside)
    if control.view.isAlive, control.isEnabled { control.behavior.activate(control) }
    return .handled
  }

  private static func press(_ control: Control, _ row: ControlRow) -> Handling {
    guard !row.state.contains(.disabled), control.behavior.isActivatedByKeys else { return .passToNext }
    control.update { row in
      row.isPressed = true
      row.state.insert(.highlighted)
    }
    control.sendActions(for: .touchDown)
    return .handled
  }

  /// Ends the press by a key with a cancel (C11, C13). A finger that holds the control as well continues (P9).
  private static func cancel(_ control: Control) {
    letGo(control)
    control.sendActions(for: .touchCancel)
  }

  /// Ends the press by a key without an event.
  static func letGo(_ control: Control) {
    control.update { row in
      row.isPressed = false
      ControlTracking.highlight(&row, row.touch != 0 && row.isTouchInside)
    }
  }

  /// Handles a phase of any other key: began, changed, ended or cancelled.
  static func feed(_ phase: PressPhase, _ presses: Presses, _ control: Control, in scene: Scene) -> Handling {
    guard let row = control.row else { return .handled }
    // Each press comes in a call of its own.
    guard let press = presses.first, let step = ControlStep(press.type) else { return .passToNext }
    let behavior = control.behavior
    guard phase == .began else {
      // The responders around the control receive all phases of a key, or none (T20).
      guard scene.controls.steps.contains(where: { $0.control == control.entity && $0.press == press.id }) else {
        return .passToNext
      }
      if phase == .ended || phase == .cancelled {
        scene.controls.steps.removeAll { $0.control == control.entity && $0.press == press.id }
        if !scene.controls.repeats.isEmpty { scene.controls.repeats.removeAll { $0.press == press.id } }
        behavior.release(step, in: control)
      }
      return .handled
    }
    guard !row.state.contains(.disabled), !press.isCommand, control.view.isOpenToInput,
      behavior.takes(step, in: control)
    else { return .passToNext }
    // Removes presses whose end did not reach their control.
    scene.controls.steps.removeAll { !scene.isUnderWay(.press, $0.press) }
    scene.controls.steps.append((control.entity, press.id))
    behavior.take(step, in: control)
    if control.row != nil, behavior.repeats(step, in: control) {
      ControlRepeat.begin(step, of: control, press: press.id, in: scene)
    }
    return .handled
  }
}
