/// A control: a view that a finger presses, and that tells its targets (C1-C19). A finger's way through it is the
/// engine's; a class of a program's own overrides the methods for tracking.
open class UIControl: UIView {
  /// What happens to a control, with UIKit's numbers (C1).
  public typealias Event = ControlEvents
  /// How a control is, with UIKit's numbers (C14).
  public typealias State = ControlState

  private var targets: [(entry: TargetAction, events: ControlEvents)] = []
  private var actions: [(action: UIAction, events: ControlEvents)] = []
  /// What it says it is; the engine's control may be a step ahead, until the setters were called.
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
    control.addAction(for: .allEvents) { [weak self] (_: Control, events: ControlEvents) in self?.tellTargets(events) }
  }

  private func tellTargets(_ events: ControlEvents) {
    for target in targets where !target.events.isDisjoint(with: events) {
      target.entry.send(with: { sendAction($0, to: $1, for: application.events[.touches]) })
    }
    for action in actions where !action.events.isDisjoint(with: events) { action.action.handler(action.action) }
  }

  /// Adds a target, which is not kept alive, for some events; a nil one is looked for up the responder chain (C15,
  /// C16).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: ControlEvents) {
    targets.removeAll(where: \.entry.isOver)
    if let index = targets.firstIndex(where: { $0.entry.isSame(target, action) }) {
      targets[index].events.formUnion(controlEvents)
    } else {
      targets.append((TargetAction(target, action), controlEvents))
    }
  }
  /// Takes targets off for some events; nil means any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: ControlEvents) {
    for index in targets.indices where targets[index].entry.matches(target, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }
  /// Sends an action to a target of its own: what each goes through that it tells (C15).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    application.sendAction(action, to: target, from: self, for: event)
  }
  /// Adds a closure for some events.
  open func addAction(_ action: UIAction, for controlEvents: ControlEvents) { actions.append((action, controlEvents)) }
  /// Tells whoever is registered for some events (C15).
  open func sendActions(for controlEvents: ControlEvents) { control.sendActions(for: controlEvents) }

  /// Whether it reacts (C13).
  open var isEnabled: Bool {
    get { !shown.contains(.disabled) }
    set {
      note(.disabled, !newValue)
      control.isEnabled = newValue
    }
  }
  /// Whether it is chosen.
  open var isSelected: Bool {
    get { shown.contains(.selected) }
    set {
      note(.selected, newValue)
      control.isSelected = newValue
    }
  }
  /// Whether it looks pressed (C7). It is set when a finger comes and goes, so that an override hears of that.
  open var isHighlighted: Bool {
    get { shown.contains(.highlighted) }
    set {
      note(.highlighted, newValue)
      control.isHighlighted = newValue
    }
  }
  /// How it is (C14).
  public var state: ControlState { control.state }
  /// Whether it tracks a finger (C2).
  public var isTracking: Bool { control.isTracking }
  /// Whether that finger is inside (C8).
  public var isTouchInside: Bool { control.isTouchInside }

  /// A finger landed on it: whether it tracks it (C2).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved: whether it goes on (C5).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger lifted (C9).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away (C11).
  open func cancelTracking(with event: UIEvent?) {}

  private func note(_ state: ControlState, _ isOn: Bool) {
    if isOn { shown.insert(state) } else { shown.remove(state) }
  }

  /// Shows how the engine's control is: sets what has changed, as a program does.
  func show() {
    let now = control
    if isHighlighted != now.isHighlighted { isHighlighted = now.isHighlighted }
    if isEnabled != now.isEnabled { isEnabled = now.isEnabled }
    if isSelected != now.isSelected { isSelected = now.isSelected }
  }
}

/// What a control does for an event: a closure.
public final class UIAction: NSObject {
  /// What a menu or button calls it.
  public let title: String
  let handler: (UIAction) -> Void
  /// Makes an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// Asks a control of this module how it tracks.
private struct FacadeControl: ControlBehavior {
  weak var control: UIControl?

  private func ask<Answer>(_ touch: Touch, _ event: Event, _ body: (UIControl, UITouch, UIEvent) -> Answer) -> Answer? {
    guard let control else { return nil }
    let application = control.application
    return body(control, application.object(of: touch), application.object(of: event, telling: Touches([touch])))
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
    // One of a program's own class is no tap to the engine.
    guard let tap = self.control?.application.recognizer(of: gesture) as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
  func show(_ control: Control) {
    self.control?.show()
    PlainControl().show(control)
  }
}
