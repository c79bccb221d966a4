/// What a touch is doing, as an event tells it (T2).
public enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The finger landed with this event.
  case began
  /// The finger moved, or another property of the touch changed.
  case moved
  /// It is down and did nothing in this event (T3).
  case stationary
  /// The finger lifted with this event.
  case ended
  /// The system took it away.
  case cancelled
}
