/// The state of one player's bindings and actions.
final class PlayerActions: SnapshotState {
  /// The state of a binding.
  struct BindingState {
    /// Whether it receives input now.
    var isReceiving = false
    /// The held controls that drive it.
    var claims = HeldClaims.Chain()
    /// The value; of a smoothed binding its target.
    var value = Vector.zero
    /// For a smoothed binding: the value when the target was set last, the time of that, and the present value.
    var start = Vector.zero
    var since = Timestamp.zero
    var shown = Vector.zero
    /// Whether the value is far enough from rest for a button.
    var isActuated = false
    /// Whether it presses its action; and whether it is counted in `ActionState.downs`.
    var isOn = false
    var isCounted = false
    /// Whether it can press its button only after it has been at rest.
    var mustRest = false
    /// Whether the smoothed value is still moving towards its target.
    var isGliding = false
    /// For taps: whether one was made, or the press is the second.
    var tap = Tap.none
    /// The time when it went down; for a double tap when the first tap ended.
    var began = Timestamp.zero
    /// The time when a pending hold or tap is due.
    var due: Timestamp?
  }

  enum Tap: UInt8 { case none, one, second }

  /// The state of an action.
  struct ActionState {
    /// The value at the last reading; and whether any binding has changed since then.
    var value = Vector.zero
    var isStale = false
    /// The number of bindings that press it.
    var downs = 0
    var isDown = false
    /// The numbers of presses and releases.
    var count = EdgeCount()
    var lastPress = Timestamp.zero
    /// Whether its last press was consumed (`InputState.takePress(_:)`).
    var isTaken = true
  }

  let bindings = Column<BindingState>()
  let actions = Column<ActionState>()
  /// Whether each context receives input now.
  let contexts = Column<Bool>()
  /// The number of the latest blocker of this player; 0 for none (`InputBlockers`).
  var level = 0

  /// Makes room for a number of bindings, actions and contexts.
  func fit(bindings count: Int, actions actionCount: Int, contexts contextCount: Int) {
    bindings.append(repeating: BindingState(), count: count - bindings.count)
    actions.append(repeating: ActionState(), count: actionCount - actions.count)
    contexts.append(repeating: false, count: contextCount - contexts.count)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(bindings)
    copier.copy(actions)
    copier.copy(contexts)
    copier.copy(level) { level = $0 }
  }
}

/// The numbers of presses and releases of an action, and how far it has moved, all from the beginning.
struct EdgeCount: Equatable {
  var presses: UInt32 = 0
  var releases: UInt32 = 0
  var way = SIMD2<Double>.zero
}

/// The position of a reader in the presses and releases of all actions: its window contains those between its last two
/// readings, so each is in exactly one window, however frames and steps are timed.
final class EdgeCursor: SnapshotState {
  /// The counts by player and action, at the reading before the last one and at the last one.
  private var earlier: [[EdgeCount]] = []
  private var now: [[EdgeCount]] = []
  /// The table's count of edges at the last reading.
  private var seen = -1
  private var isEmpty = true

  /// Makes a cursor that reads from the first press on.
  init() {}

  /// Makes a cursor that reads from now on.
  init(from table: InputActionTable) { startOver(from: table) }

  /// Forgets what was read, and reads from now on.
  func startOver(from table: InputActionTable) {
    (earlier, now, seen, isEmpty) = ([], [], -1, true)
    advance(table)
    advance(table)
  }

  /// Whether another reading would contain nothing, as the last one did.
  func isUpToDate(with table: InputActionTable) -> Bool { seen == table.edges && isEmpty }

  /// Moves the window: it contains what happened since the last reading.
  func advance(_ table: InputActionTable) {
    guard !isUpToDate(with: table) else { return }
    swap(&earlier, &now)
    isEmpty = seen == table.edges
    seen = table.edges
    while now.count < table.players.count { now.append([]) }
    for number in now.indices {
      let player = table.players[number]
      while now[number].count < player.actions.count { now[number].append(EdgeCount()) }
      for index in now[number].indices { now[number][index] = player.actions[index].count }
    }
  }

  /// The numbers of presses and releases of an action of a player in the window.
  func window(_ player: Int, _ action: Int) -> (presses: Int, releases: Int) {
    let (start, end) = ends(player, action)
    return (Int(end.presses &- start.presses), Int(end.releases &- start.releases))
  }

  /// How far an action of a player has moved in the window.
  func way(_ player: Int, _ action: Int) -> Vector {
    let (start, end) = ends(player, action)
    let way = end.way - start.way
    return Vector(Float(way.x), Float(way.y))
  }

  private func ends(_ player: Int, _ action: Int) -> (start: EdgeCount, end: EdgeCount) {
    guard player < now.count, action < now[player].count else { return (EdgeCount(), EdgeCount()) }
    let start = player < earlier.count && action < earlier[player].count ? earlier[player][action] : EdgeCount()
    return (start, now[player][action])
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(earlier) { earlier = $0 }
    copier.copy(now) { now = $0 }
    copier.copy(seen) { seen = $0 }
    copier.copy(isEmpty) { isEmpty = $0 }
  }
}

extension PlayerActions: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(bindings.indices) { hash, index in
      let binding = bindings[index]
      hash.mix(binding.value)
      hash.mix(binding.start)
      hash.mix(binding.since)
      hash.mix(binding.shown)
      for flag in [
        binding.isReceiving, binding.isActuated, binding.isOn, binding.isCounted, binding.mustRest, binding.isGliding,
      ] {
        hash.mix(flag)
      }
      hash.mix(raw: binding.tap)
      hash.mix(binding.began)
      hash.mix(binding.due)
    }
    hash.mix(actions.indices) { hash, index in
      let action = actions[index]
      hash.mix(action.downs)
      hash.mix(action.isDown)
      hash.mix(action.count)
      hash.mix(action.lastPress)
      hash.mix(action.isTaken)
    }
    hash.mix(contexts.indices) { hash, index in hash.mix(contexts[index]) }
    hash.mix(level)
  }
}

extension EdgeCount: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(presses)
    hash.mix(releases)
    guard way != .zero else { return }
    hash.mix(way.x)
    hash.mix(way.y)
  }
}

extension EdgeCursor: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(earlier)
    hash.mix(now)
    hash.mix(isEmpty)
  }
}
