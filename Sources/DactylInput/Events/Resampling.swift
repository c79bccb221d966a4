/// The resampling of moves at the moments of frames.
///
/// A device reports a finger's location at moments of its own. Frames that each show the last location move in uneven
/// steps: two samples fall into one frame and none into the next. With resampling, each frame delivers the location a
/// little before the frame's moment, interpolated between two samples or extrapolated a little after the last one.
/// Phases, and the locations where a finger lands and lifts, are delivered as they are. Coalesced touches are the
/// original samples, followed by the touch itself (T28): a sample after the touch is delivered with the next one. They
/// are limited to the samples of the last tenth of a second, at least three milliseconds apart, with the force of the
/// touch.
public struct Resampling: Hashable, Sendable {
  /// The seconds between the moment of a touch and the later one of its frame. Android uses 5 ms: most devices have
  /// sent a later sample by then.
  public var latency = 0.005
  /// The longest extrapolation after the last sample, in seconds, and never more than half the interval of the last two
  /// samples. Android uses 8 ms: a longer one overshoots when a finger turns.
  public var longestAhead = 0.008

  /// Makes Android's settings.
  public init() {}
}
