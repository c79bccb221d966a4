import Dactyl

/// One thing that is done at a moment of a scenario.
package struct ScenarioStep: Hashable, Sendable {
  /// When. Steps with the same moment are one frame.
  package var at: Timestamp
  /// What.
  package var action: ScenarioAction
}

/// What a step does. Names are ids of the file.
package enum ScenarioAction: Hashable, Sendable {
  /// A finger did something.
  case touch(ScenarioTouch)
  /// A key or button did something.
  case press(ScenarioPress)
  /// The pointer moved with no button down; nil: it left.
  case hover(Point?)
  /// A wheel step at a location.
  case scroll(Vector, at: Point)
  /// A shake of the device or of a controller.
  case motion(ScenarioMotionPhase)
  /// A remote control event.
  case remote(ScenarioRemoteCommand)
  /// The application loses or regains the foreground.
  case foreground(ScenarioForeground)
  /// A window becomes key.
  case makeKey(String)
  /// A responder is asked to become first responder.
  case becomeFirstResponder(String)
  /// A responder is asked to give that up.
  case resignFirstResponder(String)
  /// An action is sent; without a target it searches for one.
  case sendAction(String, target: String?, sender: String?)
  /// Keys of a view, window or recognizer change, in the order of `ScenarioChange.keys`.
  case set(String, [ScenarioChange])
  /// A view or recognizer is taken out.
  case remove(String)
  /// A view goes to an index among a parent's children; nil: in front.
  case move(String, parent: String, index: Int?)
  /// Input begins or ends being ignored; nests.
  case ignoreInteraction(Bool)
  /// The hit view at a point is asked for and logged.
  case hit(Point)
  /// The offset of a scroll view's content is asked for and logged.
  case offset(String)
  /// The offset of a scroll view's content is set.
  case setOffset(String, Point, isAnimated: Bool)
  /// A view is brought into sight by the scroll views around it.
  case scrollToVisible(String)
  /// The focus goes one step.
  case focus(FocusHeading)
  /// A new focus is asked for at an environment.
  case updateFocus(String)
  /// The focus goes to an item or into an environment.
  case focusOn(String)
  /// A controller presents another.
  case present(String, from: String)
  /// A controller goes that is presented.
  case dismiss(String)
  /// The drag of a finger is called off.
  case cancelDrag(finger: Int)
}

/// What a finger did, in the coordinates of the window system.
package struct ScenarioTouch: Hashable, Sendable {
  /// What it did.
  package var phase: TouchSamplePhase
  /// Which finger.
  package var finger: Int
  /// Where, in points.
  package var location: Point
  /// What kind of finger.
  package var type: TouchType
}

/// What a key or button did.
package struct ScenarioPress: Hashable, Sendable {
  /// What it did.
  package var phase: ScenarioPressPhase
  /// Which, by its name in the format.
  package var key: String
  /// How hard, 0…1, or nil when the file has none.
  package var force: Float?
  /// The modifier keys that were down.
  package var modifiers: ModifierFlags
}

/// What a key or button does.
package enum ScenarioPressPhase: String, Hashable, Sendable, CaseIterable {
  /// It went down.
  case began
  /// It is pressed harder or softer.
  case changed
  /// It went up.
  case ended
  /// It was taken away.
  case cancelled
}

/// What a shake does.
package enum ScenarioMotionPhase: String, Hashable, Sendable, CaseIterable {
  /// The shake began.
  case began
  /// The shake ended.
  case ended
  /// It was no shake.
  case cancelled
}

/// What happens to the application.
package enum ScenarioForeground: String, Hashable, Sendable, CaseIterable {
  /// It loses the foreground.
  case deactivated
  /// It regains the foreground.
  case activated
}

/// A new value for a key of a view, window or recognizer.
package enum ScenarioChange: Hashable, Sendable {
  /// Whether it can't be seen.
  case hidden(Bool)
  /// Sets the alpha of the view.
  case alpha(Float)
  /// Whether it takes part in input.
  case interactive(Bool)
  /// Whether a recognizer or control reacts.
  case enabled(Bool)
  /// Its frame in its parent, in points.
  case frame(Rect)
  /// Sets the transform of the view.
  case transform(Transform)
  /// The origin of its own coordinates, in points.
  case boundsOrigin(Point)
  /// A window's level.
  case level(Float)
  /// Whether a view can have the focus.
  case focusable(Bool)
  /// Whom it prefers to have it.
  case preferredFocus([String])
  /// Where a guide leads.
  case focusGuide([String])
  /// Whether headings stay in it.
  case trapsFocus(Bool)
  /// Its answer to whether the focus may move.
  case allowsFocusChange(Bool)
  /// Whether fingers scroll a scroll view.
  case scrollEnabled(Bool)
}
