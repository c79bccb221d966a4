/// Two fingers that are followed: the first two that land (PI5). When one of them lifts, the next that lands takes its
/// place.
struct FingerPair {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var firstPlace = Point.zero
  private var secondPlace = Point.zero

  /// Whether both are down.
  var isComplete: Bool { first != 0 && second != 0 }
  /// Whether none is.
  var isEmpty: Bool { first == 0 && second == 0 }
  /// From the first finger to the second.
  var span: Vector { secondPlace - firstPlace }

  /// Takes a finger that landed. False when there are two already.
  mutating func land(_ touch: Touch) -> Bool {
    if first == 0 {
      (first, firstPlace) = (touch.id, touch.location)
    } else if second == 0 {
      (second, secondPlace) = (touch.id, touch.location)
    } else {
      return false
    }
    return true
  }

  /// Follows those of the fingers that are among some touches.
  mutating func follow(_ touches: Touches) {
    for index in touches.indices {
      if touches[index].id == first { firstPlace = touches[index].location }
      if touches[index].id == second { secondPlace = touches[index].location }
    }
  }

  /// Lets those go that are among some touches.
  mutating func lift(_ touches: Touches) {
    for index in touches.indices {
      if touches[index].id == first { first = 0 }
      if touches[index].id == second { second = 0 }
    }
  }
}
