extension ResponderTable: ScenePart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    responder(of: entity)?.receivers.forEach { PendingCancels.note(ending: $0, of: entity, in: scene) }
    remove(entity.index, &remains)
  }
}
