extension Scene {
  /// What input still waits for or holds, in words; empty when the scene is at rest. Makes an array: for tests, and for
  /// whoever looks for what keeps a scene awake.
  package var unrest: [String] {
    let counts: [(String, Int)] = [
      ("events in the queue", queue.count), ("touches", inputs.order.count),
      ("fingers that nothing is heard of", inputs.silenced.count), ("other inputs", inputs.others.count),
      ("keys that nothing is heard of", inputs.silencedPresses.count), ("attempts", gestures.attempts.order.count),
      ("actions to run", pendingActions.count), ("cancels to send", owedCancels.count),
      ("events of the game's own", customEvents.count), ("controllers to call", controllers.calls.count),
      ("keys that type", textInputs.typing.count),
    ]
    var unrest = counts.filter { $0.1 != 0 }.map { "\($0.1) \($0.0)" }
    if needsSettling { unrest.append("something to settle") }
    if isSettling { unrest.append("a settling under way") }
    if settlingHolds != 0 { unrest.append("a hold on settling") }
    if isInFrame { unrest.append("a frame under way") }
    if inputs.pointer.scroll.isOpen || inputs.pointer.transform.isOpen { unrest.append("a pointer's sequence") }
    if let deadline = gestures.attempts.nextDeadline { unrest.append("a deadline at \(deadline.seconds) s") }
    return unrest
  }

  /// How many recognizers, controllers and controls there are: what ended leaves no row behind.
  package var rowsInUse: Int {
    parts.all.reduce(gestures.rows.indices.count { gestures.rows[$0].generation % 2 == 1 } + controllers.count) {
      $0 + $1.rowsInUse
    }
  }
}
