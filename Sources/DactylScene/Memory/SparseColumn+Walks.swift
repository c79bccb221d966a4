/// The mutable state of a sparse column besides its values.
@usableFromInline @frozen
struct SparseState {
  /// The number of nested walks that are under way.
  @usableFromInline var walks: Int32 = 0
  /// The number of those, outermost first, that continue with saved owners.
  @usableFromInline var saved: Int32 = 0
  @usableFromInline var isVisual = false

  init() {}
}

/// The owners of a column before the first of them lost its value during a walk.
struct SavedWalk {
  /// The depth of the outermost walk that continues with these owners; the walks inside it do too.
  var depth: Int32
  var owners: [Entity]
}

/// Walks over all values with closures that may change the column: they visit the entities that had a value at the
/// start and still have one when their turn comes.
extension SparseColumn {
  /// Begins a walk, which must end before the one around it. Returns its depth.
  @usableFromInline
  func beginWalk(_ entities: Column<EntitySlot>.Values) -> Int32 {
    walked = entities
    state.value.walks += 1
    return state.value.walks - 1
  }

  /// Ends the innermost walk, of this depth.
  @usableFromInline
  func endWalk(_ depth: Int32) {
    state.value.walks = depth
    guard state.value.saved > depth else { return }
    state.value.saved = depth
    if savedWalks.last?.depth == depth { savedWalks.removeLast() }
  }

  /// Whether the walk of this depth continues with saved owners, because owners have lost their values.
  @inlinable @inline(__always)
  func isSaved(_ depth: Int32) -> Bool { state.value.saved > depth }

  /// The owners that the innermost walk has not visited yet.
  @usableFromInline
  func rest(_ slots: Range<Int>) -> ArraySlice<Entity> { savedWalks.last?.owners[slots] ?? [] }

  /// Saves the owners for the walks that go by slots, before the slots change. Costs a step for each owner.
  @usableFromInline @inline(never)
  func saveWalks() {
    guard let walked else { return }
    var list: [Entity] = []
    list.reserveCapacity(owners.count)
    for slot in 0..<owners.count {
      // An entity that is just ending has an even generation here, which is that of no handle.
      list.append(Entity(index: owners[slot], generation: walked[Int(owners[slot])].generation))
    }
    savedWalks.append(SavedWalk(depth: state.value.saved, owners: list))
    state.value.saved = state.value.walks
  }
}

/// The memory of a column for as long as nothing is added or removed (`StructureWindow`), for use in a walk.
@safe @usableFromInline @frozen
struct ColumnWindow<Value> {
  @usableFromInline @unsafe let values: UnsafeMutablePointer<Value>
  @usableFromInline @unsafe let slots: UnsafeMutablePointer<UInt32>
  @usableFromInline let slotCount: UInt32

  @inlinable @inline(__always)
  init(_ column: SparseColumn<Value>) {
    unsafe values = column.values.base
    unsafe slots = column.slots.base
    slotCount = UInt32(truncatingIfNeeded: column.slots.count)
  }

  /// The slot of an entity's value, or -1.
  @inlinable @inline(__always)
  func slot(of index: UInt32) -> Int { index < slotCount ? Int(unsafe slots[Int(index)]) - 1 : -1 }

  /// The value in a slot, which must be in use; that is not checked.
  @inlinable
  subscript(slot: Int) -> Value {
    @inline(__always) get { unsafe values[slot] }
    @inline(__always) nonmutating set { unsafe values[slot] = newValue }
  }
}

/// The owners of a walk, with a check of whether memory has moved since. After a call of other code it must be made
/// before memory is used.
@safe @usableFromInline @frozen
struct StructureWindow {
  @usableFromInline @unsafe let owners: UnsafeMutablePointer<UInt32>
  @usableFromInline @unsafe let entities: UnsafeMutablePointer<EntitySlot>
  @usableFromInline @unsafe let version: UnsafeMutablePointer<UInt>
  @usableFromInline var seen: UInt

  @inlinable @inline(__always)
  init<Value>(_ column: SparseColumn<Value>, _ entities: Column<EntitySlot>.Values) {
    unsafe owners = column.owners.base
    unsafe self.entities = entities.base
    unsafe version = column.version
    unsafe seen = column.version.pointee
  }

  @inlinable @inline(__always)
  var isCurrent: Bool { unsafe version.pointee == seen }

  /// Reads the version that was just found to be current. It is the same value, but with it the optimizer can leave out
  /// the second of two checks without a call between them.
  @inlinable @inline(__always)
  mutating func confirm() { unsafe seen = version.pointee }

  /// The owner of a value; its generation is even if it is just ending. Owners are valid entity indices.
  @inlinable @inline(__always)
  func owner(at slot: Int) -> Entity {
    let index = unsafe owners[slot]
    return Entity(index: index, generation: unsafe entities[Int(index)].generation)
  }
}
