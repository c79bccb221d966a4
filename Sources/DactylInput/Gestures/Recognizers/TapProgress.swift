/// The progress of successive taps by a number of fingers; shared by taps and long presses (TAP3, TAP5-TAP8).
struct TapProgress {
  /// The result of a call.
  enum Finding {
    /// Fingers are still down.
    case none
    /// Another tap is complete; with the number of taps so far.
    case tapped(Int)
    /// The touches are no such taps.
    case failed
  }

  /// The number of complete taps so far.
  private(set) var taps: UInt8 = 0
  private var down: UInt8 = 0
  private var landed: UInt8 = 0
  /// Whether there was a tap by fingers.
  private var hasTapped = false
  /// The centroid of the first tap's fingers where they landed, once there was one.
  private var first = Point(0, 0)
  /// The centroid of the last fingers that were all down together, where they landed.
  private var last = Point(0, 0)

  /// The centroid of the first tap's fingers where they landed (TAP4); nil before the first tap.
  var location: Point? { hasTapped ? first : nil }
  /// The number of fingers that are down.
  var fingersDown: Int { Int(down) }

  /// Adds fingers that landed; with several required, their centroid is passed in. Returns false for too many fingers,
  /// for one that lands after others of the same tap have lifted, and for a centroid too far from that of the previous
  /// tap.
  @inline(__always)
  mutating func began(_ touches: Touches, fingers: UInt8, within distance: Float, _ several: Point?) -> Bool {
    if down == 0 { landed = 0 }
    guard landed == down, Int(landed) + touches.count <= Int(fingers) else { return false }
    landed += UInt8(truncatingIfNeeded: touches.count)
    down = landed
    guard landed == fingers else { return true }
    let middle = several ?? touches.storage[0].initialLocation
    if hasTapped && middle.distance(to: last) > distance { return false }
    last = middle
    return true
  }

  /// Returns the centroid of all fingers that are down, where they landed.
  static func middle(_ context: borrowing GestureContext) -> Point {
    var sum = Vector.zero
    context.forEachTouch { sum += $0.initialLocation - .zero }
    return .zero + sum / Float(max(context.numberOfTouches, 1))
  }

  /// Adds a key that went down. One key at a time makes a tap.
  mutating func pressed() -> Bool {
    guard down == 0 else { return false }
    (down, landed) = (1, 1)
    return true
  }

  /// Completes a tap by a key that went up. It has no location.
  mutating func released() -> Finding {
    guard down == 1, taps < .max else { return .failed }
    down = 0
    taps += 1
    return .tapped(Int(taps))
  }

  /// Whether a finger that moved or lifted has moved beyond the tap slop.
  func movedBeyondSlop(_ touches: Touches, by distance: Float) -> Bool {
    touches.storage.indices.contains {
      touches.storage[$0].location.distance(to: touches.storage[$0].initialLocation) > distance
    }
  }

  /// Removes fingers that lifted. The last of the required number completes a tap (TAP2).
  mutating func ended(_ touches: Touches, fingers: Int) -> Finding {
    down -= UInt8(min(touches.count, Int(down)))
    guard down == 0 else { return .none }
    guard landed == fingers, taps < .max else { return .failed }
    taps += 1
    if !hasTapped { first = last }
    hasTapped = true
    return .tapped(Int(taps))
  }
}
