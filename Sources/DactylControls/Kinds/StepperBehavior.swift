import Dactyl

/// The behaviour of a stepper: a tap on its left half decreases the number, on its right half increases it.
public struct StepperBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// The size of a stepper in a container.
  public func intrinsicContentSize(of control: Control) -> Size? { Size(96, 32) }

  /// Notes the half under the finger.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    let way: Double = touch.location(in: control.view).x < control.view.bounds.center.x ? -1 : 1
    Stepper(control).change(StepperState.self) { state in
      state.pressed = way
      state.hasRepeated = false
    }
    return true
  }

  /// Starts the repetition, where `autorepeat` is true.
  public func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) {
    guard let state = control.view[StepperState.self], state.autorepeat else { return }
    control.repeatWhileTracking(state.pressed < 0 ? .left : .right)
  }

  /// Changes the number when the finger is inside, unless repetition has changed it already; then reports a pending
  /// change.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    guard let state = control.view[StepperState.self] else { return }
    letGo(control)
    if state.hasRepeated { return reportPendingChange(control) }
    if control.isTouchInside { go(state.pressed, control, reports: true) }
  }

  /// Releases the half. Changes so far stay, and are reported.
  public func cancelTracking(in control: Control, with event: Event?) {
    guard control.view.isAlive else { return }
    letGo(control)
    reportPendingChange(control)
  }

  private func letGo(_ control: Control) { Stepper(control).change(StepperState.self) { $0.pressed = 0 } }

  private func go(_ way: Double, _ control: Control, reports: Bool) {
    let stepper = Stepper(control)
    let old = stepper.value
    stepper.change(StepperState.self) { $0.go(way) }
    guard stepper.value != old else { return }
    if reports { return stepper.sendValueChanged() }
    stepper.change(StepperState.self) { $0.hasUnreportedChange = true }
  }

  private func reportPendingChange(_ control: Control) {
    guard control.view[StepperState.self]?.hasUnreportedChange == true else { return }
    Stepper(control).change(StepperState.self) { $0.hasUnreportedChange = false }
    Stepper(control).sendValueChanged()
  }

  /// Does nothing: the halves are pressed, not the control.
  public func activate(_ control: Control) {}
  /// False: no single key or button activates it.
  public var isActivatedByKeys: Bool { false }
  /// True for left and right.
  public func takes(_ step: ControlStep, in control: Control) -> Bool { step == .left || step == .right }
  /// Decreases or increases the number.
  public func take(_ step: ControlStep, in control: Control) {
    guard let state = control.view[StepperState.self] else { return }
    if state.pressed != 0 { Stepper(control).change(StepperState.self) { $0.hasRepeated = true } }
    go(step == .left ? -1 : 1, control, reports: state.isContinuous || !state.autorepeat)
  }
  /// Whether a direction repeats while its key is held; see `Stepper.autorepeat`.
  public func repeats(_ step: ControlStep, in control: Control) -> Bool {
    takes(step, in: control) && Stepper(control).autorepeat
  }
  /// Reports a pending change of the number. Called when the key is released or cancelled.
  public func release(_ step: ControlStep, in control: Control) { reportPendingChange(control) }

  /// A number that can be changed.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let stepper = Stepper(control)
    return AccessibilityProperties(
      .stepper, label: "", value: SpokenNumber.text(stepper.value), traits: .adjustable, number: stepper.value,
      range: stepper.range)
  }

  /// Sets the value that a client names.
  public func perform(_ action: AccessibilityAction, ofPart part: Int?, in control: Control) -> Bool {
    guard case .setValue(let value) = action, value.isFinite else { return false }
    let stepper = Stepper(control)
    let old = stepper.value
    stepper.value = value
    if stepper.value != old { stepper.sendValueChanged() }
    return true
  }

  /// Draws the two signs, the pressed one highlighted and one at the end of the range disabled.
  public func show(_ control: Control) {
    guard let stepper = control.view[StepperState.self] else { return }
    let (state, style) = (control.state, control.styleNow)
    let (bounds, columns) = (control.view.bounds, control.view.columns)
    control.view[Shape.self] = Shape(.rectangle(cornerRadius: style.cornerRadius), fill: style.track)
    for (part, way, sign) in [(stepper.less, -1.0, "-"), (stepper.more, 1.0, "+")] {
      let view = View(part, in: columns)
      guard view.isAlive else { continue }
      let half = Rect(
        way < 0 ? bounds.minX : bounds.center.x, bounds.minY, bounds.size.width / 2, bounds.size.height)
      ControlPaint.setFrame(half.outset(by: EdgeInsets(-1)), of: view)
      var shown = state.subtracting(.highlighted)
      if stepper.pressed == way && state.contains(.highlighted) { shown.insert(.highlighted) }
      let isAtEnd = way < 0 ? stepper.value <= stepper.range.lowerBound : stepper.value >= stepper.range.upperBound
      if isAtEnd && !stepper.wraps { shown.insert(.disabled) }
      ControlPaint.show(style.look(in: shown), style, text: sign, on: view)
    }
  }
}
