/// Two tracked fingers: the first two that land (PI5). When one lifts, the next finger to land replaces it.
struct FingerPair {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var firstPlace = Point.zero
  private var secondPlace = Point.zero

  /// Whether both fingers are down.
  var isComplete: Bool { first != 0 && second != 0 }
  /// Whether both fingers were down at once, since neither was.
  private(set) var wasComplete = false
  /// Whether neither finger is down.
  var isEmpty: Bool { first == 0 && second == 0 }
  /// The vector from the first finger to the second.
  var span: Vector { secondPlace - firstPlace }

  /// Adds a finger that landed. Returns false when there are two already.
  mutating func land(_ touch: Touch) -> Bool {
    if first == 0 {
      (first, firstPlace) = (touch.id, touch.location)
    } else if second == 0 {
      (second, secondPlace) = (touch.id, touch.location)
    } else {
      return false
    }
    wasComplete = wasComplete || isComplete
    return true
  }

  /// Updates the locations of the fingers that are among some touches.
  mutating func follow(_ touches: Touches) {
    for index in touches.indices {
      if touches[index].id == first { firstPlace = touches[index].location }
      if touches[index].id == second { secondPlace = touches[index].location }
    }
  }

  /// Removes the fingers that are among some touches.
  mutating func lift(_ touches: Touches) {
    for index in touches.indices {
      if touches[index].id == first { first = 0 }
      if touches[index].id == second { second = 0 }
    }
    if isEmpty { wasComplete = false }
  }
}
