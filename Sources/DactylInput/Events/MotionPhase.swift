/// What a shake does (M1): only its beginning and its end are told, no samples in between.
public enum MotionPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The device is shaken.
  case began
  /// It was shaken.
  case ended
  /// It was interrupted, or went on for too long to be a shake (M2).
  case cancelled
}
