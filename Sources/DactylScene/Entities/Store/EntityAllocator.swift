/// Creates entities and reuses their indices. It can be changed through a constant, and nothing in it moves when it
/// grows.
@usableFromInline
package struct EntityAllocator: ~Copyable {
  /// The slot of each index.
  @usableFromInline let slots = Column<EntitySlot>()
  /// The indices that can be reused, the next one last.
  private let free = Column<UInt32>()
  /// Indices whose generations ran out: never reused, so that no old handle becomes valid.
  private let retired = Column<UInt32>()
  /// The bits that are added to those of each entity that ends.
  private let ending = Cell<UInt32>(0)
  /// A counter that increases whenever memory of entities or components may move.
  @usableFromInline let version = Cell<UInt>(0)

  init() {}

  /// The number of bytes in use.
  var bytes: Int { slots.bytes + free.bytes + retired.bytes }

  /// The number of living entities.
  var count: Int { slots.count - free.count - retired.count }

  /// Creates an entity with these bits.
  @usableFromInline
  func create(_ bits: UInt32 = 0) -> Entity {
    guard let index = free.popLast() else {
      version.value &+= 1
      slots.append(EntitySlot(generation: 1, bits: bits))
      return Entity(index: UInt32(slots.count - 1), generation: 1)
    }
    let generation = slots[Int(index)].generation + 1
    slots[Int(index)] = EntitySlot(generation: generation, bits: bits)
    return Entity(index: index, generation: generation)
  }

  /// Creates many entities with these bits, with the same result as one after another.
  @usableFromInline
  func create(_ count: Int, _ bits: UInt32) -> [Entity] {
    guard count > 0 else { return [] }
    let reused = min(count, free.count)
    let first = slots.count
    version.value &+= 1
    slots.append(repeating: EntitySlot(generation: 1, bits: bits), count: count - reused)
    return unsafe [Entity](unsafeUninitializedCapacity: count) { buffer, made in
      for number in 0..<reused {
        let index = free.removeLast()
        let generation = slots[Int(index)].generation + 1
        slots[Int(index)] = EntitySlot(generation: generation, bits: bits)
        unsafe buffer.initializeElement(at: number, to: Entity(index: index, generation: generation))
      }
      var index = UInt32(first)
      for number in reused..<count {
        unsafe buffer.initializeElement(at: number, to: Entity(index: index, generation: 1))
        index += 1
      }
      made = count
    }
  }

  /// Ends the entity at an index: its handles are stale from now on. The index is not reused before `release(_:)`.
  @inline(__always)
  func end(_ index: UInt32) { slots[Int(index)].generation &+= 1 }

  /// Ends every entity. No entity is created afterwards.
  func endAll() {
    for index in slots.indices where slots[index].generation & 1 == 1 { end(UInt32(index)) }
  }

  /// Makes the index of an ended entity available for reuse.
  @inline(__always)
  func release(_ index: UInt32) {
    slots[Int(index)].bits = 0
    if slots[Int(index)].generation == 0 { retired.append(index) } else { free.append(index) }
  }

  @inlinable @inline(__always)
  func isAlive(_ entity: Entity) -> Bool { slots.values.isAlive(entity) }

  /// The entity that lives at an index, or `.none`.
  @inlinable @inline(__always)
  func entity(at index: UInt32) -> Entity { slots.values.entity(at: index) }

  /// Ends the living entities of a part of a list, up to the first one that is a view or watched. Returns the index at
  /// which it stopped, and adds the entities' bits to `bits`.
  func endRun(of list: [Entity], _ range: Range<Int>, _ bits: inout UInt32) -> Int {
    let special = EntityBits.isView | EntityBits.isWatched
    let ending = ending.value
    let count = UInt32(truncatingIfNeeded: slots.count)
    let base = unsafe slots.base
    var number = range.lowerBound
    while number < range.upperBound {
      let entity = list[number]
      guard entity.index < count, entity.generation & 1 == 1 else { break }
      let slot = unsafe base + Int(entity.index)
      let own = unsafe slot.pointee.bits | ending
      guard unsafe slot.pointee.generation == entity.generation, own & special == 0 else { break }
      unsafe slot.pointee.generation = entity.generation &+ 1
      bits |= own
      number += 1
    }
    return number
  }

  /// Releases the indices of ended entities in a part of a list, in list order.
  func releaseRun(of list: [Entity], _ range: Range<Int>) {
    let base = unsafe slots.base
    var next = free.count
    free.append(repeating: 0, count: range.count)
    let indices = unsafe free.base
    for number in range {
      // The index is in range, since the entity was living when it was ended.
      let index = list[number].index
      let slot = unsafe base + Int(index)
      unsafe slot.pointee.bits = 0
      if unsafe slot.pointee.generation == 0 {
        retired.append(index)
      } else {
        unsafe indices[next] = index
        next += 1
      }
    }
    while free.count > next { _ = free.removeLast() }
  }

  // MARK: State

  /// Copies which entities live, and which indices are reused next.
  func copyState(_ copier: StateCopier) {
    copier.copy(slots)
    copier.copy(free)
    copier.copy(retired)
    if copier.isRestoring { version.value &+= 1 }
  }

  /// Mixes in which entities live, and which indices are reused next.
  func mix(into hash: inout StateHash) {
    hash.mix(slots.count)
    for index in slots.indices { hash.mix(slots[index].generation) }
    hash.mix(free.count)
    for index in free.indices { hash.mix(free[index]) }
    hash.mix(retired.count)
  }

  // MARK: Bits

  /// The bits of an entity that count when it ends.
  @inline(__always)
  func endingBits(of index: UInt32) -> UInt32 { slots[Int(index)].bits | ending.value }

  /// Sets whether the end of every entity is watched.
  func watchAll(_ isOn: Bool) { ending.value = isOn ? EntityBits.isWatched : 0 }
}

extension Column.Values where Element == EntitySlot {
  @inlinable @inline(__always)
  func isAlive(_ entity: Entity) -> Bool {
    let index = Int(entity.index)
    return index < count && self[index].generation == entity.generation && entity.generation & 1 == 1
  }

  @inlinable @inline(__always)
  func entity(at index: UInt32) -> Entity {
    let generation = Int(index) < count ? self[Int(index)].generation : 0
    return generation & 1 == 1 ? Entity(index: index, generation: generation) : Entity(index: .max, generation: 0)
  }
}
