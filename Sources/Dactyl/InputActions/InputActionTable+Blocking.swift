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
      refreshHearing(of: number, at: scene.now)
      if level > 0 { keys.removeAll { $0.player == number } }
    }
    if isChanged { updateActivity() }
  }
}

extension Scene {
  fileprivate func noteInputBlockers(in blockers: InputBlockers) {
    if !blockers.isEmpty { blockers.keep { isPresented($0) || isShownTrap($0, hasCome: true) } }
    if controllers.presentations > 0 {
      for index in 0..<controllers.indices.count {
        let controller = entity(at: controllers.indices[index])
        if isPresented(controller) { blockers.note(controller) }
      }
    }
    for index in focus.trapping.indices where isShownTrap(focus.trapping[index], hasCome: false) {
      blockers.note(focus.trapping[index])
    }
  }

  private func isPresented(_ controller: Entity) -> Bool {
    controllers.presentations > 0 && isAlive(controller) && controllers.presenter(of: controller) != .none
  }

  /// Whether a trap is in a window, and neither it nor what it lies in is hidden. One that the game makes appear by its
  /// alpha is shown from the first; one in a view that was taken out for a controller that is presented comes back with
  /// it, and has been there.
  private func isShownTrap(_ view: Entity, hasCome: Bool) -> Bool {
    guard isAlive(view), focus[view]?.trapsFocus == true else { return false }
    var current = view.index
    while true {
      let record = record(of: current)
      if record.parent == .max {
        return windowTable.order.contains { $0.index == current } || hasCome && controllers.presentations > 0
      }
      if record.flags.contains(.isHidden) { return false }
      current = record.parent
    }
  }

  /// The number of what came last of all that keeps a player from input: what is presented in the key window, and the
  /// traps that their focus is in. Contexts that were pushed before it get nothing. 0 where there is nothing.
  fileprivate func inputLevel(ofPlayer player: Int, _ blockers: InputBlockers) -> Int {
    guard !blockers.isEmpty else { return 0 }
    var level = 0
    forEachPresentation(in: keyWindowEntity) { view in
      guard let controller = controllers.controller(of: view) else { return }
      level = max(level, blockers.number(of: controller))
    }
    guard !focus.trapping.isEmpty, let item = focus.item(ofPlayer: player), isAlive(item) else { return level }
    var current = item.index
    while current != .max {
      let view = entity(at: current)
      if focus[view]?.trapsFocus == true { level = max(level, blockers.number(of: view)) }
      current = record(of: current).parent
    }
    return level
  }
}
