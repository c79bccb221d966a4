/// The view controllers of a scene, and which view is whose root view.
final class ControllerTable {
  private var records = SparseColumn<ControllerRecord>()
  private var byView = SparseColumn<Entity>()

  /// How many there are.
  var count: Int { records.count }

  subscript(controller: Entity) -> ControllerRecord? {
    get { records[controller.index] }
    set { records[controller.index] = newValue }
  }

  func isController(_ entity: Entity) -> Bool { records.place(of: entity.index) != nil }

  /// The controller whose root view a view is, or nil.
  func controller(of view: Entity) -> Entity? { byView[view.index] }

  func setController(_ controller: Entity?, of view: Entity) { byView[view.index] = controller }

  /// What stands after a controller: its view's superview (the window for a root controller), or who presents it (R2, R3).
  func next(after controller: Entity, in scene: Scene) -> Entity {
    guard let record = records[controller.index] else { return .none }
    if scene.isAlive(record.presenter) { return record.presenter }
    return scene.isAlive(record.view) ? scene.afterView(record.view) : .none
  }
}

/// What is known of a view controller.
struct ControllerRecord {
  /// Its root view, or none before it is loaded.
  var view = Entity.none
  var parent = Entity.none
  var children: [Entity] = []
  /// Who presents it, and whom it presents.
  var presenter = Entity.none
  var presented = Entity.none
}
