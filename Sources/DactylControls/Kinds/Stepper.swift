import Dactyl

/// Two buttons beside each other that decrease and increase a number.
public struct Stepper: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a stepper.
  public init(_ control: Control) { self.control = control }

  /// The number, within `range`. Setting it sends no event (C19); a value that is not finite is ignored.
  public var value: Double {
    get { view[StepperState.self]?.value ?? 0 }
    nonmutating set { change(StepperState.self) { $0.set(newValue) } }
  }

  /// The least and the greatest number; 0 and 100 at first. A range that is not finite is ignored.
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

  /// The change of a press; 1 at first. A value that is not finite or not above 0 is ignored.
  public var step: Double {
    get { view[StepperState.self]?.step ?? 1 }
    nonmutating set { if newValue > 0 && newValue.isFinite { change(StepperState.self) { $0.step = newValue } } }
  }

  /// Whether the number wraps around from one end of the range to the other; false at first.
  public var wraps: Bool {
    get { view[StepperState.self]?.wraps ?? false }
    nonmutating set { change(StepperState.self) { $0.wraps = newValue } }
  }
}

extension Stepper {
  /// Whether the number keeps changing while a finger, an arrow, the directional pad or the left stick is held; true at
  /// first. `ControlSettings.repeating` has the intervals.
  public var autorepeat: Bool {
    get { view[StepperState.self]?.autorepeat ?? true }
    nonmutating set { change(StepperState.self) { $0.autorepeat = newValue } }
  }

  /// Whether every change while it is held is reported, or only the last one at the release; true at first.
  public var isContinuous: Bool {
    get { view[StepperState.self]?.isContinuous ?? true }
    nonmutating set { change(StepperState.self) { $0.isContinuous = newValue } }
  }
}

extension Scene {
  /// Makes a stepper in front of the other subviews of a view, or of the main window. The action runs when the user
  /// changes the number (`valueChanged`).
  @discardableResult
  public func addStepper(
    value: Double = 0, range: ClosedRange<Double> = 0...100, step: Double = 1, frame: Rect? = nil,
    to parent: View? = nil,
    action: ((Stepper) -> Void)? = nil
  ) -> Stepper {
    let view = addView(frame: frame ?? .zero, to: parent)
    var state = StepperState(
      value: 0, range: range.isFinite ? range : 0...100, less: ControlPaint.addPart(to: view),
      more: ControlPaint.addPart(to: view))
    state.set(value)
    view[StepperState.self] = state
    let stepper = Stepper(view.makeControl(StepperBehavior()))
    if frame == nil { stepper.sizeToFit() }
    stepper.step = step
    if let action { stepper.addAction(for: .valueChanged, action) }
    return stepper
  }
}

/// The state of a stepper.
struct StepperState {
  var value: Double
  var range: ClosedRange<Double>
  var step: Double = 1
  var wraps = false
  var autorepeat = true
  var isContinuous = true
  /// Whether the present finger has changed the number by repetition.
  var hasRepeated = false
  /// Whether a change of the number is not reported yet.
  var hasUnreportedChange = false
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
