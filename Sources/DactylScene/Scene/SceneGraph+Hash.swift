extension SceneGraph {
  /// Mixes the entities and views into a hash of the scene's state. Costs some steps for each.
  package final func mixGraph(into hash: inout StateHash) {
    entities.mix(into: &hash)
    views.mix(into: &hash)
  }
}
