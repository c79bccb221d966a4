/// One tap after another by a number of fingers: what tap and long press have in common (TAP3, TAP5-TAP8).
struct TapProgress {
  /// What a call found out.
  enum Finding {
    /// Nothing yet.
    case none
    /// Another tap is complete; so many there are.
    case tapped(Int)
    /// These are no such taps.
    case failed
  }

  /// Complete taps so far.
  private(set) var taps = 0
  /// The middle of the first tap's fingers where they landed (TAP4).
  private(set) var location: Point?
  private var down = 0
  private var landed = 0
  private var sum = Vector.zero
  private var lastLocation: Point?

  /// Fingers landed. More than wanted, or one when others of the same tap are up already, make no such tap.
  mutating func began(_ touches: Touches, fingers: Int, _ settings: GestureSettings) -> Finding {
    if down == 0 { landed = 0 }
    for touch in touches {
      if landed == 0 {
        sum = .zero
        if let lastLocation, touch.initialLocation.distance(to: lastLocation) > settings.tapDistance { return .failed }
      }
      guard landed == down else { return .failed }
      landed += 1
      down += 1
      sum += touch.initialLocation - .zero
    }
    return landed > fingers ? .failed : .none
  }

  /// Fingers moved, or lifted: one that strayed makes no tap.
  func strayed(_ touches: Touches, by distance: Float) -> Bool {
    touches.contains { $0.location.distance(to: $0.initialLocation) > distance }
  }

  /// Fingers lifted. The last one of enough completes a tap (TAP2).
  mutating func ended(_ touches: Touches, fingers: Int) -> Finding {
    down -= touches.count
    guard down <= 0 else { return .none }
    guard landed == fingers else { return .failed }
    taps += 1
    lastLocation = .zero + sum / Float(landed)
    if location == nil { location = lastLocation }
    return .tapped(taps)
  }
}
