/// The windows of a scene, and the order in which they stand.
final class WindowTable: ScenePart {
  /// The windows, the back one first. (Set as a whole: reading it then asks for no access check.)
  var order: [Entity] = []
  var places: [Entity: WindowPlace] = [:]
  /// How often a window has come to the front of its level.
  var shown = 0

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    guard places[entity] != nil else { return }
    places[entity] = nil
    order = order.filter { $0 != entity }
  }
}

extension Scene {
  /// The windows, the back one first.
  var windowOrder: [Entity] {
    get { windowTable.order }
    set { windowTable.order = newValue }
  }
  var windowPlaces: [Entity: WindowPlace] {
    _read { yield windowTable.places }
    _modify { yield &windowTable.places }
  }
}
