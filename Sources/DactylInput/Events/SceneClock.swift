/// The scene's own time: that of the clock of events and frames, without its jumps.
///
/// A clock may jump: a program is stopped and resumed, a device sends nonsense, or two clocks are mixed. The scene's
/// time then continues from where it was, so that whatever is pending (a long press, an animation, a caret) keeps its
/// remaining time. Without jumps both times are the same.
struct SceneClock {
  /// The number of seconds back, or ahead while something is pending, from which on a step is a jump.
  static var longestStep: Double { 1 }

  /// The longest step ahead, in seconds, while nothing is pending: a day.
  static var longestPause: Double { 86_400 }
  /// The latest time of the first frame, in seconds: a hundred years. Clocks may start at any time.
  static var latestStart: Double { 3_155_760_000 }

  /// The nanoseconds by which the source's clock is ahead.
  private var offset: Int64 = 0

  /// Returns the scene's time at a moment of the source's clock.
  @inline(__always)
  func moment(at source: Timestamp) -> Timestamp { offset == 0 ? source : source.advanced(by: 0 &- offset) }

  /// Returns the source's time at a moment of the scene.
  @inline(__always)
  func source(at moment: Timestamp) -> Timestamp { offset == 0 ? moment : moment.advanced(by: offset) }

  /// Sets the clock so that a moment of the source corresponds to one of the scene from now on.
  mutating func set(_ source: Timestamp, to moment: Timestamp) {
    let (difference, overflow) = source.nanoseconds.subtractingReportingOverflow(moment.nanoseconds)
    // The negated value must be representable, too.
    offset = overflow ? (source < moment ? -.max : .max) : max(difference, -.max)
  }
}

extension Timestamp {
  /// Returns the moment a number of nanoseconds later, clamped on overflow.
  fileprivate func advanced(by nanoseconds: Int64) -> Timestamp {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return Timestamp(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : sum)
  }
}

extension SceneClock: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(offset) }
}
