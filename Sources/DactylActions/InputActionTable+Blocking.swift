/// Who gets nothing since something is in front of it (F24).
extension InputActionTable {
  /// Looks what blocks whom, and sees to what is held where that changed.
  func updateLevels(in scene: Scene) {
    scene.noteInputBlockers(in: blockers)
    var isChanged = false
    for number in players.indices {
      let level = scene.inputLevel(ofPlayer: number, blockers)
      guard level != players[number].level else { continue }
      isChanged = true
      players[number].level = level
      refreshHearing(of: number, at: scene.currentTime)
      if level > 0 { keys.removeAll { $0.player == number } }
    }
    if isChanged { updateActivity() }
  }
}

extension Scene {
  fileprivate func noteInputBlockers(in blockers: InputBlockers) {
    if !blockers.isEmpty {
      blockers.keep { view in
        isPresented(view) || anyInputBlocker { $0.isBlocking(view, wasBlocking: true, in: self) }
      }
    }
    if hasPresentations {
      for index in 0..<controllers.indices.count {
        let controller = entity(at: controllers.indices[index])
        if isPresented(controller) { blockers.note(controller) }
      }
    }
    forEachInputBlocker { part in
      for view in part.blockingViews where part.isBlocking(view, wasBlocking: false, in: self) { blockers.note(view) }
    }
  }

  private func isPresented(_ controller: Entity) -> Bool {
    hasPresentations && isAlive(controller) && controllers.presenter(of: controller) != .none
  }

  /// The number of the latest of all blockers that keep a player from input: what is presented in the key window, and
  /// what other parts have in front of the player. Contexts that were pushed before it get nothing. 0 where there is
  /// nothing.
  fileprivate func inputLevel(ofPlayer player: Int, _ blockers: InputBlockers) -> Int {
    guard !blockers.isEmpty else { return 0 }
    var level = 0
    forEachPresentation(in: keyWindowEntity) { view in
      guard let controller = controllers.controller(of: view) else { return }
      level = max(level, blockers.number(of: controller))
    }
    forEachInputBlocker { part in
      part.forEachBlockingView(ofPlayer: player, in: self) { level = max(level, blockers.number(of: $0)) }
    }
    return level
  }
}
