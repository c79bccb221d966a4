/// What is kept of each index: eight bytes.
@usableFromInline @frozen
package struct EntityPlace {
  /// Odd while an entity lives there, even while none does.
  @usableFromInline var generation: UInt32
  /// What the entity has: see `EntityBits`.
  @usableFromInline var bits: UInt32
}

/// What an entity has, a bit each: bit n is for the component type that was used n-th, and the last ones are these.
@usableFromInline
package enum EntityBits {
  /// For how many component types there is a bit.
  @inlinable static var columns: Int { 29 }
  /// It had a component of a further type once: their columns have to be asked.
  @inlinable static var further: UInt32 { 1 << 29 }
  /// The observer wants to hear of its end.
  @inlinable static var isWatched: UInt32 { 1 << 30 }
  /// It is a view.
  @inlinable static var isView: UInt32 { 1 << 31 }
}

/// Gives out entities and takes them back. It can be changed through a constant, and nothing in it moves when it grows.
@usableFromInline
package struct EntityAllocator: ~Copyable {
  private let all = Column<EntityPlace>()
  /// The indices to be given away again, the next one last.
  private let free = Column<UInt32>()
  /// Indices whose generations ran out: never given away again, so that no old handle can come to life.
  private let retired = Column<UInt32>()
  /// What is added to the bits of each entity that ends.
  private let ending = Column<UInt32>()
  private let versionColumn = Column<UInt>()
  /// What counts up whenever memory of entities or components may move: one value.
  @usableFromInline let version: Cells<UInt>
  /// For each index, who lives there.
  @usableFromInline let places: Cells<EntityPlace>

  init() {
    places = Cells(of: all)
    version = Cells(of: versionColumn)
    versionColumn.append(0)
    ending.append(0)
  }

  /// The bytes that are in use.
  var bytes: Int { all.bytes + free.bytes + retired.bytes }

  /// How many entities live.
  var count: Int { all.count - free.count - retired.count }

  /// Makes an entity that has these bits.
  @usableFromInline
  func create(_ bits: UInt32 = 0) -> Entity {
    guard let index = free.popLast() else {
      version[0] &+= 1
      all.append(EntityPlace(generation: 1, bits: bits))
      return Entity(index: UInt32(all.count - 1), generation: 1)
    }
    let generation = all[Int(index)].generation + 1
    all[Int(index)] = EntityPlace(generation: generation, bits: bits)
    return Entity(index: index, generation: generation)
  }

  /// Makes many entities that have these bits: the same as one after another.
  @usableFromInline
  func create(_ count: Int, _ bits: UInt32) -> [Entity] {
    guard count > 0 else { return [] }
    let reused = min(count, free.count)
    let first = all.count
    version[0] &+= 1
    all.append(repeating: EntityPlace(generation: 1, bits: bits), count: count - reused)
    return unsafe [Entity](unsafeUninitializedCapacity: count) { buffer, made in
      for number in 0..<reused {
        let index = free.removeLast()
        let generation = all[Int(index)].generation + 1
        all[Int(index)] = EntityPlace(generation: generation, bits: bits)
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

  /// Ends the entity that lives at an index: its handles are stale from now on. The index waits for `release(_:)`.
  @inline(__always)
  func end(_ index: UInt32) { all[Int(index)].generation &+= 1 }

  /// Ends every entity. None is made here any more.
  func endAll() {
    for index in all.indices where all[index].generation & 1 == 1 { end(UInt32(index)) }
  }

  /// Lets the index of an entity that was ended be given away again.
  @inline(__always)
  func release(_ index: UInt32) {
    all[Int(index)].bits = 0
    if all[Int(index)].generation == 0 { retired.append(index) } else { free.append(index) }
  }

  @inlinable @inline(__always)
  func isAlive(_ entity: Entity) -> Bool { places.isAlive(entity) }

  /// The entity that lives at a place, or `.none`.
  @inlinable @inline(__always)
  func entity(at index: UInt32) -> Entity { places.entity(at: index) }

  /// Ends the living entities of a list from a place on, as many in a row as are simple: no views, and nobody wants to
  /// hear of it. Says where it stopped, and adds up what they have.
  func endRun(of list: [Entity], _ range: Range<Int>, _ bits: inout UInt32) -> Int {
    let special = EntityBits.isView | EntityBits.isWatched
    let ending = ending[0]
    let count = UInt32(truncatingIfNeeded: all.count)
    let base = unsafe all.base
    var number = range.lowerBound
    while number < range.upperBound {
      let entity = list[number]
      guard entity.index < count, entity.generation & 1 == 1 else { break }
      let place = unsafe base + Int(entity.index)
      let own = unsafe place.pointee.bits | ending
      guard unsafe place.pointee.generation == entity.generation, own & special == 0 else { break }
      unsafe place.pointee.generation = entity.generation &+ 1
      bits |= own
      number += 1
    }
    return number
  }

  /// Releases a part of a list of entities that were ended, in its order.
  func releaseRun(of list: [Entity], _ range: Range<Int>) {
    let base = unsafe all.base
    var next = free.count
    free.append(repeating: 0, count: range.count)
    let indices = unsafe free.base
    for number in range {
      // It was among the entities when it was ended.
      let index = list[number].index
      let place = unsafe base + Int(index)
      unsafe place.pointee.bits = 0
      if unsafe place.pointee.generation == 0 {
        retired.append(index)
      } else {
        unsafe indices[next] = index
        next += 1
      }
    }
    while free.count > next { _ = free.removeLast() }
  }

  // MARK: Bits

  /// The bits of an entity, as they count when it ends.
  @inline(__always)
  func endingBits(of index: UInt32) -> UInt32 { all[Int(index)].bits | ending[0] }

  /// Whether the end of every entity is watched.
  func watchAll(_ isOn: Bool) { ending[0] = isOn ? EntityBits.isWatched : 0 }
}

extension Cells where Element == EntityPlace {
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
