extension WindowTable: ScenePart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remove(entity)
    remains.keep(filters.set(nil, of: entity))
  }

  func sceneDidEmpty(_ scene: Scene) {
    let old = exchange(&filters, for: EventFilters())
    withExtendedLifetime(old) {}
  }
}
