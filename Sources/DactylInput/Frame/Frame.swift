extension Scene: Pipeline {
  /// Runs one frame: handles all input up to a moment, and updates the draw list for that moment.
  ///
  /// The body lists the whole order of processing. A batch is a section of the input in which no finger changes its
  /// phase twice. A deadline before the next batch is handled first, exactly at its moment, so that nothing depends on
  /// the length of frames. After a jump of the clock by more than a second the scene's time continues from where it
  /// was, so that pending deadlines keep their remaining time (`Diagnostic.Kind.timeJumped`).
  @discardableResult
  public func frame(at moment: Timestamp) -> FrameReport {
    guard var moment = beginFrame(at: moment) else { return FrameReport() }
    if systemsAreDue { measure(.systems) { runSystems(.beforeInput, at: moment) } }
    while let step = nextStep(until: &moment) {
      switch step {
      case .batch:
        measure(.intake) { InputIntake.takeBatch(in: self) }
        measure(.listeners) { callListeners() }
        measure(.targeting) { TargetingSystem.target(in: self) }
        measure(.filters) { FilterSystem.filter(in: self) }
        measure(.claims) { ClaimSystem.claim(in: self) }
        measure(.routing) { RoutingSystem.route(in: self) }
        measure(.gestures) { GestureSystem.feed(in: self) }
      case .deadline(let deadline):
        measure(.deadlines) { callDeadlines(until: deadline) }
      }
      settle()
    }
    now = max(now, moment)
    if isAnyStageWaiting {
      runPart(of: .inputActions, at: moment)
      run(.fixedSteps) { runFixedSteps(at: moment) }
      run(.animations) { TweenSystem.run(at: moment, in: self) }
      runPart(of: .scrolling, at: moment)
      runPart(of: .drags, at: moment)
      if systemsAreDue { measure(.systems) { runSystems(.update, at: moment) } }
      if systemsAreDue { measure(.systems) { runSystems(.beforeDraw, at: moment) } }
      runPart(of: .focus, at: moment)
      run(.textInput) { showTextInput() }
      runPart(of: .textInput, at: moment)
      if hasLayouts { measure(.layout) { LayoutSystem.run(in: self) } }
      runPart(of: .focusLook, at: moment)
      run(.hover) { HoverSystem.follow(in: self) }
    }
    if hasVisualChanges {
      measure(.transforms) { TransformSystem.run(in: self) }
      measure(.draw) { DrawSystem.run(in: self) }
    }
    return endFrame(at: moment)
  }

  /// Handles everything that a batch, a deadline or code of the game has set off, until no work is pending.
  ///
  /// Changes that handlers make meanwhile are settled in another round. After 100 rounds the rest is left for the next
  /// frame, so that code which never stops changing things does not block the scene.
  func settle() {
    guard !settling.isRunning else { return }
    settling.isRunning = true
    defer { settling.isRunning = false }
    var rounds = 0
    repeat {
      settling.isNeeded = false
      measure(.intake) { endWalk() }
      if !inputs.sent.isEmpty { measure(.intake) { CustomIntake.takeNext(in: self) } }
      measure(.filters) { FilterSystem.filter(in: self) }
      measure(.routing) { RoutingSystem.route(in: self) }
      measure(.gestures) { GestureSystem.makeDeferredCalls(in: self) }
      measure(.gestures) { GestureSystem.feed(in: self) }
      if gestures.attempts.isAnyToJudge {
        measure(.arena) {
          gestures.tieOrder.putRivalsInOrder(gestures, columns)
          GestureArena.settle(SceneArena(self))
        }
      }
      measure(.cancels) { PendingCancels.send(in: self) }
      measure(.cancels) { DeliverySystem.sendClaims(in: self) }
      measure(.actions) { ActionSystem.run(in: self) }
      settlePart(of: .assistance)
      settlePart(of: .drags)
      settlePart(of: .scrolling)
      measure(.responders) { DeliverySystem.deliver(in: self) }
      settlePart(of: .inputActions)
      measure(.responders) { widgets.notifyOfLostInput(in: self) }
      if inputs.pointer.hasFollowersToCall { measure(.responders) { HoverSystem.callFollowers(in: self) } }
      if let follower = inputFollower { measure(.responders) { follower.inputDidChange(in: self) } }
      if !controllers.calls.isEmpty { measure(.controllers) { runControllerCalls() } }
      if gestures.needsCleanUp || inputs.hasLifted { measure(.cleanUp) { GestureSystem.cleanUp(self) } }
      rounds += 1
    } while settling.isNeeded && rounds < 100
    if settling.isNeeded {
      report(.unsettled, "handlers were still changing touches and gestures after 100 rounds; the rest waits a frame")
    }
  }
}
