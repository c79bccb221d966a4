import Dactyl

extension ControlRepeat {
  static func begin(_ step: ControlStep, of control: Control, touch: UInt64 = 0, press: UInt64 = 0, in scene: Scene) {
    let controls = scene.controls
    controls.repeats.removeAll { $0.control == control.entity }
    controls.repeats.append(
      ControlRepeat(
        control: control.entity, step: step, touch: touch, press: press,
        next: scene.currentTime + controls.settings.repeating.firstPause))
  }

  /// Performs the repetitions that are due. Each may change and destroy anything.
  static func callDeadlines(at now: Timestamp, in scene: Scene) {
    let controls = scene.controls
    while let index = controls.repeats.firstIndex(where: { $0.next <= now }) {
      var due = controls.repeats[index]
      guard due.isHeld(in: scene) else {
        controls.repeats.remove(at: index)
        continue
      }
      due.count += 1
      due.next = due.next + controls.settings.repeating.pause(after: due.count)
      controls.repeats[index] = due
      let control = Control(due.control, in: scene)
      // A finger outside pauses the repetition.
      guard due.touch == 0 || control.isTouchInside else { continue }
      let step = due.step
      control.callWhenFree {
        let behavior = control.behavior
        if control.row != nil, behavior.takes(step, in: control) { behavior.take(step, in: control) }
      }
    }
  }

  /// Whether the finger or key that holds the control is still down: a responder of the game may have kept its end from
  /// the control.
  private func isHeld(in scene: Scene) -> Bool {
    guard scene.isAlive(control), let row = scene.controls.rows[control.index], !row.state.contains(.disabled) else {
      return false
    }
    if touch != 0 { return row.touch == touch && scene.isTouchDown(touch) }
    return (scene.view(control).isFocused || scene.view(control).isFirstResponder) && scene.isPressDown(press)
  }
}

extension Control {
  /// Starts to repeat a step (`ControlBehavior.take(_:in:)`) while the tracked finger stays down, at the intervals of
  /// `ControlSettings.repeating`. The repetition pauses while the finger is outside.
  public func repeatWhileTracking(_ step: ControlStep) {
    guard let scene, let row, row.touch != 0 else { return }
    ControlRepeat.begin(step, of: self, touch: row.touch, in: scene)
  }
}
