/// The behaviour of the engine's control below an object: it calls the object's methods for tracking, whose `super`
/// calls the behaviour of the control's kind.
struct FacadeControl: ControlBehavior {
  weak var control: UIControl?
  /// The behaviour of a switch, slider or the like; that of a plain control for others.
  let kind: any ControlBehavior

  private func ask<Answer>(_ touch: Touch, _ event: Event, _ body: (UIControl, UITouch, UIEvent) -> Answer) -> Answer? {
    guard let control else { return nil }
    let application = control.application
    return body(control, application.object(of: touch), application.object(of: event, reporting: Touches([touch])))
  }

  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    ask(touch, event) { $0.beginTracking($1, with: $2) } ?? true
  }
  func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) {
    kind.didBeginTracking(touch, in: control, with: event)
  }
  func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    ask(touch, event) { $0.continueTracking($1, with: $2) } ?? true
  }
  func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    _ = ask(touch, event) { $0.endTracking($1, with: $2) }
  }
  func cancelTracking(in control: Control, with event: Event?) {
    guard let object = self.control else { return kind.cancelTracking(in: control, with: event) }
    object.cancelTracking(with: event.map { object.application.object(of: $0) })
  }
  func activate(_ control: Control) { kind.activate(control) }
  var isActivatedByKeys: Bool { kind.isActivatedByKeys }
  func takes(_ step: ControlStep, in control: Control) -> Bool { kind.takes(step, in: control) }
  func take(_ step: ControlStep, in control: Control) { kind.take(step, in: control) }
  func repeats(_ step: ControlStep, in control: Control) -> Bool { kind.repeats(step, in: control) }
  func release(_ step: ControlStep, in control: Control) { kind.release(step, in: control) }
  func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool {
    if kind.refuses(gesture, for: touch, in: control) { return true }
    // A recognizer of a program's own class is no tap to the engine.
    guard let tap = self.control?.application.recognizer(of: gesture) as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
  func intrinsicContentSize(of control: Control) -> Size? { kind.intrinsicContentSize(of: control) }
  func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    kind.accessibilityProperties(of: control)
  }
  func accessibilityParts(of control: Control) -> AccessibilityParts? { kind.accessibilityParts(of: control) }
  func perform(_ action: AccessibilityAction, ofPart part: Int?, in control: Control) -> Bool {
    kind.perform(action, ofPart: part, in: control)
  }
  func show(_ control: Control) {
    self.control?.show()
    if control.view.isAlive { kind.show(control) }
  }
}

/// The behaviour of a control that sends no event of its own, as UIKit's class for all of them: a primary action is
/// what a subclass says it is.
struct SilentControl: ControlBehavior {
  func activate(_ control: Control) {}
}
