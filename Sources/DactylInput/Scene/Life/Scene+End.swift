extension Scene {
  /// Ends the scene's input for good, as the teardown of its windows does (T22): touches, presses, a shake and what the
  /// pointer is at are cancelled, and so is what only waits: a gesture with no finger left, and a view that was not yet
  /// told that its finger lifted. Whoever heard a began has heard its end then, and nothing begins any more (T21, T26).
  ///
  /// To be called between frames, by whoever ran them; a second call does nothing new.
  package func endInput() {
    for slot in Array(inputs.order) + Array(inputs.others) {
      guard !inputs.records[slot].isLive, inputs.records[slot].delivery != .closed else { continue }
      // Its end is withheld (G53), or its began is (G52), which is then never heard of.
      inputs.records[slot].phase = .cancelled
      inputs.noteChange()
      settling.isNeeded = true
    }
    beginIgnoringInteractionEvents()
    for index in gestures.attempts.order {
      GestureSystem.interrupt(gestures.attempts[index].gesture, by: .T22, in: self)
    }
    settleIfIdle()
  }

  /// Ends the scene: what is under way is cancelled and heard of, then everything in it goes, with all closures that it
  /// was given. No input begins in it any more, and handles of what was in it are stale.
  ///
  /// A scene that nobody keeps goes by itself, whatever its handlers hold of its views. It takes this for one whose
  /// handlers hold the scene itself: they would keep it, and it keeps them. A platform ends the scenes of windows that
  /// are closed. Called in the middle of a frame or of a handler, it waits until that is over.
  public func end() {
    close()
    life.isToEnd = true
    endIfWanted()
  }

  /// Ends the scene if that was asked for and nothing of it runs.
  func endIfWanted() {
    guard life.isToEnd, !frames.isRunning, !settling.isRunning, settling.holds == 0, canEdit("end the scene") else {
      return
    }
    life.isToEnd = false
    endInput()
    var rounds = 0
    repeat {
      destroyEverything()
      rounds += 1
    } while entityCount > 0 && rounds < 100
    if entityCount > 0 { report(.unsettled, "handlers were still making views after 100 rounds of ending the scene") }
    host = nil
    textInputPlatform = nil
    onDiagnostic = nil
    clock = nil
  }

  /// Destroys all that there is, windows from the front first, and lets go of the closures that belong to none of it.
  /// What hears of that may make more.
  private func destroyEverything() {
    for window in windowTable.order.reversed() where isAlive(window) { destroy(window) }
    for entity in livingEntities where isAlive(entity) { destroy(entity) }
    settleIfIdle()
    TweenSystem.tellEnds(in: self)
    systems.removeAll()
    motionSensors.removeAll()
    controllerDevices.removeAllListeners()
    for part in parts.all { part.sceneDidEmpty(self) }
    responders.shakeToEdit = nil
  }
}
