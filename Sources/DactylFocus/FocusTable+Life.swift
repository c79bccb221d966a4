extension FocusTable: StagePart, FocusSource, UnhandledPressTaker, InputBlocker, InputCanceler {
  package var stage: FrameStage { .focus }

  package func addHooks(to parts: SceneParts) {
    parts.add(focus: self)
    parts.add(pressTaker: self)
    parts.inputBlockers.append(self)
    parts.inputCancelers.append(self)
  }

  package var hasWork: Bool { players.contains { $0.place != nil || !$0.requests.isEmpty } }

  package func run(at moment: Timestamp, in scene: Scene) {
    FocusSystem.update(in: scene)
    FocusSystem.bringIntoSight(in: scene)
  }

  /// The focus that a device moves: that of the player who uses the device if each player has one, else the first.
  package func player(drivenBy device: DeviceID, _ players: PlayerTable) -> PlayerFocus {
    isSplit ? player(players.player(of: device)) : first
  }

  // MARK: Presses and touches

  package func isFocused(_ view: Entity) -> Bool { players.contains { $0.item == view } }

  package func item(drivenBy device: DeviceID, in scene: Scene) -> Entity? {
    player(drivenBy: device, scene.players).item
  }

  package var firstItem: Entity? { first.item }

  package func isFirst(_ device: DeviceID, _ players: PlayerTable) -> Bool {
    !isSplit || players.player(of: device) == 0
  }

  package func touchLanded(from device: DeviceID, in scene: Scene) {
    FocusSystem.noteUse(ofKeys: false, by: player(drivenBy: device, scene.players), in: scene)
  }

  package func pressArrived(_ press: Press, in scene: Scene) { FocusSystem.noteUse(of: press, in: scene) }

  package func focusableViewsDidChange() { invalidate() }

  package var pressTakerRank: PressTakerRank { .focus }

  package func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) -> Bool {
    FocusSystem.take(press, in: scene)
  }

  // MARK: Traps

  /// Whether a trap is in a window, and neither it nor a view around it is hidden. A trap that a game fades in by its
  /// alpha counts as visible from the start; one in a view that was removed for a presented controller stays blocking,
  /// since it comes back with the view.
  package func isBlocking(_ view: Entity, wasBlocking: Bool, in scene: Scene) -> Bool {
    guard scene.isAlive(view), self[view]?.trapsFocus == true else { return false }
    var current = view.index
    while true {
      let record = scene.record(of: current)
      if record.parent == .max {
        return scene.windowOrder.contains { $0.index == current }
          || wasBlocking && scene.hasPresentations
      }
      if record.flags.contains(.isHidden) { return false }
      current = record.parent
    }
  }

  package func forEachBlockingView(ofPlayer player: Int, in graph: SceneGraph, _ body: (Entity) -> Void) {
    guard !trapping.isEmpty, let item = item(ofPlayer: player), graph.isAlive(item) else { return }
    var current = item.index
    while current != .max {
      let view = graph.entity(at: current)
      if self[view]?.trapsFocus == true { body(view) }
      current = graph.record(of: current).parent
    }
  }

  // MARK: The scene's life

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) { forget(entity, &remains) }

  package func sceneDidEmpty(_ scene: Scene) {
    let old = exchange(&delegate, for: FocusDelegate())
    let calls = exchange(&calls, for: [])
    withExtendedLifetime((old, calls)) {}
  }

  package var rowsInUse: Int { rows }

  package var nextDeadline: Timestamp? {
    // A single player is the most common case.
    !isUsed ? nil : players.count == 1 ? first.held?.time : players.lazy.compactMap { $0.held?.time }.min()
  }

  package func deadlineReached(at now: Timestamp, in scene: Scene) {
    for player in players { FocusSystem.repeatHeld(at: now, by: player, in: scene) }
  }

  package func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    for player in players { if let held = player.held, held.time <= moment { player.held = nil } }
  }

  package func cancelInput(in scope: CancelScope, of scene: Scene) {
    for player in players { if let held = player.held, !scene.isUnderWay(.press, held.press) { player.held = nil } }
  }

  package var pendingWork: [String] { players.allSatisfy { $0.held == nil } ? [] : ["a heading is held"] }
}

/// Shows the focused item, and finds items that no heading leads to. Runs after views are laid out.
final class FocusLookPart: StagePart {
  var stage: FrameStage { .focusLook }
  // The table of the focus marks both stages as waiting.
  var hasWork: Bool { false }
  var nextDeadline: Timestamp? { nil }

  func run(at moment: Timestamp, in scene: Scene) {
    FocusLook.show(in: scene)
    FocusLint.run(in: scene)
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {}
  func dropDeadlines(until moment: Timestamp, in scene: Scene) {}
  func mix(into hash: inout StateHash) {}
  func copyState(_ copier: StateCopier) {}
}

extension Scene {
  /// The focus table of the scene, made when there is none.
  @inlinable
  package var focus: FocusTable {
    @inline(__always) _read { yield self[FocusTable.self, at: .focus, orAdd: { $0.addFocus() }] }
  }

  /// Adds the focus to the scene. Called when the scene is made.
  @usableFromInline @inline(never)
  package func addFocus() {
    addPart(FocusTable(waiting, blockingViews))
    addPart(FocusLookPart())
  }
}
