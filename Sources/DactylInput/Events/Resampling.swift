/// How moves are told for the moments of frames.
///
/// A device says where a finger is at moments of its own. Frames that show the last place each move by uneven steps:
/// two samples fall into one frame and none into the next. With this, each frame tells where the finger was a little
/// before the frame's moment, between two samples, or a little after the last one. Phases, and where a finger lands and
/// lifts, are told as they come. Coalesced touches are the samples as they came, and the touch itself last (T28): a
/// sample after the touch comes with the next one. There they are those of the last tenth of a second, three
/// milliseconds apart at least, with the force of the touch.
public struct Resampling: Hashable, Sendable {
  /// How many seconds before the frame's moment a touch is told for. Android takes 5 ms: most devices have said by then
  /// where the finger was.
  public var latency = 0.005
  /// How many seconds after its last sample a touch may be told for at most, and never more than half the distance of
  /// its last two samples. Android takes 8 ms: what is further ahead shoots past when a finger turns.
  public var longestAhead = 0.008

  /// What Android does.
  public init() {}
}
