/// What takes the keyboard's place while an entity is first responder, and what stands above that (R28).
final class InputViewTable {
  struct Views: Equatable {
    var input = Entity.none
    var accessory = Entity.none
  }
  private var views = SparseColumn<Views>()
  /// What is shown now, and for which first responder it was looked up.
  var shown = Views()
  var owner = Entity.none
  /// Whether it is to be looked up again.
  var needsReload = false

  subscript(entity: Entity) -> Views {
    get { views[entity.index] ?? Views() }
    set { views[entity.index] = newValue == Views() ? nil : newValue }
  }

  var isEmpty: Bool { views.count == 0 && shown == Views() }

  /// Forgets the input views of an entity.
  func remove(_ index: UInt32) { views.remove(index) }
}
