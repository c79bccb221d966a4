import Dactyl

/// An action at a time of a scenario.
package struct ScenarioStep: Hashable, Sendable {
  /// The time. Steps with the same time belong to one frame.
  package var at: Timestamp
  /// The action.
  package var action: ScenarioAction
}

/// The action of a step. Strings are ids of the file.
package enum ScenarioAction: Hashable, Sendable {
  /// Sends a touch of a finger.
  case touch(ScenarioTouch)
  /// Sends a press of a key or button.
  case press(ScenarioPress)
  /// Moves the pointer without a button down; with nil it leaves.
  case hover(Point?)
  /// Scrolls with a wheel at a location.
  case scroll(Vector, at: Point)
  /// Sends a shake of the device or of a controller.
  case motion(ScenarioMotionPhase)
  /// Sends a command of a remote control.
  case remote(ScenarioRemoteCommand)
  /// Moves the application to the background or the foreground.
  case foreground(ScenarioForeground)
  /// Makes a window key.
  case makeKey(String)
  /// Asks a responder to become first responder.
  case becomeFirstResponder(String)
  /// Asks a responder to resign first responder.
  case resignFirstResponder(String)
  /// Sends an action; without a target a performer is searched for.
  case sendAction(String, target: String?, sender: String?)
  /// Changes keys of a view, window or recognizer, in the order of `ScenarioChange.keys`.
  case set(String, [ScenarioChange])
  /// Removes a view or recognizer.
  case remove(String)
  /// Moves a view to an index among a parent's children; with nil to the front.
  case move(String, parent: String, index: Int?)
  /// Begins or ends ignoring input; the calls nest.
  case ignoreInteraction(Bool)
  /// Logs the hit view at a point.
  case hit(Point)
  /// Logs the offset of a scroll view's content.
  case offset(String)
  /// Sets the offset of a scroll view's content.
  case setOffset(String, Point, isAnimated: Bool)
  /// Makes a view visible in the scroll views around it.
  case scrollToVisible(String)
  /// Moves the focus one step.
  case focus(FocusHeading)
  /// Requests an update of the focus at an environment.
  case updateFocus(String)
  /// Requests the focus for an item or an environment.
  case focusOn(String)
  /// Presents a controller from another one.
  case present(String, from: String)
  /// Dismisses a presented controller.
  case dismiss(String)
  /// Asks an element for something, as an assistive client does.
  case request(ScenarioRequest)
  /// Logs the names of the elements in reading order.
  case elements
  /// Sets accommodations.
  case assist(ScenarioAssistance)
  /// Cancels the drag of a finger.
  case cancelDrag(finger: Int)
}

/// A touch of a finger, in the coordinates of the window system.
package struct ScenarioTouch: Hashable, Sendable {
  /// The phase of the touch.
  package var phase: TouchSamplePhase
  /// The number of the finger.
  package var finger: Int
  /// The location, in points.
  package var location: Point
  /// The type of the touch.
  package var type: TouchType
}

/// A press of a key or button.
package struct ScenarioPress: Hashable, Sendable {
  /// The phase of the press.
  package var phase: ScenarioPressPhase
  /// The name of the key or button in the format.
  package var key: String
  /// The force, 0…1, or nil when the file has none.
  package var force: Float?
  /// The modifier keys that are down.
  package var modifiers: ModifierFlags
}

/// The phase of a press.
package enum ScenarioPressPhase: String, Hashable, Sendable, CaseIterable {
  /// The key or button went down.
  case began
  /// The force changed.
  case changed
  /// The key or button went up.
  case ended
  /// The press was cancelled.
  case cancelled
}

/// The phase of a shake.
package enum ScenarioMotionPhase: String, Hashable, Sendable, CaseIterable {
  /// The shake began.
  case began
  /// The shake ended.
  case ended
  /// The shake was cancelled.
  case cancelled
}

/// A change of the application's foreground state.
package enum ScenarioForeground: String, Hashable, Sendable, CaseIterable {
  /// The application loses the foreground.
  case deactivated
  /// The application regains the foreground.
  case activated
}

/// A new value for a key of a view, window or recognizer.
package enum ScenarioChange: Hashable, Sendable {
  /// Whether the view is hidden.
  case hidden(Bool)
  /// The opacity of the view.
  case alpha(Float)
  /// Whether the view receives input.
  case interactive(Bool)
  /// Whether a recognizer or control is enabled.
  case enabled(Bool)
  /// The frame of the view in its parent, in points.
  case frame(Rect)
  /// The transform of the view.
  case transform(Transform)
  /// The origin of the view's own coordinates, in points.
  case boundsOrigin(Point)
  /// The level of a window.
  case level(Float)
  /// Whether the view can be focused.
  case focusable(Bool)
  /// The ids of its preferred focus environments.
  case preferredFocus([String])
  /// The ids of the environments that a focus guide leads to.
  case focusGuide([String])
  /// Whether headings do not leave the view.
  case trapsFocus(Bool)
  /// The answer whether the focus may move.
  case allowsFocusChange(Bool)
  /// Whether fingers scroll a scroll view.
  case scrollEnabled(Bool)
}
