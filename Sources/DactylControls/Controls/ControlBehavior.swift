import Dactyl

/// What a kind of control does with its finger and keys, and how it shows itself: what subclasses of `UIControl`
/// override.
///
/// A value without a state of its own: what a control knows lies in components of its view. Buttons, sliders and the
/// others are made of this and nothing more, and a game's own controls are too: `view.makeControl(Dial())`. Every
/// requirement has a default. Any of them may change and destroy anything, the control included.
public protocol ControlBehavior {
  /// A finger landed on it. False: it does not track the finger, and sends nothing for it (C2). The default is true.
  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool
  /// It tracks the finger, and `touchDown` was sent: here belongs what the landing alone changes. Does nothing
  /// by default.
  func didBeginTracking(_ touch: Touch, in control: Control, with event: Event)
  /// The finger moved. False ends the tracking, with `endTracking` and no event (C5). The default is true.
  func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool
  /// The finger lifted, inside or outside (`control.isTouchInside`, C9).
  func endTracking(_ touch: Touch, in control: Control, with event: Event)
  /// The finger was taken away (C11-C13); there is no event when the program did it.
  func cancelTracking(in control: Control, with event: Event?)

  /// It was pressed: a finger that it tracked lifted inside, or a key that held it went up. Sends
  /// `primaryActionTriggered` by default (C9).
  func activate(_ control: Control)
  /// Whether space, return and the lower button of a controller press it. The default is true.
  var isActivatedByKeys: Bool { get }
  /// Whether it does something with a key that points this way. The default is false.
  func takes(_ step: ControlStep, in control: Control) -> Bool
  /// Such a key went down, or what is held is due again: see `repeats(_:in:)` and `Control.repeatWhileTracking(_:)`.
  func take(_ step: ControlStep, in control: Control)
  /// Whether that is done again and again while such a key is held; `ControlSettings` has the pauses. The default is
  /// false.
  func repeats(_ step: ControlStep, in control: Control) -> Bool
  /// Such a key went up, or was taken away. Does nothing by default.
  func release(_ step: ControlStep, in control: Control)

  /// Whether it keeps a recognizer of a view around it from beginning with the finger that it tracks. The default
  /// refuses a single tap with one finger, and nothing else (G27).
  func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool

  /// Shows its state: called whenever that, its style or its frame (`control.frame`) changes.
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
  /// Refuses a single tap with one finger.
  public func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool { gesture.isSingleTap }
  /// Shows the view's touch feedback while it is pressed, darker sprite, shape and label unless told otherwise, and
  /// pales them while it is disabled.
  public func show(_ control: Control) { ControlFeedback.show(control) }
}

extension AnyGesture {
  /// Whether it is a single tap with one finger (G27).
  public var isSingleTap: Bool {
    guard let tap = value(as: TapGestureRecognizer.self) else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

/// A control that does nothing but send its events: the view looks as the game makes it look.
public struct PlainControl: ControlBehavior {
  /// Makes the behaviour.
  public init() {}
}
