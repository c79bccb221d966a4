/// Two buttons beside each other that make a number less and greater.
public struct Stepper: ControlHandle {
  /// The control.
  public let control: Control
  /// The handle of a control that is a stepper.
  public init(_ control: Control) { self.control = control }

  /// Makes a stepper in a view, in front of what is there. The action runs when the user changes it (`valueChanged`).
  @discardableResult
  public init(
    frame: Rect, value: Double = 0, range: ClosedRange<Double> = 0...100, step: Double = 1, in parent: View,
    action: ((Stepper) -> Void)? = nil
  ) {
    let view = parent.graph.makeView(frame: frame)
    parent.addSubview(view)
    var state = StepperState(
      value: 0, range: range.isFinite ? range : 0...100, less: ControlPaint.addPart(to: view),
      more: ControlPaint.addPart(to: view))
    state.set(value)
    view[StepperState.self] = state
    self.init(view.makeControl(StepperBehavior()))
    self.step = step
    if let action { addAction(for: .valueChanged, action) }
  }

  /// The number, within `range`. Setting it tells nobody (C19); what is no number is left out.
  public var value: Double {
    get { view[StepperState.self]?.value ?? 0 }
    nonmutating set { change(StepperState.self) { $0.set(newValue) } }
  }

  /// The least and the greatest number: 0 and 100 unless set.
  public var range: ClosedRange<Double> {
    get { view[StepperState.self]?.range ?? 0...100 }
    nonmutating set {
      change(StepperState.self) { state in
        guard newValue.isFinite else { return }
        state.range = newValue
        state.set(state.value)
      }
    }
  }

  /// By how much a press changes it: 1 unless set; what is not above 0 is left out.
  public var step: Double {
    get { view[StepperState.self]?.step ?? 1 }
    nonmutating set { if newValue > 0 && newValue.isFinite { change(StepperState.self) { $0.step = newValue } } }
  }

  /// Whether it goes on from the greatest number at the least; false unless set.
  public var wraps: Bool {
    get { view[StepperState.self]?.wraps ?? false }
    nonmutating set { change(StepperState.self) { $0.wraps = newValue } }
  }
}

/// What a stepper knows.
struct StepperState {
  var value: Double
  var range: ClosedRange<Double>
  var step: Double = 1
  var wraps = false
  /// The half that the finger landed on: -1 or 1; 0 for none.
  var pressed: Double = 0
  let less: Entity
  let more: Entity

  mutating func set(_ wanted: Double) {
    guard wanted.isFinite else { return }
    value = min(max(wanted, range.lowerBound), range.upperBound)
  }

  mutating func go(_ way: Double) {
    let wanted = value + way * step
    guard wraps, !range.contains(wanted) else { return set(wanted) }
    value = way > 0 ? range.lowerBound : range.upperBound
  }
}

/// What a stepper does: a tap on its left half makes the number less, on its right half greater.
public struct StepperBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Notes the half.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    let way: Double = touch.location(in: control.view).x < control.view.bounds.center.x ? -1 : 1
    Stepper(control).change(StepperState.self) { $0.pressed = way }
    return true
  }

  /// Changes the number, when the finger is inside.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    let way = control.view[StepperState.self]?.pressed ?? 0
    release(control)
    if control.isTouchInside { go(way, control) }
  }

  /// Lets the half go.
  public func cancelTracking(in control: Control, with event: Event?) { release(control) }

  private func release(_ control: Control) {
    if control.view.isAlive { Stepper(control).change(StepperState.self) { $0.pressed = 0 } }
  }

  private func go(_ way: Double, _ control: Control) {
    let stepper = Stepper(control)
    let old = stepper.value
    stepper.change(StepperState.self) { $0.go(way) }
    if stepper.value != old { stepper.sendValueChanged() }
  }

  /// Does nothing: its halves are pressed.
  public func activate(_ control: Control) {}
  /// No.
  public var isActivatedByKeys: Bool { false }
  /// To the left and right.
  public func takes(_ step: ControlStep, in control: Control) -> Bool { step == .left || step == .right }
  /// Makes the number less or greater.
  public func take(_ step: ControlStep, in control: Control) { go(step == .left ? -1 : 1, control) }

  /// Shows the two signs, the pressed one and one that leads nowhere in their looks.
  public func show(_ control: Control) {
    guard let stepper = control.view[StepperState.self] else { return }
    let (state, style) = (control.state, control.styleNow)
    let (bounds, graph) = (control.view.bounds, control.view.graph)
    control.view[Shape.self] = Shape(.rectangle(cornerRadius: style.cornerRadius), fill: style.track)
    for (part, way, sign) in [(stepper.less, -1.0, "-"), (stepper.more, 1.0, "+")] {
      let view = View(part, in: graph)
      guard view.isAlive else { continue }
      let half = Rect(
        way < 0 ? bounds.minX : bounds.center.x, bounds.minY, bounds.size.width / 2, bounds.size.height)
      view.frame = half.outset(by: EdgeInsets(-1))
      var shown = state.subtracting(.highlighted)
      if stepper.pressed == way && state.contains(.highlighted) { shown.insert(.highlighted) }
      let isAtEnd = way < 0 ? stepper.value <= stepper.range.lowerBound : stepper.value >= stepper.range.upperBound
      if isAtEnd && !stepper.wraps { shown.insert(.disabled) }
      ControlPaint.show(style.look(in: shown), style, text: sign, on: view)
    }
  }
}
