extension WindowTable: ScenePart {
  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remove(entity)
    remains.keep(filters.set(nil, of: entity))
  }

  package func sceneDidEmpty(_ scene: Scene) {
    let old = exchange(&filters, for: EventFilters())
    withExtendedLifetime(old) {}
  }
}
