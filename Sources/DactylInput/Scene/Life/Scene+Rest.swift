extension Scene {
  /// The pending work and open state of input, in words; empty when the scene is at rest. Allocates an array; for
  /// tests, and for finding what keeps a scene awake.
  package var pendingWork: [String] {
    let counts: [(String, Int)] = [
      ("events in the queue", queue.count), ("touches", inputs.order.count),
      ("fingers that nothing is received from", inputs.silenced.count), ("other inputs", inputs.others.count),
      ("keys that nothing is received from", inputs.silencedPresses.count),
      ("actions to run", responders.pendingActions.count), ("cancels to send", responders.pendingCancels.count),
      ("events of the game's own", inputs.sent.count),
    ]
    var pendingWork = counts.filter { $0.1 != 0 }.map { "\($0.1) \($0.0)" }
    if settling.isNeeded { pendingWork.append("something to settle") }
    if settling.isRunning { pendingWork.append("a settling under way") }
    if settling.holds != 0 { pendingWork.append("a hold on settling") }
    if frames.isRunning { pendingWork.append("a frame under way") }
    if inputs.pointer.scroll.isOpen || inputs.pointer.transform.isOpen { pendingWork.append("a pointer's sequence") }
    for part in parts.all { pendingWork += part.pendingWork }
    return pendingWork
  }

  /// The stages of a frame that have work and are not marked, in words: that work would never run. Asks every feature;
  /// for tests.
  package var unmarkedStages: [String] {
    var work: [(FrameStage, Bool)] = [
      (.systems, !systems.systems.isEmpty || parts.waitForSystems),
      (.fixedSteps, !systems.fixed.isEmpty), (.animations, tweens.isActive),
      (.textInput, textInputs.isUsed || textInputs.hasViews), (.hover, inputs.pointer.hover.isOpen),
      (.deadlines, inputSettings.fingerTimeout != nil || !parts.addedTimed.isEmpty),
    ]
    work += parts.staged.map { ($0.stage, $0.hasWork) }
    return work.filter { $0.1 && !waiting.contains($0.0) }.map { "\($0.0)" }
  }

  /// The number of recognizers, controllers and the like; a destroyed entity leaves no row behind.
  package var rowsInUse: Int {
    parts.all.reduce(0) { $0 + $1.rowsInUse }
  }

  /// The parts that have rows, each with the number, in words. Tests report them when a row is left.
  package var partsInUse: [String] {
    parts.all.filter { $0.rowsInUse > 0 }.map { "\($0.rowsInUse) in \(type(of: $0))" }
  }
}
