/// The reactions of input actions to changes of the scene, and the game code that reads them.
extension InputActionTable: StagePart, InputCanceler, SystemRunner {
  var stage: FrameStage { .inputActions }

  func addHooks(to parts: SceneParts) {
    parts.sampleObservers.append(self)
    parts.add(pressTaker: self)
    parts.touchTakers.append(self)
    parts.inputCancelers.append(self)
    parts.add(systemRunner: self)
  }

  var hasWork: Bool { isActive || isWaiting || !gliding.isEmpty || !moving.isEmpty || !flicks.isEmpty }
  var needsFrame: Bool { !gliding.isEmpty || !moving.isEmpty || flicks.contains { $0.isTurning } }

  func playerDidChange(of device: DeviceID, in scene: Scene) {
    cancelInput(in: .device(device), of: scene)
    makePlayers(drivers.count)
    updateLevels(in: scene)
    refreshReceiving(at: scene.currentTime)
    updateAxes(at: scene.currentTime)
  }

  // MARK: Game code that reads actions

  // Before the first press of an action there is nothing to read.
  /// Systems have to run when a press or release was seen: without any, until their stage has read it.
  func runsSystems(of stage: SystemStage, areAny: Bool) -> Bool {
    edges > 0 && (areAny || !stages[stage.rawValue].isUpToDate(with: self))
  }

  func runSystems(at stage: SystemStage, _ body: () -> Void) {
    let last = beginReading(stage)
    body()
    endReading(last)
  }

  func runFixedStep(_ rhythm: Int, _ body: () -> Void) {
    let last = beginReading(rhythm: rhythm)
    body()
    endReading(last)
  }

  func fixedStepWasAdded(_ rhythm: Int) { beginRhythm(rhythm) }

  // MARK: The scene's life

  /// Releases everything that is down, after its input was cancelled.
  func cancelInput(in scope: CancelScope, of scene: Scene) {
    switch scope {
    case .all:
      releaseAll(at: scene.currentTime)
      for player in players.indices { refreshSticks(of: player, at: scene.currentTime) }
    case .device(let device):
      while let index = held.firstIndex(where: { $0.device == device }) {
        release(index, at: scene.currentTime, isTaken: true)
      }
    case .window, .view, .input: break
    }
  }

  var nextDeadline: Timestamp? {
    guard isWaiting else { return nil }
    guard let end = listening?.deadline else { return firstDue }
    return firstDue.map { min($0, end) } ?? end
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    guard isWaiting else { return }
    callDue(by: now)
    if let session = listening, let end = session.deadline, end <= now { session.finish(.timedOut, in: self) }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    for player in players {
      for index in player.bindings.indices {
        if let due = player.bindings[index].due, due <= moment { player.bindings[index].due = nil }
      }
    }
    dropDue()
  }

  func sceneDidEmpty(_ scene: Scene) {
    let left = (controlName, listening, finished)
    if let session = listening { scene.removeKeyInterceptor(session) }
    controlName = nil
    listening = nil
    finished = []
    withExtendedLifetime(left) {}
  }

  var pendingWork: [String] { held.isEmpty ? [] : ["\(held.count) controls that actions hold"] }
}

extension Scene {
  /// The input actions of the scene.
  var actionTable: InputActionTable {
    @inline(__always) _read { yield self[InputActionTable.self, at: .inputActions, orAdd: { $0.addInputActions() }] }
  }

  /// Adds input actions to the scene. Called when the scene is made.
  @inline(never)
  package func addInputActions() {
    addPart(InputActionTable(inputs, players, waiting, rhythms: rhythmCount))
  }
}
