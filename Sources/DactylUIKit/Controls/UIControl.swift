/// A control: a view that a finger presses, and that notifies its targets (C1-C19). The engine tracks the finger; a
/// subclass in a program overrides the methods for tracking.
open class UIControl: UIView {
  /// The events of a control, with UIKit's values (C1).
  public typealias Event = ControlEvents
  /// The state of a control, with UIKit's values (C14).
  public typealias State = ControlState

  private var targets: [(entry: TargetAction, events: ControlEvents)] = []
  private var actions: [(action: UIAction, events: ControlEvents)] = []
  /// The state that the object reports; the engine's control may be ahead, until the setters were called.
  private var shown = ControlState.normal
  private var control: Control { engine.control ?? engine.makeControl(FacadeControl(control: self)) }

  /// Makes a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    listen()
  }
  /// Makes a control without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listen()
  }

  private func listen() {
    control.addAction(for: .allEvents) { [weak self] (_: Control, events: ControlEvents) in self?.notifyTargets(events)
    }
  }

  private func notifyTargets(_ events: ControlEvents) {
    for target in targets where !target.events.isDisjoint(with: events) {
      target.entry.send(with: { sendAction($0, to: $1, for: application.events[.touches]) })
    }
    for action in actions where !action.events.isDisjoint(with: events) { action.action.handler(action.action) }
  }

  /// Adds a target, which is not kept alive, for some events; with nil a performer is searched for up the responder
  /// chain (C15, C16).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: ControlEvents) {
    targets.removeAll(where: \.entry.isOver)
    if let index = targets.firstIndex(where: { $0.entry.isSame(target, action) }) {
      targets[index].events.formUnion(controlEvents)
    } else {
      targets.append((TargetAction(target, action), controlEvents))
    }
  }
  /// Removes targets for some events; nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: ControlEvents) {
    for index in targets.indices where targets[index].entry.matches(target, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }
  /// Sends an action to a target. Called for each target that is notified (C15).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    application.sendAction(action, to: target, from: self, for: event)
  }
  /// Adds a closure for some events.
  open func addAction(_ action: UIAction, for controlEvents: ControlEvents) { actions.append((action, controlEvents)) }
  /// Notifies the targets and closures that are registered for some events (C15).
  open func sendActions(for controlEvents: ControlEvents) { control.sendActions(for: controlEvents) }

  /// Whether the control reacts to input (C13).
  open var isEnabled: Bool {
    get { !shown.contains(.disabled) }
    set {
      note(.disabled, !newValue)
      control.isEnabled = newValue
    }
  }
  /// Whether the control is selected.
  open var isSelected: Bool {
    get { shown.contains(.selected) }
    set {
      note(.selected, newValue)
      control.isSelected = newValue
    }
  }
  /// Whether the control is shown as pressed (C7). It is set when a finger enters and leaves, so that an override is
  /// notified.
  open var isHighlighted: Bool {
    get { shown.contains(.highlighted) }
    set {
      note(.highlighted, newValue)
      control.isHighlighted = newValue
    }
  }
  /// The present state (C14).
  public var state: ControlState { control.state.subtracting(.hovered) }
  /// Whether the control tracks a finger (C2).
  public var isTracking: Bool { control.isTracking }
  /// Whether the tracked finger is inside (C8).
  public var isTouchInside: Bool { control.isTouchInside }

  /// Called when a finger lands on the control. Returns whether to track it (C2).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked finger moves. Returns whether tracking continues (C5).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked finger lifts (C9).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked finger is cancelled (C11).
  open func cancelTracking(with event: UIEvent?) {}

  private func note(_ state: ControlState, _ isOn: Bool) {
    if isOn { shown.insert(state) } else { shown.remove(state) }
  }

  /// Updates the object to the state of the engine's control, through the setters that a program may override.
  func show() {
    let now = control
    if isHighlighted != now.isHighlighted { isHighlighted = now.isHighlighted }
    if isEnabled != now.isEnabled { isEnabled = now.isEnabled }
    if isSelected != now.isSelected { isSelected = now.isSelected }
  }
}

/// A closure that a control calls for events.
public final class UIAction: NSObject {
  /// The title in a menu or button.
  public let title: String
  let handler: (UIAction) -> Void
  /// Makes an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// The behaviour of the engine's control that calls the tracking methods of the object.
private struct FacadeControl: ControlBehavior {
  weak var control: UIControl?

  private func ask<Answer>(_ touch: Touch, _ event: Event, _ body: (UIControl, UITouch, UIEvent) -> Answer) -> Answer? {
    guard let control else { return nil }
    let application = control.application
    return body(control, application.object(of: touch), application.object(of: event, reporting: Touches([touch])))
  }

  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    ask(touch, event) { $0.beginTracking($1, with: $2) } ?? true
  }
  func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    ask(touch, event) { $0.continueTracking($1, with: $2) } ?? true
  }
  func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    _ = ask(touch, event) { $0.endTracking($1, with: $2) }
  }
  func cancelTracking(in control: Control, with event: Event?) {
    guard let object = self.control else { return }
    object.cancelTracking(with: event.map { object.application.object(of: $0) })
  }
  func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool {
    if gesture.isSingleTap { return true }
    // A recognizer of a program's own class is no tap to the engine.
    guard let tap = self.control?.application.recognizer(of: gesture) as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
  func show(_ control: Control) {
    self.control?.show()
    PlainControl().show(control)
  }
}
