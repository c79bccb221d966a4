extension ResponderTable: ScenePart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remove(entity.index, &remains)
  }
}
