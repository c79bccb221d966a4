extension SceneGraph {
  /// Makes an entity that has nothing yet.
  public final func makeEntity() -> Entity { entities.create() }

  /// Makes many entities at once.
  public final func makeEntities(_ count: Int) -> [Entity] { entities.create(count, 0) }

  /// Whether an entity lives. Costs two compares.
  @inlinable
  public final func isAlive(_ entity: Entity) -> Bool { entities.isAlive(entity) }

  /// How many entities live, views included.
  public final var entityCount: Int { entities.count }

  @inlinable
  package final func entity(at index: UInt32) -> Entity { entities.entity(at: index) }

  /// Ends an entity with all its components; a view takes its subtree along. A stale one is left alone, with a
  /// diagnostic.
  public final func destroy(_ entity: Entity) {
    guard check(entity, "destroy") else { return }
    let bits = entities.endingBits(of: entity.index)
    guard bits & (EntityBits.isView | EntityBits.isWatched) == 0 else { return destroySpecial(entity, bits) }
    free(entity)
  }

  /// Ends many entities at once, as if one after another: one that is listed twice, or that went along with a view before
  /// its turn, is stale by then. Those that are no views and have nothing to do with input cost a few nanoseconds each.
  public final func destroy(_ list: [Entity]) {
    var start = 0
    while start < list.count {
      let end = destroyRun(of: list, from: start)
      if end == start { destroy(list[end]) }
      start = max(end, start + 1)
    }
  }

  /// Wants the observer to hear of the end of an entity, whatever else it hears of.
  package final func watchEnd(of entity: Entity) {
    if isAlive(entity) { entities.places[Int(entity.index)].bits |= EntityBits.isWatched }
  }

  /// Ends the entities of a list from a place on, as many in a row as `EntityAllocator.endRun` does. Says where it stopped.
  private func destroyRun(of list: [Entity], from start: Int) -> Int {
    // Few enough for what they touch to stay in the nearest cache from step to step.
    let limit = min(start + 512, list.count)
    var bits: UInt32 = 0
    let end = entities.endRun(of: list, start..<limit, &bits)
    guard end > start else { return end }
    // Nothing can be done to them from here on, nor can others get their places before the components are gone.
    components.removeAll(of: EntityRun(list: list, range: start..<end, places: entities.places), bits)
    entities.releaseRun(of: list, start..<end)
    return end
  }

  private func destroySpecial(_ entity: Entity, _ bits: UInt32) {
    if bits & EntityBits.isView != 0 {
      if canEdit("destroy \(View(entity, in: self))") { destroyViews(entity) }
    } else {
      observer?.entityWillEnd(entity.index)
      free(entity)
    }
  }

  /// Ends an entity that nobody need hear of any more. A stale one is left alone.
  final func free(_ entity: Entity) {
    guard isAlive(entity) else { return }
    entities.end(entity.index)
    components.removeAll(of: entity.index, entities.places[Int(entity.index)].bits)
    entities.release(entity.index)
  }
}
