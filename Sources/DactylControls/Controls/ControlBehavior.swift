import Dactyl

/// The behaviour of a kind of control with its finger and keys, and its drawing: what subclasses of `UIControl`
/// override.
///
/// A behaviour is a value without state of its own: the state of a control is kept in components of its view. Buttons,
/// sliders and the others are nothing but behaviours, and a game's own controls are too: `view.makeControl(Dial())`.
/// Every requirement has a default implementation. Each of them may change and destroy anything, the control included.
public protocol ControlBehavior {
  /// Called when a finger lands on the control. Return false to ignore the finger, which then sends no events (C2). The
  /// default is true.
  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool
  /// Called after tracking has begun and `touchDown` was sent: override it for changes by the landing alone. Does
  /// nothing by default.
  func didBeginTracking(_ touch: Touch, in control: Control, with event: Event)
  /// Called when the finger moves. Return false to end the tracking, with `endTracking` and no event (C5). The default
  /// is true.
  func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool
  /// Called when the finger lifts, inside or outside (`control.isTouchInside`, C9), and when `continueTracking` returns
  /// false.
  func endTracking(_ touch: Touch, in control: Control, with event: Event)
  /// Called when the finger is cancelled (C11-C13); `event` is nil when the program cancelled it.
  func cancelTracking(in control: Control, with event: Event?)

  /// Called when the control is activated: its finger lifted inside, or the key that pressed it went up. Sends
  /// `primaryActionTriggered` by default (C9).
  func activate(_ control: Control)
  /// Whether space, return and the lower button of a controller activate the control. The default is true.
  var isActivatedByKeys: Bool { get }
  /// Whether the control handles a direction of the arrow keys, directional pad or left stick. The default is false.
  func takes(_ step: ControlStep, in control: Control) -> Bool
  /// Called when a key of a handled direction goes down, and for each repetition: see `repeats(_:in:)` and
  /// `Control.repeatWhileTracking(_:)`.
  func take(_ step: ControlStep, in control: Control)
  /// Whether a direction repeats while its key is held; `ControlSettings.repeating` has the intervals. The default is
  /// false.
  func repeats(_ step: ControlStep, in control: Control) -> Bool
  /// Called when a key of a handled direction goes up or is cancelled. Does nothing by default.
  func release(_ step: ControlStep, in control: Control)

  /// Whether the control prevents a recognizer of a surrounding view from beginning with the finger that the control
  /// tracks. The default refuses a single tap with one finger, and nothing else (G27).
  func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool

  /// The size that fits what the control shows, in points: that of a control without a size in a container. Nil, the
  /// default, for none. Nothing may be changed meanwhile.
  func intrinsicContentSize(of control: Control) -> Size?

  /// What the control is to assistive clients, and its value. The default is a button, with the texts in its view as
  /// its name. Whether it is enabled and selected is added.
  func accessibilityProperties(of control: Control) -> AccessibilityProperties
  /// The parts of the control that are elements by themselves, such as segments; nil, the default, for none.
  func accessibilityParts(of control: Control) -> AccessibilityParts?
  /// Does what an assistive client asks, of the control or of a part of it.
  ///
  /// - Returns: whether it did. The default does nothing, and answers false: then increments and decrements become
  ///   steps (`take(_:in:)`), and activation a touch.
  func perform(_ action: AccessibilityAction, ofPart part: Int?, in control: Control) -> Bool

  /// Draws the control. Called whenever its state, style or frame (`control.frame`) changes.
  func show(_ control: Control)
}

extension ControlBehavior {
  /// The default implementation answers true.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { true }
  /// The default implementation does nothing.
  public func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) {}
  /// The default implementation answers true.
  public func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { true }
  /// The default implementation does nothing.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) {}
  /// The default implementation does nothing.
  public func cancelTracking(in control: Control, with event: Event?) {}
  /// The default implementation sends `primaryActionTriggered`.
  public func activate(_ control: Control) { control.sendActions(for: .primaryActionTriggered) }
  /// The default implementation answers true.
  public var isActivatedByKeys: Bool { true }
  /// The default implementation answers false.
  public func takes(_ step: ControlStep, in control: Control) -> Bool { false }
  /// The default implementation does nothing.
  public func take(_ step: ControlStep, in control: Control) {}
  /// The default implementation answers false.
  public func repeats(_ step: ControlStep, in control: Control) -> Bool { false }
  /// The default implementation does nothing.
  public func release(_ step: ControlStep, in control: Control) {}
  /// The default implementation refuses a single tap with one finger, and nothing else.
  public func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool { gesture.isSingleTap }
  /// The default implementation answers nil.
  public func intrinsicContentSize(of control: Control) -> Size? { nil }
  /// The default implementation answers a button without a name of its own.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    AccessibilityProperties(.button, traits: .button)
  }
  /// The default implementation answers nil.
  public func accessibilityParts(of control: Control) -> AccessibilityParts? { nil }
  /// The default implementation answers false.
  public func perform(_ action: AccessibilityAction, ofPart part: Int?, in control: Control) -> Bool { false }
  /// The default implementation shows the touch feedback of the view while the control is pressed (without one it
  /// darkens sprite, shape and label), and pales them while it is disabled.
  public func show(_ control: Control) { ControlFeedback.show(control) }
}

extension AnyGesture {
  /// Whether the recognizer is a tap recognizer for a single tap with one finger (G27).
  public var isSingleTap: Bool {
    guard let tap = value(as: TapGestureRecognizer.self) else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

/// The behaviour of a control that only sends its events; its appearance is up to the game.
public struct PlainControl: ControlBehavior {
  /// Makes the behaviour.
  public init() {}
}
