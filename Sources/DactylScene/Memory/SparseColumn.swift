import CMemoryHints

/// Values of one type for some entities: a sparse set. The values are contiguous, in the order in which they were
/// added; removing one moves the last into its slot. Finding, adding and removing take constant time, and growing
/// copies nothing.
///
/// Releasing a value may run any code, which may change the column again: so values are released last.
@safe @usableFromInline
package final class SparseColumn<Value> {
  /// The entities that have a value, in the order of `values`.
  @usableFromInline package let owners = Column<UInt32>()
  /// The values.
  @usableFromInline package let values = Column<Value>()
  /// The slot of each entity's value plus one, by entity index; 0 for none.
  @usableFromInline let slots = Column<UInt32>()
  @usableFromInline let state = Cell(SparseState())
  private let ownVersion = Cell<UInt>(0)
  /// A counter that increases whenever a value is added or removed, here or in another column that shares it.
  @usableFromInline @unsafe let version: UnsafeMutablePointer<UInt>
  /// The bit of entities with a value, or the common bit of all further columns.
  @usableFromInline let bit: UInt32

  /// The owners that were saved for walks during which the column changed.
  var savedWalks: [SavedWalk] = []
  /// The entities of the scene that is walking.
  var walked: Column<EntitySlot>.Values?

  /// The number of bytes in use.
  package var bytes: Int { owners.bytes + values.bytes + slots.bytes }

  /// Makes an empty column for any use.
  package init() {
    bit = 0
    unsafe version = ownVersion.pointer
  }

  /// Makes an empty column of components, which shares a version counter that outlives it.
  @usableFromInline @unsafe
  init(bit: UInt32, version: UnsafeMutablePointer<UInt>) {
    self.bit = bit
    unsafe self.version = version
  }

  /// The number of values.
  @inlinable
  package var count: Int { owners.count }

  /// Whether values of this type are visible, so that a change of one requires a new frame.
  @inlinable
  package var isVisual: Bool {
    get { state.value.isVisual }
    set { state.value.isVisual = newValue }
  }

  /// The slot of an entity's value, or nil.
  @inlinable @inline(__always)
  package func slot(of index: UInt32) -> Int? {
    guard Int(index) < slots.count else { return nil }
    let slot = slots[Int(index)]
    return slot == 0 ? nil : Int(slot) - 1
  }

  @inlinable
  package subscript(index: UInt32) -> Value? {
    get { slot(of: index).map { values[$0] } }
    set {
      guard let newValue else { return remove(index) }
      set(newValue, of: index)
    }
  }

  /// Sets the value of an entity, in place of an existing one.
  @inlinable @inline(__always)
  func set(_ value: consuming Value, of index: UInt32) {
    if let slot = slot(of: index) {
      let old = values.exchange(slot, for: value)
      withExtendedLifetime(old) {}
    } else {
      add(value, to: index)
    }
  }

  /// Adds a value for an entity that has none.
  @inlinable @inline(__always)
  func add(_ value: consuming Value, to index: UInt32) {
    if Int(index) >= slots.count { growSlots(for: index) }
    unsafe version.pointee &+= 1
    owners.append(index)
    values.append(value)
    slots[Int(index)] = UInt32(truncatingIfNeeded: owners.count)
  }

  /// Removes the value of an entity.
  @inlinable
  package func remove(_ index: UInt32) {
    let taken = take(index)
    // Not released before: an optimized build may do so earlier, while the column is being changed.
    withExtendedLifetime(taken) {}
  }

  /// Removes and returns the value of an entity, or returns nil.
  @inlinable @inline(__always)
  package func take(_ index: UInt32) -> Value? {
    guard let slot = slot(of: index) else { return nil }
    if state.value.walks > state.value.saved { saveWalks() }
    unsafe version.pointee &+= 1
    let last = owners[owners.count - 1]
    _ = owners.swapRemove(at: slot)
    slots[Int(last)] = UInt32(truncatingIfNeeded: slot + 1)
    slots[Int(index)] = 0
    return values.swapRemove(at: slot)
  }

  /// Makes room for an index, with some reserve.
  @usableFromInline @inline(never)
  func growSlots(for index: UInt32) {
    slots.append(repeating: 0, count: ((Int(index) + 1024) & ~1023) - slots.count)
  }

  /// Prefetches the value in a slot, which must be in use.
  @inline(__always)
  package func prefetchValue(at slot: Int) {
    let value = unsafe UnsafeRawPointer(values.base + slot)
    unsafe dactyl_prefetch(value)
    if MemoryLayout<Value>.size > 64 { unsafe dactyl_prefetch(value + 64) }
  }

  // MARK: Snapshots

  /// Copies the values with their owners.
  @inlinable
  func copyState(_ copier: StateCopier) {
    // Not copied: slots, version, ownVersion (these follow);
    // savedWalks, walked, state (no walk is under way).
    if copier.isRestoring { forgetSlots() }
    copier.copy(owners)
    copier.copy(values)
    if copier.isRestoring { findSlots() }
  }

  /// Removes all values, for a scene that had none when a snapshot was taken.
  @inlinable
  func removeAll(for copier: StateCopier) {
    forgetSlots()
    let box = CopiedColumn<Value>()
    values.moveAll(to: box.replaced)
    copier.keep(box)
    owners.removeAll()
  }

  @usableFromInline
  func forgetSlots() {
    for slot in owners.indices { slots[Int(owners[slot])] = 0 }
    unsafe version.pointee &+= 1
  }

  @usableFromInline
  func findSlots() {
    for slot in owners.indices {
      if Int(owners[slot]) >= slots.count { growSlots(for: owners[slot]) }
      slots[Int(owners[slot])] = UInt32(truncatingIfNeeded: slot + 1)
    }
  }

  // MARK: Many at once

  /// Removes the values of those entities of a run whose bits include the column's bit.
  @inlinable
  func remove(_ run: borrowing EntityRun) {
    guard _isPOD(Value.self) else {
      for number in run.range {
        let index = run.list[number].index
        if run.slots[Int(index)].bits & bit != 0 { remove(index) }
      }
      return
    }
    if state.value.walks > state.value.saved { saveWalks() }
    unsafe version.pointee &+= 1
    removePlain(run)
  }

  /// Removes trivial values: no other code runs meanwhile, so the memory does not move.
  @inlinable @inline(__always)
  func removePlain(_ run: borrowing EntityRun) {
    let owners = unsafe owners.base
    let values = unsafe values.base
    let slots = unsafe slots.base
    let entities = unsafe run.slots.base
    let slotCount = UInt32(truncatingIfNeeded: min(self.slots.count, run.slots.count))
    var count = self.count
    for number in run.range {
      let index = run.list[number].index
      guard index < slotCount, unsafe entities[Int(index)].bits & bit != 0 else { continue }
      let slot = Int(unsafe slots[Int(index)])
      guard slot > 0 else { continue }
      count -= 1
      let last = unsafe owners[count]
      unsafe owners[slot - 1] = last
      unsafe values[slot - 1] = values[count]
      unsafe slots[Int(last)] = UInt32(truncatingIfNeeded: slot)
      unsafe slots[Int(index)] = 0
    }
    unsafe self.owners.forget(from: count)
    unsafe self.values.forget(from: count)
  }

  /// Adds the same value for many entities that were just made.
  @inlinable
  func add(repeating value: Value, to entities: [Entity]) {
    unsafe version.pointee &+= 1
    values.append(repeating: value, count: entities.count)
    for entity in entities {
      if Int(entity.index) >= slots.count { growSlots(for: entity.index) }
      owners.append(entity.index)
      slots[Int(entity.index)] = UInt32(truncatingIfNeeded: owners.count)
    }
  }
}

/// A part of a list of entities, with the slots of all entities.
@usableFromInline
struct EntityRun {
  @usableFromInline let list: [Entity]
  @usableFromInline let range: Range<Int>
  @usableFromInline let slots: Column<EntitySlot>.Values
}
