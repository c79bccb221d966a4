/// Gives out entities and takes them back. A place's generation is odd while an entity lives there, even while none does.
struct EntityAllocator {
  private(set) var generations: [UInt32] = []
  private var free: [UInt32] = []

  /// How many entities live.
  var count: Int { generations.count - free.count - retired }
  /// Places whose generations ran out: never given away again, so that no old handle can come to life.
  private var retired = 0

  mutating func create() -> Entity {
    if let index = free.popLast() {
      generations[Int(index)] += 1
      return Entity(index: index, generation: generations[Int(index)])
    }
    generations.append(1)
    return Entity(index: UInt32(generations.count - 1), generation: 1)
  }

  /// Takes an entity back. False when it is stale.
  mutating func destroy(_ entity: Entity) -> Bool {
    guard isAlive(entity) else { return false }
    let index = Int(entity.index)
    if generations[index] == .max {
      generations[index] = 0
      retired += 1
    } else {
      generations[index] += 1
      free.append(entity.index)
    }
    return true
  }

  func isAlive(_ entity: Entity) -> Bool {
    let index = Int(entity.index)
    return index < generations.count && generations[index] == entity.generation && entity.generation & 1 == 1
  }

  /// The entity that lives at a place, or `.none`.
  func entity(at index: UInt32) -> Entity {
    guard Int(index) < generations.count, generations[Int(index)] & 1 == 1 else { return .none }
    return Entity(index: index, generation: generations[Int(index)])
  }
}
