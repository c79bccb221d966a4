/// How the bindings and actions of one player are.
final class PlayerActions {
  /// What a binding does.
  struct BindingState {
    /// Whether it gets anything now.
    var isHeard = false
    /// What is held that counts for it.
    var claims = HeldClaims.Chain()
    /// What counts: of a smoothed one where it goes.
    var value = Vector.zero
    /// Where a smoothed one was when it last got somewhere to go, when that was, and where it is by now.
    var start = Vector.zero
    var since = Timestamp.zero
    var shown = Vector.zero
    /// Whether it is far enough for a button.
    var isActuated = false
    /// Whether it has its action down; and whether it is counted among those that do, in `ActionState.downs`.
    var isOn = false
    var isCounted = false
    /// Whether it counts for its button only once it has been at rest.
    var mustRest = false
    /// Whether it glides towards its value.
    var isGliding = false
    /// Of taps: whether one was made, or the press is the second.
    var tap = Tap.none
    /// When it went down; of a double tap when the first one lifted.
    var began = Timestamp.zero
    /// When a hold or a tap that waits is due.
    var due: Timestamp?
  }

  enum Tap: UInt8 { case none, one, second }

  /// What an action does.
  struct ActionState {
    /// What its bindings come to, as of the last look at it; and whether any of them changed since then.
    var value = Vector.zero
    var isStale = false
    /// How many of its bindings have it down.
    var downs = 0
    var isDown = false
    /// How often it went down and up.
    var count = EdgeCount()
    var lastPress = Timestamp.zero
    /// Whether its last press was taken (`InputState.takePress(_:)`).
    var isTaken = true
  }

  let bindings = Column<BindingState>()
  let actions = Column<ActionState>()
  /// Which contexts get anything now.
  let contexts = Column<Bool>()
  /// The number of what came last of all that blocks this player; 0 for nothing (`InputBlockers`).
  var level = 0

  /// Makes room for so many.
  func fit(bindings count: Int, actions actionCount: Int, contexts contextCount: Int) {
    bindings.append(repeating: BindingState(), count: count - bindings.count)
    actions.append(repeating: ActionState(), count: actionCount - actions.count)
    contexts.append(repeating: false, count: contextCount - contexts.count)
  }
}

/// How often an action went down and up.
struct EdgeCount: Equatable {
  var presses: UInt32 = 0
  var releases: UInt32 = 0
}

/// What a reader has seen of the presses and releases of all actions: those that lie between two looks are in its
/// window, each in one window exactly, whatever happens between frames and steps.
final class EdgeCursor {
  /// By player and action, as of the last look but one, and of the last one.
  private var earlier: [[EdgeCount]] = []
  private var now: [[EdgeCount]] = []
  /// The table's count of edges at the last look.
  private var seen = -1
  private var isEmpty = true

  /// Looks from the first press on.
  init() {}

  /// Looks from now on: what was before counts for nothing.
  init(from table: InputActionTable) {
    advance(table)
    advance(table)
  }

  /// Looks again: what happened since the last look is in the window.
  func advance(_ table: InputActionTable) {
    guard seen != table.edges || !isEmpty else { return }
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

  /// How often an action of a player went down and up in the window.
  func window(_ player: Int, _ action: Int) -> (presses: Int, releases: Int) {
    guard player < now.count, action < now[player].count else { return (0, 0) }
    let end = now[player][action]
    let start = player < earlier.count && action < earlier[player].count ? earlier[player][action] : EdgeCount()
    return (Int(end.presses &- start.presses), Int(end.releases &- start.releases))
  }
}
