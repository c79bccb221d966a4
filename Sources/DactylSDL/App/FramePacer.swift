/// Determines when the next frame is due. It reads no clock.
///
///     something moves, or an event came    a frame interval after the last frame, whether that was presented or not
///     only a deadline is pending           at the deadline
///     nothing is pending                   when an event comes, and not before
struct FramePacer: Sendable {
  /// The time between frames, in nanoseconds.
  let interval: Int64
  /// Whether presenting a frame waits for the display, which then sets the pace.
  let waitsForDisplay: Bool
  private var earliest = Timestamp.zero

  init(interval: Int64, waitsForDisplay: Bool) {
    self.interval = interval
    self.waitsForDisplay = waitsForDisplay
  }

  /// Records the beginning of a frame.
  mutating func frameBegan(at now: Timestamp) {
    // A display that sets the pace gets some slack; one that claims to but does not (a hidden window) is still limited.
    let step = waitsForDisplay ? interval / 4 * 3 : interval
    let late = now.nanoseconds - earliest.nanoseconds
    // Aligned with earlier frames, so that occasional late wake-ups do not add up.
    let start = !waitsForDisplay && late >= 0 && late < interval ? earliest : now
    earliest = Timestamp(nanoseconds: start.nanoseconds + step)
  }

  /// Records that the frame presented nothing, so that no display holds up the next one.
  mutating func framePresentedNothing() {
    guard waitsForDisplay else { return }
    earliest = Timestamp(nanoseconds: earliest.nanoseconds + interval - interval / 4 * 3)
  }

  /// The time of the next frame; nil when it waits for an event.
  func nextFrame(isNeeded: Bool, deadline: Timestamp?) -> Timestamp? {
    if isNeeded { return earliest }
    return deadline.map { max($0, earliest) }
  }
}
