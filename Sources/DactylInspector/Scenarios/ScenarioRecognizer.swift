import Dactyl

/// A gesture recognizer of a scenario.
package struct ScenarioRecognizer: Hashable, Sendable {
  /// Its id.
  package var id: String
  /// The id of the view or window that it is attached to.
  package var view: String
  /// What it recognizes.
  package var kind: ScenarioGesture
  /// Whether it takes part.
  package var isEnabled = true
  /// Whether it cancels its touches in the view when it recognizes.
  package var cancelsTouchesInView = true
  /// Whether the view waits for began until it has failed.
  package var delaysTouchesBegan = false
  /// Whether the view waits for ended until it has failed.
  package var delaysTouchesEnded = true
  /// The kinds of touch that it takes.
  package var allowedTouchTypes = TouchType.allCases
  /// Whether all its touches have to be of one kind.
  package var requiresExclusiveTouchType = true
  /// The names of the keys and buttons that drive it.
  package var allowedPressTypes: [String] = []
  /// The ids of the recognizers that have to fail first.
  package var requiresFailureOf: [String] = []
  /// Its delegate's answers, or nil when it has no delegate.
  package var delegate: ScenarioGestureDelegate?
}

/// The constant answers of a recognizer's delegate.
package struct ScenarioGestureDelegate: Hashable, Sendable {
  /// Whether it should begin.
  package var shouldBegin = true
  /// Whether it should receive a touch.
  package var shouldReceiveTouch = true
  /// Whether it should receive a press.
  package var shouldReceivePress = true
  /// Whether it should receive an event at all.
  package var shouldReceiveEvent = true
  /// The ids of the recognizers that it may run with at the same time.
  package var simultaneousWith: [String] = []
  /// The ids of the recognizers whose failure it should require.
  package var shouldRequireFailureOf: [String] = []
  /// The ids of the recognizers that should require its failure.
  package var shouldBeRequiredToFailBy: [String] = []
}
