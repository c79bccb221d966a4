import Dactyl

/// A gesture recognizer of a scenario.
package struct ScenarioRecognizer: Hashable, Sendable {
  /// The id of the recognizer.
  package var id: String
  /// The id of the view or window that it is attached to.
  package var view: String
  /// The gesture that it recognizes.
  package var kind: ScenarioGesture
  /// Whether it receives touches.
  package var isEnabled = true
  /// Whether its touches are cancelled in the view when it is recognized.
  package var cancelsTouchesInView = true
  /// Whether began is withheld from the view until it has failed.
  package var delaysTouchesBegan = false
  /// Whether ended is withheld from the view until it has failed.
  package var delaysTouchesEnded = true
  /// The types of touches that it receives.
  package var allowedTouchTypes = TouchType.allCases
  /// Whether all its touches must have the same type.
  package var requiresExclusiveTouchType = true
  /// The names of the keys and buttons whose presses it receives.
  package var allowedPressTypes: [String] = []
  /// The ids of the recognizers that must fail first.
  package var requiresFailureOf: [String] = []
  /// The answers of its delegate, or nil without a delegate.
  package var delegate: ScenarioGestureDelegate?
}

/// The constant answers of a recognizer's delegate.
package struct ScenarioGestureDelegate: Hashable, Sendable {
  /// Whether the gesture may begin.
  package var shouldBegin = true
  /// Whether the recognizer receives a touch.
  package var shouldReceiveTouch = true
  /// Whether the recognizer receives a press.
  package var shouldReceivePress = true
  /// Whether the recognizer receives anything of an event.
  package var shouldReceiveEvent = true
  /// The ids of the recognizers that may be recognized at the same time.
  package var simultaneousWith: [String] = []
  /// The ids of the recognizers that it waits for.
  package var shouldRequireFailureOf: [String] = []
  /// The ids of the recognizers that wait for it.
  package var shouldBeRequiredToFailBy: [String] = []
}
