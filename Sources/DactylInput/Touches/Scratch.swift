/// Lists that passes borrow and return, so that a frame like the previous one allocates nothing.
final class Scratch {
  // Not in snapshots: it is empty between calls.
  private let touches = List<Touches>()
  private let entities = List<List<Entity>>()

  func takeEntities() -> List<Entity> { entities.popLast() ?? List() }

  func give(back list: List<Entity>) {
    list.removeAll()
    entities.append(list)
  }

  func takeTouches() -> Touches { touches.popLast() ?? Touches() }

  func give(back list: inout Touches) {
    list.removeAll()
    touches.append(list)
    list = Touches()
  }
}
