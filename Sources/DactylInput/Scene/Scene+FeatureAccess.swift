/// What features read and change of a scene besides the public API and their hooks (`PartHooks.swift`).
///
/// Functions and computed properties, since access to a stored property from another module is checked for exclusivity
/// each time.
extension Scene {
  /// Whether fingers are down that a recognizer has received and not lost.
  package func hasLiveTouches(_ gesture: GestureID) -> Bool {
    gestures.attempt(of: gesture)?.owned.intersects(inputs.live) == true
  }

  /// Whether a recognizer has received a touch, by its slot, and not lost it.
  package func owns(_ gesture: GestureID, _ slot: Int) -> Bool {
    gestures.attempt(of: gesture)?.owned.contains(slot) == true
  }

  /// The end of the numbers of rhythms of fixed steps (`onFixedUpdate(every:_:)`).
  package var rhythmCount: Int { systems.rhythmCount }

  /// The views that may keep input actions from players, in the order in which they became that. The parts that mark
  /// them are asked whether they do (`InputBlocker`).
  @inlinable
  package var blockingViews: List<Entity> { @inline(__always) _read { yield parts.blockingViews } }

  /// Calls the closure with each part that keeps input actions from players.
  package func forEachInputBlocker(_ body: (any InputBlocker) -> Void) { parts.inputBlockers.forEach(body) }

  /// Whether any part that keeps input actions from players is meant.
  package func anyInputBlocker(_ isMeant: (any InputBlocker) -> Bool) -> Bool {
    parts.inputBlockers.contains(where: isMeant)
  }

  /// Notifies added parts that all players share one focus again.
  package func notifyPlayersWereJoined() { parts.added.forEach { $0.playersWereJoined() } }

  /// The indices of the views that are widgets, in no particular order.
  package var widgetOwners: Column<UInt32>.Values { widgets.owners }

  /// Whether a view is a widget.
  package func isWidget(_ view: UInt32) -> Bool { widgets.isWidget(view) }

  /// The widget that a view is, if it is one.
  package func widget(of view: UInt32) -> (any Widget)? { widgets[view]?.widget }

  /// Whether the widget that a view is can be focused; nil for a view that is no widget. Asks the widget.
  package func isFocusableWidget(_ view: UInt32) -> Bool? { widgets[view]?.isFocusable }

  /// Notifies the widget that a view is, if it is one, that its focus has changed.
  package func notifyWidgetOfFocus(_ view: UInt32) { widgets[view]?.focusDidChange() }

  /// Whether no entity has a text input.
  package var hasNoTextInputs: Bool { textInputs.isEmpty }

  /// The indices of the entities with a text input, in no particular order.
  package var textInputOwners: Column<UInt32>.Values { textInputs.owners }

  /// Whether an entity has a text input.
  package func hasTextInput(_ entity: Entity) -> Bool { textInputs[entity] != nil }

  /// Whether the text input of an entity can begin to edit. Asks the text input.
  package func canBeginEditing(_ entity: Entity) -> Bool { textInputs[entity]?.input.canBeginEditing ?? false }

  /// Whether any controller is presented.
  package var hasPresentations: Bool { controllers.presentations > 0 }

  /// The number of the latest presentation.
  package var latestPresentation: Int { controllers.latestPresentation }

  /// The transform that an animation of a view's transform leads to, if there is one.
  package func transformGoal(of view: Entity) -> Transform? { tweens.goal(ofTransformOf: view) }

  /// The windows, from the back to the front.
  package var windowOrder: [Entity] { windowTable.order }

  /// Whether any entity has an input view or input accessory view (R28).
  package var hasInputViews: Bool { textInputs.hasViews }

  /// Whether any entity edits text, or has edited it.
  package var usesTextInput: Bool { textInputs.isUsed }

  /// The view in place of the keyboard and the one above it, as they are shown now (R28).
  package var shownInputViews: (input: Entity, accessory: Entity) {
    (textInputs.views.shown.input, textInputs.views.shown.accessory)
  }
}
