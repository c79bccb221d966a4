import Dactyl

/// The behaviour of a slider: a finger that lands on the knob moves it.
public struct SliderBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// The size of a slider in a container.
  public func intrinsicContentSize(of control: Control) -> Size? { Size(160, 32) }

  /// Begins when the finger lands on the knob, or beside it where `movesKnobToTouch` is true. The knob is hit in at
  /// least the minimum hit size, except by a mouse or pencil.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    guard let state = control.view[SliderState.self] else { return false }
    let slider = Slider(control)
    let x = touch.location(in: control.view).x
    let middle = slider.knobFrame.center.x
    slider.change(SliderState.self) { new in
      new.takenAt = state.value
      new.grip = x - middle
    }
    if isOnKnob(touch, control) { return true }
    guard state.movesKnobToTouch else { return false }
    slider.change(SliderState.self) { $0.grip = 0 }
    return true
  }

  /// Moves the knob to a finger that landed beside it, where `movesKnobToTouch` is true.
  public func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) {
    guard let state = control.view[SliderState.self], state.movesKnobToTouch, !isOnKnob(touch, control) else { return }
    move(Slider(control), to: touch.location(in: control.view).x)
  }

  private func isOnKnob(_ touch: Touch, _ control: Control) -> Bool {
    let knob = Slider(control).knobFrame
    let isExact = touch.type == .pointer || touch.type == .pencil
    let least = isExact ? 0 : control.scene?.controls.settings.minimumHitSize ?? 0
    let distance = control.view.convert(touch.initialLocation, from: nil).x - knob.center.x
    return abs(distance) <= max(knob.size.width, least) / 2
  }

  /// Moves the knob with the finger.
  public func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    guard let state = control.view[SliderState.self] else { return false }
    move(Slider(control), to: touch.location(in: control.view).x - state.grip)
    return true
  }

  /// Reports a changed value, if the moves were not reported.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    guard let state = control.view[SliderState.self], !state.isContinuous, state.value != state.takenAt else { return }
    Slider(control).sendValueChanged()
  }

  /// Does nothing: a slider is moved, not activated.
  public func activate(_ control: Control) {}
  /// False: no single key or button activates it.
  public var isActivatedByKeys: Bool { false }
  /// True for left and right.
  public func takes(_ step: ControlStep, in control: Control) -> Bool { step == .left || step == .right }

  /// True for left and right: a held arrow keeps moving the knob.
  public func repeats(_ step: ControlStep, in control: Control) -> Bool { takes(step, in: control) }

  /// Moves the knob by the step, or by a twentieth of the range.
  public func take(_ step: ControlStep, in control: Control) {
    let slider = Slider(control)
    let range = slider.range
    let size = slider.step ?? (range.upperBound - range.lowerBound) / 20
    let old = slider.value
    slider.value = old + (step == .left ? -size : size)
    if slider.value != old { slider.sendValueChanged() }
  }

  /// A slider with its value: a percentage where the range is from 0 to 1.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let slider = Slider(control)
    let range = Double(slider.range.lowerBound)...Double(slider.range.upperBound)
    let value = Double(slider.value)
    let text = range == 0...1 ? SpokenNumber.percent(value, of: range) : SpokenNumber.text(value)
    return AccessibilityProperties(.slider, value: text, traits: .adjustable, number: value, range: range)
  }

  /// Sets the value that a client names.
  public func perform(_ action: AccessibilityAction, ofPart part: Int?, in control: Control) -> Bool {
    guard case .setValue(let value) = action, value.isFinite else { return false }
    let slider = Slider(control)
    let old = slider.value
    slider.value = Float(value)
    if slider.value != old { slider.sendValueChanged() }
    return true
  }

  private func move(_ slider: Slider, to x: Float) {
    let old = slider.value
    let bounds = slider.view.bounds
    slider.change(SliderState.self) { $0.set($0.value(at: x, in: bounds)) }
    if slider.value != old && slider.isContinuous { slider.sendValueChanged() }
  }

  /// Refuses a single tap with one finger, and swipes with one finger to the left or right (G27).
  public func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool {
    if gesture.isSingleTap { return true }
    guard let swipe = gesture.value(as: SwipeGestureRecognizer.self), swipe.numberOfTouchesRequired == 1 else {
      return false
    }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// Draws the bar, its full part and the knob.
  public func show(_ control: Control) {
    guard let slider = control.view[SliderState.self] else { return }
    let (state, style, columns) = (control.state, control.styleNow, control.view.columns)
    let (bounds, knob) = (control.view.bounds, slider.knobFrame(in: control.view.bounds))
    let bar = Rect(bounds.minX, bounds.center.y - 2, bounds.size.width, 4)
    ControlPaint.showBar(style.track, style, bar, on: View(slider.track, in: columns))
    let full = Rect(bar.minX, bar.minY, max(knob.center.x - bar.minX, 0), bar.size.height)
    let color = state.contains(.disabled) ? style.disabled.text : style.accent
    ControlPaint.showBar(color, style, full, on: View(slider.full, in: columns))
    ControlPaint.showKnob(state, style, knob, on: View(slider.knob, in: columns))
  }
}
