/// The progress of successive taps by a number of fingers; shared by taps and long presses (TAP3, TAP5-TAP8).
struct TapProgress {
  /// The result of a call.
  enum Finding {
    /// Fingers are still down.
    case none
    /// Another tap is complete; with the number of taps so far.
    case tapped(Int)
    /// The touches are no such taps, by the condition that they do not meet.
    case failed(UnmetCondition?)
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

  /// Adds fingers that landed; with several required, their centroid is passed in. Returns the condition that they do
  /// not meet: there are too many, one lands after others of the same tap have lifted, or their centroid is too far
  /// from that of the previous tap; nil when they are right.
  @inline(__always)
  mutating func began(
    _ touches: Touches, fingers: UInt8, within distance: Float, _ several: Point?
  ) -> UnmetCondition? {
    if down == 0 { landed = 0 }
    guard landed == down, Int(landed) + touches.count <= Int(fingers) else {
      return Self.fingers(Int(landed) + touches.count, Int(fingers))
    }
    landed += UInt8(truncatingIfNeeded: touches.count)
    down = landed
    guard landed == fingers else { return nil }
    let middle = several ?? touches.storage[0].initialLocation
    if hasTapped && middle.distance(to: last) > distance {
      return UnmetCondition(.apart, measured: middle.distance(to: last), limit: distance, rule: .TAP8)
    }
    last = middle
    return nil
  }

  private static func fingers(_ count: Int, _ limit: Int) -> UnmetCondition {
    UnmetCondition(.fingers, measured: Float(count), limit: Float(limit), rule: .TAP3)
  }

  /// What is missing so far: fingers, or taps. Whoever asks has `.taps` measured by itself while fingers are down.
  func missing(taps required: Int, fingers: Int) -> UnmetCondition? {
    if down > 0 && landed < fingers { return Self.fingers(Int(landed), fingers) }
    guard taps < required else { return nil }
    return UnmetCondition(.taps, measured: Float(taps), limit: Float(required), rule: .TAP1)
  }

  /// The time that ran out: for which fingers may be down, or between two taps.
  func timeIsUp(_ settings: GestureSettings) -> UnmetCondition {
    let (hold, pause) = (Float(settings.tapHold * 1000), Float(settings.tapInterval * 1000))
    return down > 0
      ? UnmetCondition(.duration, measured: hold, limit: hold, rule: .TAP6)
      : UnmetCondition(.interval, measured: pause, limit: pause, rule: .TAP7)
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
    guard down == 1, taps < .max else { return .failed(nil) }
    down = 0
    taps += 1
    return .tapped(Int(taps))
  }

  /// The condition that a finger which moved or lifted does not meet when it went too far; else nil.
  @inline(__always)
  func movedBeyondSlop(_ touches: Touches, by distance: Float, _ rule: Rule) -> UnmetCondition? {
    for index in touches.storage.indices {
      let way = touches.storage[index].location.distance(to: touches.storage[index].initialLocation)
      if way > distance { return UnmetCondition(.movement, measured: way, limit: distance, rule: rule) }
    }
    return nil
  }

  /// Removes fingers that lifted. The last of the required number completes a tap (TAP2).
  mutating func ended(_ touches: Touches, fingers: Int) -> Finding {
    down -= UInt8(min(touches.count, Int(down)))
    guard down == 0 else { return .none }
    guard landed == fingers, taps < .max else { return .failed(Self.fingers(Int(landed), fingers)) }
    taps += 1
    if !hasTapped { first = last }
    hasTapped = true
    return .tapped(Int(taps))
  }
}
