/// What is known of the focus: what views say of it, and where it is.
final class FocusTable {
  private let settings = SparseColumn<FocusSettings>()
  private let delegates = SparseColumn<FocusDelegate>()
  /// Who last had the focus in a view that names a group, by that view.
  private let remembered = SparseColumn<Entity>()
  /// What the whole scene is asked and told.
  var delegate = FocusDelegate()
  /// Counts up when anything is set.
  private(set) var version = 0
  /// The presented views and traps that anybody made: none is the most common case.
  private(set) var traps = 0
  private(set) var groups = 0
  let state = FocusState()
  /// How who has it looks.
  var style = FocusStyle()
  let look = FocusLookState()
  let lint = FocusLintState()
  /// Everybody who can have the focus, as it was found last.
  let map = FocusMap()
  /// Whether keys or a controller were used last, rather than fingers or the mouse: then it is shown who has the focus.
  var isShown = false
  /// Whether who has the focus is to be scrolled into sight (F14).
  var wantsSight = false

  /// The indices of the entities that say anything, in no order that means anything.
  var owners: Column<UInt32>.Values { settings.owners.values }
  var count: Int { settings.count }

  subscript(entity: Entity) -> FocusSettings? { settings[entity.index] }

  func change(_ entity: Entity, _ edit: (inout FocusSettings) -> Void) {
    let old = settings[entity.index] ?? FocusSettings()
    var new = old
    edit(&new)
    settings[entity.index] = new.isPlain ? nil : new
    traps += (new.trapsFocus ? 1 : 0) - (old.trapsFocus ? 1 : 0)
    groups += (new.group == nil ? 0 : 1) - (old.group == nil ? 0 : 1)
    version += 1
  }

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
    if delegates.slot(of: entity.index) != nil { remains.keep(delegates.take(entity.index)) }
  }

  /// The rows for things that live.
  var rows: Int { settings.count + delegates.count + remembered.count }
}
