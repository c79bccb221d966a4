extension Scene {
  /// Ends the scene's input for good, as the teardown of its windows does (T22): touches, presses, a shake and what the pointer
  /// is at are cancelled, and so is what only waits: a gesture with no finger left, and a view that was not yet told that its
  /// finger lifted. Whoever heard a began has heard its end then, and nothing begins any more (T21, T26).
  ///
  /// To be called between frames, by whoever ran them; a second call does nothing new.
  package func endInput() {
    for slot in touches.order where !touches.records[slot].isLive && touches.records[slot].delivery != .closed {
      // Its end is withheld (G53), or its began is (G52), which is then never heard of.
      touches.records[slot].phase = .cancelled
      touches.noteChange()
      needsSettling = true
    }
    for place in presses.order where !presses.records[place].isLive && presses.records[place].delivery != .closed {
      presses.records[place].press.phase = .cancelled
      needsSettling = true
    }
    beginIgnoringInteractionEvents()
    for place in gestures.attempts.order {
      GestureSystem.interrupt(gestures.attempts[place].gesture, by: .T22, in: self)
    }
    settleIfIdle()
  }
}
