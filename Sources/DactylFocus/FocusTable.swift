/// The table of the focus: the settings of views, and the focus of each player.
@usableFromInline
package final class FocusTable: SnapshotState {
  private let settings = SparseColumn<FocusSettings>()
  private let delegates = SparseColumn<FocusDelegate>()
  /// The item that was focused last, by the view that names its group.
  private let remembered = SparseColumn<Entity>()
  /// The delegate of the whole scene.
  var delegate = FocusDelegate()
  /// The number of changes so far; part of the version that maps and passes compare.
  private(set) var version = 0
  /// The views that are traps, in the order in which they were set; empty in the most common case. They are those that
  /// keep input actions from players.
  let trapping: List<Entity>
  private(set) var groups = 0
  /// The focus of each player by number, up to the highest that was used. The first one always exists.
  var players: [PlayerFocus] { unsafe allPlayers }
  let first: PlayerFocus
  // (Unchecked: every press reads it, and no access lasts beyond its own expression.)
  @exclusivity(unchecked) private var allPlayers: [PlayerFocus]
  private let waiting: WaitingStages
  /// Whether a focus was ever moved or requested. Until then the focus costs nothing.
  var isUsed: Bool {
    get { waiting.contains(.focus) }
    set {
      waiting.set(.focus, newValue)
      waiting.set(.focusLook, newValue)
    }
  }
  /// Whether each player has a focus of their own.
  var isSplit = false
  /// The style of the focused item.
  var style = FocusStyle()
  let lint = FocusLintState()
  /// The pending notifications of movements, in order; and whether they are being made.
  var calls: [() -> Void] = []
  var isNotifying = false
  /// Whether a question to game code is being answered.
  var isAsking = false

  init(_ waiting: WaitingStages, _ trapping: List<Entity>) {
    self.waiting = waiting
    self.trapping = trapping
    first = PlayerFocus(0)
    unsafe allPlayers = [first]
  }

  /// The indices of the entities with settings, in arbitrary order.
  var owners: Column<UInt32>.Values { settings.owners.values }
  var count: Int { settings.count }

  subscript(entity: Entity) -> FocusSettings? { settings[entity.index] }

  func change(_ entity: Entity, _ edit: (inout FocusSettings) -> Void) {
    let old = settings[entity.index] ?? FocusSettings()
    var new = old
    edit(&new)
    settings[entity.index] = new.isPlain ? nil : new
    if new.trapsFocus != old.trapsFocus {
      if new.trapsFocus {
        trapping.append(entity)
      } else {
        trapping.removeAll { $0.index == entity.index }
      }
    }
    groups += (new.group == nil ? 0 : 1) - (old.group == nil ? 0 : 1)
    version += 1
  }

  /// The focus of a player, made when there is none.
  func player(_ number: Int) -> PlayerFocus {
    while players.count <= number { unsafe allPlayers.append(PlayerFocus(players.count)) }
    return players[number]
  }

  /// The item that is focused for a player, or for all players where the focus is not split; nil for none.
  func item(ofPlayer player: Int) -> Entity? {
    guard isSplit else { return first.item }
    return player < players.count ? players[player].item : nil
  }

  /// Whether any item is focused.
  package var isAnywhere: Bool { players.contains { $0.hasFocus } }

  /// Removes the focus of all but the first player.
  func forgetOthers() { unsafe allPlayers = [first] }

  /// Has the items collected again.
  func invalidate() { version += 1 }

  func delegate(of entity: Entity) -> FocusDelegate? { delegates.count == 0 ? nil : delegates[entity.index] }

  /// Sets the delegate of an entity. What the old one holds is released when the table is consistent again.
  func setDelegate(_ delegate: FocusDelegate?, of entity: Entity) { delegates[entity.index] = delegate }

  func remembered(in view: Entity) -> Entity? { remembered[view.index] }

  /// Remembers an item in the view that names its group (F19), and in the pages of stacks and tabs.
  func remember(_ item: Entity, _ controllers: ControllerTable, in graph: SceneGraph) {
    guard groups > 0 || controllers.count > 0 else { return }
    var isNamed = false
    var current = item.index
    while current != .max {
      let view = graph.entity(at: current)
      let isGroup = !isNamed && self[view]?.group != nil
      if isGroup || controllers.controller(of: view) != nil {
        graph.watchEnd(of: view)
        remembered[view.index] = item
      }
      isNamed = isNamed || isGroup
      current = graph.record(of: current).parent
    }
  }

  /// Whether a view confines headings: by its own setting, or because it is the view of a presented controller.
  func isTrap(_ view: Entity, _ controllers: ControllerTable, in graph: SceneGraph) -> Bool {
    guard graph.isAlive(view) else { return false }
    if !trapping.isEmpty, self[view]?.trapsFocus == true { return true }
    return controllers.controller(of: view).map { controllers.presenter(of: $0) != .none } ?? false
  }

  /// Calls game code with a question. While it runs the focus does not move and the items stay the same: otherwise a
  /// question could cause itself without end.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    let before = exchange(&isAsking, for: true)
    defer { isAsking = before }
    return question()
  }

  /// Removes the rows of a destroyed entity.
  func forget(_ entity: Entity, _ remains: inout Remains) {
    if settings.slot(of: entity.index) != nil { change(entity) { $0 = FocusSettings() } }
    remembered[entity.index] = nil
    for player in players where player.root == entity { player.root = .none }
    if delegates.slot(of: entity.index) != nil { remains.keep(delegates.take(entity.index)) }
  }

  /// The number of rows for things that exist.
  var rows: Int { settings.count + delegates.count + remembered.count }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(settings)
    copier.copy(delegates)
    copier.copy(remembered)
    copier.copy(delegate) { delegate = $0 }
    copier.copy(version) { version = $0 }
    copier.copy(trapping)
    copier.copy(groups) { groups = $0 }
    copier.copy(first)
    unsafe copier.copy(&allPlayers)
    copier.copy(isSplit) { isSplit = $0 }
    copier.copy(style) { style = $0 }
    copier.copy(lint)
    copier.copy(calls) { calls = $0 }
    copier.copy(isNotifying) { isNotifying = $0 }
    copier.copy(isAsking) { isAsking = $0 }
  }
}

extension FocusTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(isUsed)
    hash.mix(isSplit)
    hash.mix(settings) { hash, settings in
      hash.mix(settings.canBecomeFocused)
      hash.mix(settings.preferred)
      hash.mix(settings.guide)
      hash.mix(settings.group)
      hash.mix(settings.trapsFocus)
    }
    hash.mix(trapping.array)
    hash.mix(remembered)
    hash.mix(players)
    hash.mix(calls.count)
  }
}
