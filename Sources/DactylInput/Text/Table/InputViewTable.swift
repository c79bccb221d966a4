/// The views that replace the keyboard while an entity is first responder, and those above them (R28).
final class InputViewTable: SnapshotState {
  struct Views: Equatable {
    var input = Entity.none
    var accessory = Entity.none
  }
  private var views = SparseColumn<Views>()
  /// The views that are shown, and the first responder for which they were looked up.
  var shown = Views()
  var owner = Entity.none
  /// Whether they have to be looked up again.
  var needsReload = false

  subscript(entity: Entity) -> Views {
    get { views[entity.index] ?? Views() }
    set { views[entity.index] = newValue == Views() ? nil : newValue }
  }

  var isEmpty: Bool { views.count == 0 && shown == Views() }

  /// Removes the input views of an entity.
  func remove(_ index: UInt32) { views.remove(index) }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(views)
    copier.copy(shown) { shown = $0 }
    copier.copy(owner) { owner = $0 }
    copier.copy(needsReload) { needsReload = $0 }
  }
}

extension InputViewTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(views) { hash, views in
      hash.mix(views.input)
      hash.mix(views.accessory)
    }
    hash.mix(shown.input)
    hash.mix(shown.accessory)
    hash.mix(owner)
    hash.mix(needsReload)
  }
}
