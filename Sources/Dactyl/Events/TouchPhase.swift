/// What a touch is doing, as an event tells it (T2).
public enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// It landed.
  case began
  /// It moved.
  case moved
  /// It is down and did nothing in this event (T3).
  case stationary
  /// It lifted.
  case ended
  /// The system took it away.
  case cancelled
}
