extension SceneGraph {
  /// Makes an entity that has nothing yet.
  public final func makeEntity() -> Entity { entities.create() }

  /// Makes many entities at once.
  public final func makeEntities(_ count: Int) -> [Entity] { entities.create(count, 0) }

  /// Whether an entity lives. Costs two compares.
  @inlinable
  public final func isAlive(_ entity: Entity) -> Bool { slots.isAlive(entity) }

  /// How many entities live, views included.
  public final var entityCount: Int { entities.count }

  /// All entities that live. Costs a step for each that ever did at the same time.
  package final var livingEntities: [Entity] {
    (0..<UInt32(entities.slots.count)).map(entity).filter { $0 != .none }
  }

  @inlinable
  package final func entity(at index: UInt32) -> Entity { slots.entity(at: index) }

  /// Ends an entity with all its components; a view takes its subtree along. A stale one is left alone, with a
  /// diagnostic.
  public final func destroy(_ entity: Entity) {
    guard check(entity, "destroy") else { return }
    let bits = entities.endingBits(of: entity.index)
    guard bits & (EntityBits.isView | EntityBits.isWatched) == 0 else { return destroySpecial(entity, bits) }
    free(entity)
  }

  /// Ends many entities at once, as if one after another: one that is listed twice, or that went along with a view
  /// before its turn, is stale by then. Those that are no views and have nothing to do with input cost a few
  /// nanoseconds each.
  public final func destroy(_ list: [Entity]) {
    var start = 0
    while start < list.count {
      let end = destroyRun(of: list, from: start)
      if end == start { destroy(list[end]) }
      start = max(end, start + 1)
    }
  }

  /// Notifies the observer of the end of an entity, whatever else it is notified of.
  package final func watchEnd(of entity: Entity) {
    if isAlive(entity) { entities.slots[Int(entity.index)].bits |= EntityBits.isWatched }
  }

  /// Ends the entities of a list from an index on, as many in a row as `EntityAllocator.endRun` does. Returns where it
  /// stopped.
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

  /// Ends an entity whose end nobody is notified of. A stale one is left alone.
  private func free(_ entity: Entity) {
    guard isAlive(entity) else { return }
    entities.end(entity.index)
    components.removeAll(of: entity.index, entities.slots[Int(entity.index)].bits)
    entities.release(entity.index)
  }

  /// Forgets what there is for entities that were ended, frees their indices, and releases their components and
  /// what remains of them: that may run any code, which can do nothing to them any more.
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

  /// Releases the components of entities that were ended, and their indices. Nothing can be done to them from here on,
  /// nor can others get their indices before the components are gone.
  private func letGo(of ended: [Entity], _ range: Range<Int>, _ bits: UInt32) {
    components.removeAll(of: EntityRun(list: ended, range: range, slots: entities.slots.values), bits)
    entities.releaseRun(of: ended, range)
  }

  /// How many entities are ended at a time: few enough for what they touch to stay in the nearest cache from step to
  /// step.
  private static var runLength: Int { 512 }
}
