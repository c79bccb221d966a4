extension Scene {
  /// Ends the scene's input for good, as the teardown of its windows does (T22). Cancels touches, presses, a shake and
  /// the sequences of the pointer, and also what is only pending: a gesture without a finger left, and a touch whose
  /// end is withheld from its view. Every receiver of a began has received its end by then, and nothing begins any more
  /// (T21, T26).
  ///
  /// Called between frames by the code that ran them; a second call has no effect.
  package func endInput() {
    for slot in Array(inputs.order) + Array(inputs.others) {
      guard !inputs.records[slot].isLive, inputs.records[slot].delivery != .closed else { continue }
      // Its end is withheld (G53), or its began is (G52), which is then never delivered.
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

  /// Ends the scene: cancels all input under way and delivers the cancels, then destroys everything in the scene and
  /// releases all its closures. No input begins in it any more, and handles of its contents are stale.
  ///
  /// A scene without references is released on its own, whatever views its handlers capture. Call this for a scene
  /// whose handlers capture the scene itself, which would otherwise keep each other alive. A platform ends the scenes
  /// of closed windows. During a frame or a handler the call takes effect when that is over.
  public func end() {
    close()
    life.isToEnd = true
    endIfWanted()
  }

  /// Ends the scene if `end()` was called and no code of the scene is running.
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
    diagnosticListeners.removeAll()
    diagnosticOutput = nil
    clock = nil
  }

  /// Destroys all entities, windows from the front first, and releases the closures that belong to no entity. Handlers
  /// that run meanwhile may make further entities.
  private func destroyEverything() {
    for window in windowTable.order.reversed() where isAlive(window) { destroy(window) }
    for entity in livingEntities where isAlive(entity) { destroy(entity) }
    settleIfIdle()
    TweenSystem.notifyOfEnds(in: self)
    systems.removeAll()
    snapshotValues.removeAll()
    motionSensors.listeners.removeAll()
    inputs.pointer.locking.removeListeners()
    drawing.displayListeners.removeAll()
    controllerDevices.listeners.removeAll()
    for part in parts.all { part.sceneDidEmpty(self) }
    parts.removeInterceptors()
    responders.shakesToEdit.removeAll()
  }
}
