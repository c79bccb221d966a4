/// What is known of the focus: what views say of it, and where it is.
package final class FocusTable {
  private let settings = SparseColumn<FocusSettings>()
  private let delegates = SparseColumn<FocusDelegate>()
  /// Who last had the focus in a view that names a group, by that view.
  private let remembered = SparseColumn<Entity>()
  /// What the whole scene is asked and told.
  var delegate = FocusDelegate()
  /// Counts up when anything is set.
  private(set) var version = 0
  /// The views that are traps, in the order in which they became that: none is the most common case.
  private(set) var trapping: [Entity] = []
  private(set) var groups = 0
  /// The focus of each player by number, up to the last who had one. The first is always there.
  var players: [PlayerFocus] { unsafe allPlayers }
  let first: PlayerFocus
  // (Unchecked: every press asks, and it is read and written at once.)
  @exclusivity(unchecked) private var allPlayers: [PlayerFocus]
  private let waiting: WaitingStages
  /// Whether anybody has, or had, a focus, or something asked for one. Until then there is nothing to do.
  var isUsed: Bool {
    get { waiting.contains(.focus) }
    set {
      waiting.set(.focus, newValue)
      waiting.set(.focusLook, newValue)
    }
  }
  /// Whether each player has a focus of their own.
  var isSplit = false
  /// How the focused item is shown.
  var style = FocusStyle()
  let lint = FocusLintState()
  /// Those who are to be told of movements, in order; whether they are being told.
  var calls: [() -> Void] = []
  var isTelling = false
  /// Whether the game is being asked something of the focus.
  var isAsking = false

  init(_ waiting: WaitingStages) {
    self.waiting = waiting
    first = PlayerFocus(0)
    unsafe allPlayers = [first]
  }

  /// The indices of the entities that say anything, in no order that means anything.
  var owners: Column<UInt32>.Values { settings.owners.values }
  var count: Int { settings.count }

  subscript(entity: Entity) -> FocusSettings? { settings[entity.index] }

  func change(_ entity: Entity, _ edit: (inout FocusSettings) -> Void) {
    let old = settings[entity.index] ?? FocusSettings()
    var new = old
    edit(&new)
    settings[entity.index] = new.isPlain ? nil : new
    if new.trapsFocus != old.trapsFocus {
      if new.trapsFocus { trapping.append(entity) } else { trapping.removeAll { $0.index == entity.index } }
    }
    groups += (new.group == nil ? 0 : 1) - (old.group == nil ? 0 : 1)
    version += 1
  }

  /// The focus of a player, from now on.
  func player(_ number: Int) -> PlayerFocus {
    while players.count <= number { unsafe allPlayers.append(PlayerFocus(players.count)) }
    return players[number]
  }

  /// Who has the focus that a player moves, that of all where it is not split; nil while nobody has it.
  func item(ofPlayer player: Int) -> Entity? {
    guard isSplit else { return first.item }
    return player < players.count ? players[player].item : nil
  }

  /// Whether anybody has the focus.
  package var isAnywhere: Bool { players.contains { $0.hasFocus } }

  /// Forgets the focus of all but the first player.
  func forgetOthers() { unsafe allPlayers = [first] }

  /// Has everybody looked for again who can have the focus.
  func invalidate() { version += 1 }

  func delegate(of entity: Entity) -> FocusDelegate? { delegates.count == 0 ? nil : delegates[entity.index] }

  /// Sets what is asked and told. What the old one holds goes when the table is whole again.
  func setDelegate(_ delegate: FocusDelegate?, of entity: Entity) { delegates[entity.index] = delegate }

  func remembered(in view: Entity) -> Entity? { remembered[view.index] }
  func remember(_ item: Entity, in view: Entity) { remembered[view.index] = item }

  /// Forgets an entity that has ended.
  func forget(_ entity: Entity, _ remains: inout Remains) {
    if settings.slot(of: entity.index) != nil { change(entity) { $0 = FocusSettings() } }
    remembered[entity.index] = nil
    for player in players where player.root == entity { player.root = .none }
    if delegates.slot(of: entity.index) != nil { remains.keep(delegates.take(entity.index)) }
  }

  /// The rows for things that live.
  var rows: Int { settings.count + delegates.count + remembered.count }
}
