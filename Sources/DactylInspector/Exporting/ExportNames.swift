import Dactyl

/// The ids of a scenario for the objects of a scene: their names, where these can be ids.
struct ExportNames {
  private var taken: Set<String>
  private var entities: [Entity: String] = [:]
  private var gestures: [GestureID: String] = [:]

  init() { taken = Set(ScenarioNames.reserved) }

  /// The id of an entity that was named.
  subscript(_ entity: Entity) -> String? { entities[entity] }
  /// The id of a recognizer that was named.
  subscript(_ gesture: GestureID) -> String? { gestures[gesture] }

  /// The ids of all views, windows and controllers.
  var all: [Entity: String] { entities }
  /// The ids of all recognizers.
  var allGestures: [GestureID: String] { gestures }

  /// Names a view, window or controller.
  mutating func name(_ entity: Entity, _ name: String) -> String {
    let id = unique(name)
    entities[entity] = id
    return id
  }

  /// Names a recognizer.
  mutating func name(_ gesture: AnyGesture, _ name: String) -> String {
    let id = unique(name)
    gestures[gesture.id] = id
    return id
  }

  /// Names the pan of a scroll view, which has its id without a declaration.
  mutating func namePan(_ gesture: AnyGesture, of view: String) {
    gestures[gesture.id] = "\(view).pan"
    taken.insert("\(view).pan")
  }

  /// The name as an id that nothing else has.
  private mutating func unique(_ name: String) -> String {
    let plain = String(name.filter { !$0.isWhitespace })
    var id = plain.isEmpty ? "object" : plain
    var number = 2
    // A view's pan may come to be named after it.
    while taken.contains(id) || taken.contains("\(id).pan") {
      id = "\(plain)-\(number)"
      number += 1
    }
    taken.insert(id)
    return id
  }
}
