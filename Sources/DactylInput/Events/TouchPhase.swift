/// The phase of a touch in an event (T2).
public enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The finger landed with this event.
  case began
  /// The finger moved, or another property of the touch changed.
  case moved
  /// The finger is down and did not change in this event (T3).
  case stationary
  /// The finger lifted with this event.
  case ended
  /// The system cancelled the touch.
  case cancelled
}
