/// Brings SDL's event times, milliseconds in 32 bits that wrap after 49 days, onto the clock that frames live on.
///
/// Both count the same seconds, so one offset, found once, serves for good: equal spaces between events stay equal.
struct EventClock: Hashable, Sendable {
  /// What the counter would have read when SDL's milliseconds were zero, in nanoseconds.
  private let base: Int64

  /// What both clocks read at one moment.
  struct Reading: Hashable, Sendable {
    /// SDL's milliseconds, in 64 bits.
    var ticks: UInt64
    /// The counter, in nanoseconds.
    var counter: UInt64
  }

  /// Takes the offset from one reading. A millisecond is taken off it, since SDL's count may have been about to turn:
  /// an event is never stamped later than it was, at most a millisecond earlier.
  init(_ reading: Reading) {
    base = Int64(truncatingIfNeeded: reading.counter) &- Int64(truncatingIfNeeded: reading.ticks &+ 1) &* 1_000_000
  }

  /// The moment of a reading.
  func now(_ reading: Reading) -> Timestamp {
    Timestamp(nanoseconds: max(0, Int64(truncatingIfNeeded: reading.counter) &- base))
  }

  /// The moment of an event. Never before the clock began, never after the reading.
  func timestamp(ofEvent ticks: UInt32, by reading: Reading) -> Timestamp {
    // The distance is right whichever side of a wrap the two are on.
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: reading.ticks) &- ticks)
    let milliseconds = Int64(truncatingIfNeeded: reading.ticks) &- Int64(age)
    return min(Timestamp(nanoseconds: max(0, milliseconds &* 1_000_000)), now(reading))
  }
}
