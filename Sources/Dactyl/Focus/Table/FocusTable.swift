/// What a view, controller or window says of the focus.
struct FocusSettings {
  /// Whether it can have the focus; nil where what it is answers.
  var canBecomeFocused: Bool?
  /// Whom it prefers, in order (F17).
  var preferred: [Entity] = []
  /// Whom it leads to, for a guide; nil for what is none (F11).
  var guide: [Entity]?
  /// The name of its group, or nil (F19).
  var group: String?
  /// Whether headings stay in it (F20).
  var trapsFocus = false
  /// Whether no ring is drawn around it.
  var hidesRing = false
  /// Who comes next in a direction, whatever lies there.
  var neighbors: [(heading: FocusHeading, view: Entity)] = []

  /// Whether it says nothing.
  var isPlain: Bool {
    canBecomeFocused == nil && preferred.isEmpty && guide == nil && group == nil && !trapsFocus && !hidesRing
      && neighbors.isEmpty
  }
}

/// Where the focus is or was: enough to go on from when its item is gone (F12).
struct FocusPlace {
  var item = Entity.none
  /// The item and all views around it, the inner ones first; the window is the last.
  var path: [Entity] = []
  /// The item's box in the scene's coordinates.
  var box = FocusBox()
}

/// Whether anything has the focus, and what becomes of it.
final class FocusState {
  /// Where it is, or was when nobody could have it; nil until something asked for it (F16).
  var place: FocusPlace?
  /// Whether the item of `place` has it now.
  var hasFocus = false
  /// Where it was when it came into the traps around it, the outer ones first (F20).
  var entries: [(trap: Entity, from: FocusPlace)] = []
  /// Where it was in windows that are key no longer (F21).
  var elsewhere: [(window: Entity, place: FocusPlace, entries: [(trap: Entity, from: FocusPlace)])] = []
  /// The environments at which a new focus is asked for at the end of the frame (F18).
  var requests: [Entity] = []
  /// What the last look at the scene found: nothing is looked for again until it changes.
  var looked: (scene: UInt64, focus: Int, window: Entity)?
  /// The press that goes on moving it while it is held.
  var held: HeldHeading?
  /// Those who are to be told of movements, in order; whether they are being told.
  var calls: [() -> Void] = []
  var isTelling = false

  var item: Entity? { hasFocus ? place?.item : nil }
}

/// A press that moves the focus as long as it is held (F13).
struct HeldHeading {
  let press: UInt64
  let heading: FocusHeading
  var time: Timestamp
  /// How often it moved the focus on already.
  var repeats = 0
}

/// What shows who has the focus.
final class FocusLookState {
  /// Whom it shows.
  var item = Entity.none
  /// What the scene was when it was shown last.
  var shown: (scene: UInt64, item: Entity)?
  /// The window in which the ring is.
  var window: View?
  /// The transform that it had before it was lifted; nil when it is not.
  var lifted: Transform?
}

/// How far the search for items has come that no heading leads to.
final class FocusLintState {
  /// The map that it goes through.
  var made: (scene: UInt64, focus: Int, window: Entity)?
  /// The item that is examined next.
  var next = 0
  /// Whether a heading leads to each.
  var reached: [Bool] = []
  /// Those that were named already.
  var named: Set<Entity> = []
}

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
