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

  /// Whether a scroll view has taken the present step of a wheel: each is taken once (V22).
  package var isWheelStepTaken: Bool { inputs.pointer.isStepTaken }

  /// Takes the present step of a wheel.
  package func takeWheelStep() { inputs.pointer.isStepTaken = true }

  /// The number of rhythms of fixed steps (`onFixedUpdate(every:_:)`).
  package var fixedStepCount: Int { systems.fixed.count }

  /// Calls the closure with each part that keeps input actions from players.
  package func forEachInputBlocker(_ body: (any InputBlocker) -> Void) { parts.inputBlockers.forEach(body) }

  /// Whether any part that keeps input actions from players is meant.
  package func anyInputBlocker(_ isMeant: (any InputBlocker) -> Bool) -> Bool {
    parts.inputBlockers.contains(where: isMeant)
  }

  /// Notifies added parts that all players share one focus again.
  package func notifyPlayersWereJoined() { parts.added.forEach { $0.playersWereJoined(in: self) } }

  /// Whether any entity edits text, or has edited it.
  package var usesTextInput: Bool { textInputs.isUsed }

  /// The view in place of the keyboard and the one above it, as they are shown now (R28).
  package var shownInputViews: (input: Entity, accessory: Entity) {
    (textInputs.views.shown.input, textInputs.views.shown.accessory)
  }
}
