/// The scene's own time: that of the clock of events and frames, without its jumps.
///
/// A clock may jump: a program is stopped and goes on, a device sends nonsense, somebody mixes two clocks. The scene's
/// time goes on from where it was then, so that whatever waits (a long press, an animation, a caret) keeps the time
/// that it had left. As long as nothing jumps, both are the same.
struct SceneClock {
  /// How many seconds back, or ahead while something waits for its time, are a jump.
  static var longestStep: Double { 1 }

  /// How many seconds may go by at once while nothing waits: a day.
  static var longestPause: Double { 86_400 }
  /// When the first frame may be at the latest: a hundred years. Clocks count from wherever they like.
  static var latestStart: Double { 3_155_760_000 }

  /// How many nanoseconds the source's clock is ahead.
  private var offset: Int64 = 0

  /// The scene's time at a moment of the source's clock.
  @inline(__always)
  func moment(at source: Timestamp) -> Timestamp { offset == 0 ? source : source.advanced(by: 0 &- offset) }

  /// The source's time at a moment of the scene's.
  @inline(__always)
  func source(at moment: Timestamp) -> Timestamp { offset == 0 ? moment : moment.advanced(by: offset) }

  /// Sets the clock so that a moment of the source's is one of the scene's from now on.
  mutating func set(_ source: Timestamp, to moment: Timestamp) {
    let (difference, overflow) = source.nanoseconds.subtractingReportingOverflow(moment.nanoseconds)
    // Its negative must be a number, too.
    offset = overflow ? (source < moment ? -.max : .max) : max(difference, -.max)
  }
}

extension Timestamp {
  /// The moment some nanoseconds later. It does not run over.
  fileprivate func advanced(by nanoseconds: Int64) -> Timestamp {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return Timestamp(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : sum)
  }
}
