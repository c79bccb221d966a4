/// The phase of a shake (M1): only its beginning and its end are reported, without samples in between.
public enum MotionPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The shake began.
  case began
  /// The shake ended.
  case ended
  /// The shake was interrupted, or lasted too long to be one (M2).
  case cancelled
}
