extension SceneGraph {
  /// Makes an entity without components.
  public final func makeEntity() -> Entity { entities.create() }

  /// Makes many entities at once.
  public final func makeEntities(_ count: Int) -> [Entity] { entities.create(count, 0) }

  /// Whether an entity is alive. Costs two compares.
  @inlinable
  public final func isAlive(_ entity: Entity) -> Bool { slots.isAlive(entity) }

  /// The number of living entities, views included.
  public final var entityCount: Int { entities.count }

  /// All living entities. Costs a step for each index that was ever in use.
  package final var livingEntities: [Entity] {
    (0..<UInt32(entities.slots.count)).map(entity).filter { $0 != .none }
  }

  @inlinable
  package final func entity(at index: UInt32) -> Entity { slots.entity(at: index) }

  /// Destroys an entity with all its components, and a view with its subtree. A stale entity is left alone, with a
  /// diagnostic.
  public final func destroy(_ entity: Entity) {
    guard check(entity, "destroy") else { return }
    let bits = entities.endingBits(of: entity.index)
    guard bits & (EntityBits.isView | EntityBits.isWatched) == 0 else { return destroySpecial(entity, bits) }
    free(entity)
  }

  /// Destroys many entities at once, as if one after another: one that is listed twice, or was destroyed with a view
  /// before its turn, counts as stale. Entities that are neither views nor used by input cost a few nanoseconds each.
  public final func destroy(_ list: [Entity]) {
    var start = 0
    while start < list.count {
      let end = destroyRun(of: list, from: start)
      if end == start { destroy(list[end]) }
      start = max(end, start + 1)
    }
  }

  /// Makes sure that the observer is notified of the end of an entity, even if it is not notified of every end.
  package final func watchEnd(of entity: Entity) {
    if isAlive(entity) { entities.slots[Int(entity.index)].bits |= EntityBits.isWatched }
  }

  /// Ends the entities of a list from an index on, up to the first special one, as `EntityAllocator.endRun` does.
  /// Returns the index at which it stopped.
  private func destroyRun(of list: [Entity], from start: Int) -> Int {
    let limit = min(start + Self.runLength, list.count)
    var bits: UInt32 = 0
    let end = entities.endRun(of: list, start..<limit, &bits)
    guard end > start else { return end }
    letGo(of: list, start..<end, bits)
    return end
  }

  private func destroySpecial(_ entity: Entity, _ bits: UInt32) {
    if bits & EntityBits.isView != 0 {
      if canEdit("destroy \(View(entity, in: self))") { destroyViews(entity) }
    } else if canEdit("destroy entity \(entity.index)") {
      observer?.entityWillEnd(entity.index)
      guard isAlive(entity) else { return }
      entities.end(entity.index)
      finish([entity], Remains())
    }
  }

  /// Destroys an entity whose end is not observed. A stale one is left alone.
  private func free(_ entity: Entity) {
    guard isAlive(entity) else { return }
    entities.end(entity.index)
    components.removeAll(of: entity.index, entities.slots[Int(entity.index)].bits)
    entities.release(entity.index)
  }

  /// Removes everything that is kept for ended entities, frees their indices, and performs the deferred releases: that
  /// may run any code, which can no longer reach them.
  final func finish(_ ended: [Entity], _ remains: consuming Remains) {
    var bits: UInt32 = 0
    for entity in ended {
      let own = entities.endingBits(of: entity.index)
      bits |= own
      if own & EntityBits.isWatched != 0 { observer?.entityDidEnd(entity, &remains) }
    }
    var start = 0
    while start < ended.count {
      let end = min(start + Self.runLength, ended.count)
      letGo(of: ended, start..<end, bits)
      start = end
    }
    remains.letGo()
    observer?.entitiesDidEnd()
  }

  /// Removes the components of ended entities, and frees their indices. The entities can no longer be used, and their
  /// indices are not reused before the components are gone.
  private func letGo(of ended: [Entity], _ range: Range<Int>, _ bits: UInt32) {
    components.removeAll(of: EntityRun(list: ended, range: range, slots: entities.slots.values), bits)
    entities.releaseRun(of: ended, range)
  }

  /// The number of entities that are ended at a time: few enough for the memory they touch to stay in the first-level
  /// cache from step to step.
  private static var runLength: Int { 512 }
}
