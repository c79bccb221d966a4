/// What can change about a sparse column as a whole.
@usableFromInline @frozen
struct SparseState {
  /// How many walks are under way, one from within another.
  @usableFromInline var walks: Int32 = 0
  /// How many of them, the outer ones, go on by lists of their own.
  @usableFromInline var saved: Int32 = 0
  @usableFromInline var isVisual = false

  init() {}
}

/// The owners that a column had before the first of them lost its value in the middle of a walk.
struct SavedWalk {
  /// The outermost walk that goes by it, and with it those further in.
  var depth: Int32
  var owners: [Entity]
}

/// Walks over all values by closures that may change the column: they visit those who had a value at the start and have
/// one when their turn comes.
extension SparseColumn {
  /// Begins a walk; it must end before the one around it does.
  @usableFromInline
  func beginWalk(_ entities: Cells<EntityPlace>) -> Int32 {
    walked = entities
    state[0].walks += 1
    return state[0].walks - 1
  }

  /// Ends the innermost walk.
  @usableFromInline
  func endWalk(_ depth: Int32) {
    state[0].walks = depth
    guard state[0].saved > depth else { return }
    state[0].saved = depth
    if savedWalks.last?.depth == depth { savedWalks.removeLast() }
  }

  /// Whether a walk goes by a list, since owners have lost their values.
  @inlinable @inline(__always)
  func isSaved(_ depth: Int32) -> Bool { state[0].saved > depth }

  /// The owners that the innermost walk has not come to.
  @usableFromInline
  func rest(_ places: Range<Int>) -> ArraySlice<Entity> { savedWalks.last?.owners[places] ?? [] }

  /// Writes the owners down for the walks that go by places so far, before these change. Costs a step for each.
  @usableFromInline @inline(never)
  func saveWalks() {
    guard let walked else { return }
    var list: [Entity] = []
    list.reserveCapacity(owners.count)
    for place in 0..<owners.count {
      // One that is ended right now has an even generation here, which belongs to nobody.
      list.append(Entity(index: owners[place], generation: walked[Int(owners[place])].generation))
    }
    savedWalks.append(SavedWalk(depth: state[0].saved, owners: list))
    state[0].saved = state[0].walks
  }
}

/// The memory of a column for as long as nothing is added or taken away (`StructureWindow`): what a walk works on.
@safe @usableFromInline @frozen
struct ColumnWindow<Value> {
  @usableFromInline @unsafe let values: UnsafeMutablePointer<Value>
  @usableFromInline @unsafe let places: UnsafeMutablePointer<UInt32>
  @usableFromInline let placeCount: UInt32

  @inlinable @inline(__always)
  init(_ column: SparseColumn<Value>) {
    unsafe values = column.values.base
    unsafe places = column.places.base
    placeCount = UInt32(truncatingIfNeeded: column.places.count)
  }

  /// The place of an entity's value, or -1.
  @inlinable @inline(__always)
  func place(of index: UInt32) -> Int { index < placeCount ? Int(unsafe places[Int(index)]) - 1 : -1 }
}

/// Who is walked over, and whether memory still lies as it did: whoever has called anything since it was made asks for that
/// before touching any.
@safe @usableFromInline @frozen
struct StructureWindow {
  @usableFromInline @unsafe let owners: UnsafeMutablePointer<UInt32>
  @usableFromInline @unsafe let entities: UnsafeMutablePointer<EntityPlace>
  @usableFromInline @unsafe let version: UnsafeMutablePointer<UInt>
  @usableFromInline let seen: UInt

  @inlinable @inline(__always)
  init<Value>(_ column: SparseColumn<Value>, _ columns: SceneColumns) {
    unsafe owners = column.owners.base
    unsafe entities = columns.entities.places.base
    unsafe version = column.version.base
    seen = column.version[0]
  }

  @inlinable @inline(__always)
  var isCurrent: Bool { unsafe version.pointee == seen }

  /// The owner of a value, with an even generation if it is just ending. Owners are among the entities.
  @inlinable @inline(__always)
  func owner(at place: Int) -> Entity {
    let index = unsafe owners[place]
    return Entity(index: index, generation: unsafe entities[Int(index)].generation)
  }
}
