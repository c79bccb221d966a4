/// Lists of touches that passes borrow and give back, so that a frame like the one before allocates nothing.
final class Scratch {
  private let touches = List<Touches>()

  func takeTouches() -> Touches { touches.popLast() ?? Touches() }

  func give(back list: inout Touches) {
    list.removeAll()
    touches.append(list)
    list = Touches()
  }
}
