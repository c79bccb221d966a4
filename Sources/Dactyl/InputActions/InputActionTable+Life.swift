/// Actions as the scene's life goes on.
extension InputActionTable: TimedPart {
  /// All input is taken away: nothing that is down counts any more.
  func cancelInput(in scope: CancelScope, of scene: Scene) {
    switch scope {
    case .all:
      releaseAll(at: scene.now)
      for player in players.indices { refreshSticks(of: player, at: scene.now) }
    case .device(let device):
      while let index = held.firstIndex(where: { $0.device == device }) {
        release(index, at: scene.now, isTaken: true)
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
    if let session = listening, let end = session.deadline, end <= now { session.finish(.timedOut, in: scene) }
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
    if let session = listening { scene.removeKeyTaker(session) }
    controlName = nil
    listening = nil
    finished = []
    withExtendedLifetime(left) {}
  }

  var unrest: [String] { held.isEmpty ? [] : ["\(held.count) controls that actions hold"] }
}
