/// Contexts that receive no input because something is in front of them (F24).
extension InputActionTable {
  /// Updates which contexts are blocked for each player, and the held controls where that changed.
  func updateLevels(in scene: Scene) {
    scene.noteInputBlockers(in: blockers)
    var isChanged = false
    for number in players.indices {
      let level = scene.inputLevel(ofPlayer: number, blockers)
      guard level != players[number].level else { continue }
      isChanged = true
      players[number].level = level
      refreshReceiving(of: number, at: scene.currentTime)
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
    if !blockingViews.isEmpty {
      blockingViews.forEach { view in
        if anyInputBlocker({ $0.isBlocking(view, wasBlocking: false, in: self) }) { blockers.note(view) }
      }
    }
  }

  private func isPresented(_ controller: Entity) -> Bool {
    hasPresentations && isAlive(controller) && controllers.presenter(of: controller) != .none
  }

  /// The number of the latest blocker of a player's input: the controllers presented in the key window, and the views
  /// that other parts block input with. Contexts that were pushed before it are blocked. 0 if there is none.
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
