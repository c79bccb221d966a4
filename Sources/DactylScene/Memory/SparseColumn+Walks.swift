/// What can change about a sparse column as a whole.
@usableFromInline @frozen
struct SparseState {
  /// How many walks are under way, one from within another.
  @usableFromInline var walks: Int32 = 0
  /// How many of them, the outer ones, continue with lists of their own.
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
  func beginWalk(_ entities: Column<EntitySlot>.Values) -> Int32 {
    walked = entities
    state.value.walks += 1
    return state.value.walks - 1
  }

  /// Ends the innermost walk.
  @usableFromInline
  func endWalk(_ depth: Int32) {
    state.value.walks = depth
    guard state.value.saved > depth else { return }
    state.value.saved = depth
    if savedWalks.last?.depth == depth { savedWalks.removeLast() }
  }

  /// Whether a walk goes by a list, since owners have lost their values.
  @inlinable @inline(__always)
  func isSaved(_ depth: Int32) -> Bool { state.value.saved > depth }

  /// The owners that the innermost walk has not come to.
  @usableFromInline
  func rest(_ slots: Range<Int>) -> ArraySlice<Entity> { savedWalks.last?.owners[slots] ?? [] }

  /// Saves the owners for the walks that go by slots so far, before these change. Costs a step for each.
  @usableFromInline @inline(never)
  func saveWalks() {
    guard let walked else { return }
    var list: [Entity] = []
    list.reserveCapacity(owners.count)
    for slot in 0..<owners.count {
      // One that is ended right now has an even generation here, which belongs to nobody.
      list.append(Entity(index: owners[slot], generation: walked[Int(owners[slot])].generation))
    }
    savedWalks.append(SavedWalk(depth: state.value.saved, owners: list))
    state.value.saved = state.value.walks
  }
}

/// The memory of a column for as long as nothing is added or taken away (`StructureWindow`): what a walk works on.
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

  /// The value in a slot, which is one of a value; that is not checked.
  @inlinable
  subscript(slot: Int) -> Value {
    @inline(__always) get { unsafe values[slot] }
    @inline(__always) nonmutating set { unsafe values[slot] = newValue }
  }
}

/// The owners of a walk, and whether memory has moved since: after a call to other code, that is checked before memory
/// is used.
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

  /// Reads the version that was just found to be current. It is the same value; but the optimizer sees from it that the
  /// next check needs no second comparison where nothing was called in between.
  @inlinable @inline(__always)
  mutating func confirm() { unsafe seen = version.pointee }

  /// The owner of a value, with an even generation if it is just ending. Owners are among the entities.
  @inlinable @inline(__always)
  func owner(at slot: Int) -> Entity {
    let index = unsafe owners[slot]
    return Entity(index: index, generation: unsafe entities[Int(index)].generation)
  }
}
