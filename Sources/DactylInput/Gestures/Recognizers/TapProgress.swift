/// One tap after another by a number of fingers: what tap and long press have in common (TAP3, TAP5-TAP8).
struct TapProgress {
  /// What a call found out.
  enum Finding {
    /// No finger has landed yet.
    case none
    /// Another tap is complete; so many there are.
    case tapped(Int)
    /// These are no such taps.
    case failed
  }

  /// Complete taps so far.
  private(set) var taps: UInt8 = 0
  private var down: UInt8 = 0
  private var landed: UInt8 = 0
  /// Whether there was a tap.
  private var hasTapped = false
  /// The middle of the first tap's fingers where they landed, once there was one.
  private var first = Point(0, 0)
  /// The middle of the last fingers that were all down together, where they landed.
  private var last = Point(0, 0)

  /// The middle of the first tap's fingers where they landed (TAP4).
  var location: Point? { hasTapped ? first : nil }
  /// How many fingers are down.
  var fingersDown: Int { Int(down) }

  /// Fingers landed; the middle of several is to be given. More than wanted, one when others of the same tap are up
  /// already, or a middle too far from that of the tap before make no such tap: false.
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

  /// The middle of all fingers that are down, where they landed.
  static func middle(_ context: borrowing GestureContext) -> Point {
    var sum = Vector.zero
    context.forEachTouch { sum += $0.initialLocation - .zero }
    return .zero + sum / Float(max(context.numberOfTouches, 1))
  }

  /// A key went down. One at a time makes a tap.
  mutating func pressed() -> Bool {
    guard down == 0 else { return false }
    (down, landed) = (1, 1)
    return true
  }

  /// The key went up: another tap is complete. It has no place.
  mutating func released() -> Finding {
    guard down == 1, taps < .max else { return .failed }
    down = 0
    taps += 1
    return .tapped(Int(taps))
  }

  /// Fingers moved, or lifted: one that strayed makes no tap.
  func strayed(_ touches: Touches, by distance: Float) -> Bool {
    touches.storage.indices.contains {
      touches.storage[$0].location.distance(to: touches.storage[$0].initialLocation) > distance
    }
  }

  /// Fingers lifted. The last one of enough completes a tap (TAP2).
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
