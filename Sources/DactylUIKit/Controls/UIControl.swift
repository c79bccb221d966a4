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
  /// The control in the engine, for what this class lacks.
  public var engineControl: Control {
    engine.control ?? engine.makeControl(FacadeControl(control: self, kind: plainKind))
  }
  /// The behaviour of a control that is of no kind of the engine's.
  var plainKind: any ControlBehavior { SilentControl() }
  /// The behaviour of the control's kind, which the methods for tracking call unless they are overridden.
  private var kind: any ControlBehavior { (engineControl.behavior as? FacadeControl)?.kind ?? plainKind }

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
    let control = engineControl
    // A switch or the like has its behaviour already.
    let kind: any ControlBehavior = control.behavior is FacadeControl ? plainKind : control.behavior
    control.behavior = FacadeControl(control: self, kind: kind)
    control.addAction(for: .allEvents) { [weak self] (_: Control, events: ControlEvents) in self?.notifyTargets(events)
    }
  }

  private func notifyTargets(_ events: ControlEvents) {
    for target in targets where !target.events.isDisjoint(with: events) {
      target.entry.send(with: { sendAction($0, to: $1, for: application.events[.touches]) })
    }
    for action in actions where !action.events.isDisjoint(with: events) { action.action.call(for: self) }
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
  open func sendActions(for controlEvents: ControlEvents) { engineControl.sendActions(for: controlEvents) }

  /// Whether the control reacts to input (C13).
  open var isEnabled: Bool {
    get { !shown.contains(.disabled) }
    set {
      note(.disabled, !newValue)
      engineControl.isEnabled = newValue
    }
  }
  /// Whether the control is selected.
  open var isSelected: Bool {
    get { shown.contains(.selected) }
    set {
      note(.selected, newValue)
      engineControl.isSelected = newValue
    }
  }
  /// Whether the control is shown as pressed (C7). It is set when a finger enters and leaves, so that an override is
  /// notified.
  open var isHighlighted: Bool {
    get { shown.contains(.highlighted) }
    set {
      note(.highlighted, newValue)
      engineControl.isHighlighted = newValue
    }
  }
  /// The present state (C14).
  public var state: ControlState { engineControl.state.subtracting(.hovered) }
  /// Whether the control tracks a finger (C2).
  public var isTracking: Bool { engineControl.isTracking }
  /// Whether the tracked finger is inside (C8).
  public var isTouchInside: Bool { engineControl.isTouchInside }

  /// Called when a finger lands on the control. Returns whether to track it (C2).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let event else { return true }
    return kind.beginTracking(touch.touch, in: engineControl, with: event.event)
  }
  /// Called when the tracked finger moves. Returns whether tracking continues (C5).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let event else { return true }
    return kind.continueTracking(touch.touch, in: engineControl, with: event.event)
  }
  /// Called when the tracked finger lifts (C9).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, let event else { return }
    kind.endTracking(touch.touch, in: engineControl, with: event.event)
  }
  /// Called when the tracked finger is cancelled (C11).
  open func cancelTracking(with event: UIEvent?) { kind.cancelTracking(in: engineControl, with: event?.event) }

  /// Where a button's contents are, with UIKit's values.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// A position of UIKit.
    case center = 0, left, right, fill, leading, trailing
  }
  /// Where a button's contents are, with UIKit's values.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// A position of UIKit.
    case center = 0, top, bottom, fill
  }
  /// Where a button's contents are across it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// Where a button's contents are along its height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// The size by what the control shows.
  open override var intrinsicContentSize: CGSize {
    kind.intrinsicContentSize(of: engineControl).map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) }
      ?? super.intrinsicContentSize
  }
  /// The size by what the control shows; its size, where it shows nothing of its own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height)
  }

  /// The targets that are registered and still exist.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap(\.entry.target).map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) })
  }
  /// All events for which anything is registered.
  open var allControlEvents: ControlEvents {
    actions.reduce(targets.reduce([]) { $0.union($1.events) }) { $0.union($1.events) }
  }
  /// Whether anything is registered for an event.
  func hasTarget(for event: ControlEvents) -> Bool { !allControlEvents.isDisjoint(with: event) }
  /// Removes a closure for some events.
  open func removeAction(_ action: UIAction, for controlEvents: ControlEvents) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  private func note(_ state: ControlState, _ isOn: Bool) {
    if isOn { shown.insert(state) } else { shown.remove(state) }
  }

  /// Updates the object to the state of the engine's control, through the setters that a program may override.
  func show() {
    let now = engineControl
    if isHighlighted != now.isHighlighted { isHighlighted = now.isHighlighted }
    if isEnabled != now.isEnabled { isEnabled = now.isEnabled }
    if isSelected != now.isSelected { isSelected = now.isSelected }
  }
}
