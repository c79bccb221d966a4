/// Lists that passes borrow and give back, so that a frame like the one before allocates nothing.
final class Scratch {
  private var touches: [[Touch]] = []
  private var gestures: [[GestureID]] = []
  private var places: [[Int]] = []

  func takeTouches() -> [Touch] { touches.popLast() ?? [] }
  func takeGestures() -> [GestureID] { gestures.popLast() ?? [] }
  func takePlaces() -> [Int] { places.popLast() ?? [] }

  func give(back list: inout [Touch]) { Self.store(&list, in: &touches) }
  func give(back list: inout [GestureID]) { Self.store(&list, in: &gestures) }
  func give(back list: inout [Int]) { Self.store(&list, in: &places) }

  private static func store<Element>(_ list: inout [Element], in pool: inout [[Element]]) {
    list.removeAll(keepingCapacity: true)
    pool.append(list)
    list = []
  }
}
