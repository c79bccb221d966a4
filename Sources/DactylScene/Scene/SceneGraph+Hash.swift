extension SceneGraph {
  /// Mixes the entities and views into a hash of the scene's state. Costs some steps for each.
  package final func mixGraph(into hash: inout StateHash) {
    entities.mix(into: &hash)
    views.mix(into: &hash)
  }

  /// Copies the entities, components and views into a snapshot, or out of it.
  package final func copyGraph(_ copier: StateCopier) {
    columns.copyState(copier)
    copier.copy(diagnosticListeners)
    // Of some kinds only the first is reported.
    copier.copy(diagnosticCounts) { diagnosticCounts = $0 }
  }
}
