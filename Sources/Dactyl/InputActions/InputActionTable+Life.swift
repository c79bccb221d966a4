/// Actions as the scene's life goes on.
extension InputActionTable: TimedPart {
  /// All input is taken away: nothing that is down counts any more.
  func cancelInput(in scope: CancelScope, of scene: Scene) {
    switch scope {
    case .all: releaseAll(at: scene.now)
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

  /// Whether a context in the stack keeps those below it from input.
  var isBlockedByContext: Bool { stack.contains { known[$0.context].context.blocksLower } }
}

extension Scene {
  /// How much is in front of the game and keeps it from input: controllers that are presented in the key window, and traps that the
  /// focus is in (F24). Contexts that were pushed when there was less of it get nothing.
  var gameInputLevel: Int { presentationCount(in: keyWindowEntity) + focusTrapCount }

  /// How many traps the focus is in, that of the player who is in the most.
  private var focusTrapCount: Int {
    focus.count > 0 ? focus.players.reduce(0) { max($0, trapCount(around: $1)) } : 0
  }

  private func trapCount(around player: PlayerFocus) -> Int {
    guard let item = player.item, isAlive(item) else { return 0 }
    var (count, current) = (0, item.index)
    while current != .max {
      if focus[entity(at: current)]?.trapsFocus == true { count += 1 }
      current = record(of: current).parent
    }
    return count
  }
}
