/// Converts SDL's event times, milliseconds in 32 bits that wrap after 49 days, to the clock of the frames.
///
/// Both count the same seconds, so one offset, determined once, is valid for good: equal intervals between events stay
/// equal. Within its millisecond an event gets the time at which it was taken, by the counter, while that millisecond
/// lasts.
struct EventClock: Hashable, Sendable {
  /// A lower bound of the counter's value when SDL's milliseconds were zero, in nanoseconds.
  private let base: Int64
  /// An upper bound of the same value, which every reading can only lower: so it approaches the true value.
  private var latest: Int64

  /// Simultaneous readings of both clocks.
  struct Reading: Hashable, Sendable {
    /// SDL's milliseconds, in 64 bits.
    var ticks: UInt64
    /// The counter, in nanoseconds.
    var counter: UInt64
    /// The earliest time of events that are taken with this reading, unless SDL reports an earlier millisecond.
    var earliest = Timestamp.zero
  }

  /// Determines the offset from a reading. A millisecond is subtracted, since SDL's count may have been about to
  /// change: a timestamp is never later than the event, and at most a millisecond earlier.
  init(_ reading: Reading) {
    base = Int64(truncatingIfNeeded: reading.counter) &- Int64(truncatingIfNeeded: reading.ticks &+ 1) &* 1_000_000
    latest = base &+ 1_000_000
  }

  /// Records a reading. Returns it with the earliest time of its events: that of the previous reading, since they have
  /// come after it.
  mutating func take(_ reading: Reading, after last: Reading) -> Reading {
    let zero = Int64(truncatingIfNeeded: reading.counter) &- Int64(truncatingIfNeeded: reading.ticks) &* 1_000_000
    latest = min(latest, zero)
    var reading = reading
    reading.earliest = max(last.earliest, moment(of: last))
    return reading
  }

  /// The time of a reading within its millisecond, never later than the true one.
  private func moment(of reading: Reading) -> Timestamp {
    Timestamp(nanoseconds: within(reading.ticks, Int64(truncatingIfNeeded: reading.counter) &- latest))
  }

  /// The time in a millisecond that is nearest to another time, in nanoseconds.
  private func within(_ ticks: UInt64, _ nanoseconds: Int64) -> Int64 {
    let start = Int64(truncatingIfNeeded: ticks) &* 1_000_000
    return min(max(start, nanoseconds), start &+ 999_999)
  }

  /// The time of a reading.
  func now(_ reading: Reading) -> Timestamp {
    Timestamp(nanoseconds: max(0, Int64(truncatingIfNeeded: reading.counter) &- base))
  }

  /// The time of an event, in the millisecond that SDL reports: that of the reading while the millisecond lasts, else
  /// as early as earlier events allow. Never before the start of the clock, never after the reading.
  func timestamp(ofEvent ticks: UInt32, by reading: Reading) -> Timestamp {
    // The difference is correct on either side of a wrap.
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: reading.ticks) &- ticks)
    let milliseconds = UInt64(bitPattern: Int64(truncatingIfNeeded: reading.ticks) &- Int64(age))
    guard age != 0 else { return min(max(moment(of: reading), reading.earliest), now(reading)) }
    let earliest = within(milliseconds, reading.earliest.nanoseconds)
    return min(Timestamp(nanoseconds: max(0, earliest)), now(reading))
  }
}
