/// Brings SDL's event times, milliseconds in 32 bits that wrap after 49 days, onto the clock that frames live on.
///
/// Both count the same seconds, so one offset, found once, serves for good: equal spaces between events stay equal.
/// Within its millisecond an event gets the moment at which it was taken, by the counter, while that millisecond lasts.
struct EventClock: Hashable, Sendable {
  /// What the counter would have read when SDL's milliseconds were zero, in nanoseconds: at most.
  private let base: Int64
  /// The same at least: by each reading as little later as that allows. So it comes close to what it truly was.
  private var latest: Int64

  /// What both clocks read at one moment.
  struct Reading: Hashable, Sendable {
    /// SDL's milliseconds, in 64 bits.
    var ticks: UInt64
    /// The counter, in nanoseconds.
    var counter: UInt64
    /// No event that is taken by this reading is from before this moment, unless SDL says that it is.
    var earliest = Timestamp.zero
  }

  /// Takes the offset from one reading. A millisecond is taken off it, since SDL's count may have been about to turn:
  /// an event is never stamped later than it was, at most a millisecond earlier.
  init(_ reading: Reading) {
    base = Int64(truncatingIfNeeded: reading.counter) &- Int64(truncatingIfNeeded: reading.ticks &+ 1) &* 1_000_000
    latest = base &+ 1_000_000
  }

  /// Takes note of a reading, and gives it with what is known by the one before: who is found later has come since.
  mutating func take(_ reading: Reading, after last: Reading) -> Reading {
    let zero = Int64(truncatingIfNeeded: reading.counter) &- Int64(truncatingIfNeeded: reading.ticks) &* 1_000_000
    latest = min(latest, zero)
    var reading = reading
    reading.earliest = max(last.earliest, moment(of: last))
    return reading
  }

  /// The moment of a reading within its millisecond: never later than it was.
  private func moment(of reading: Reading) -> Timestamp {
    Timestamp(nanoseconds: within(reading.ticks, Int64(truncatingIfNeeded: reading.counter) &- latest))
  }

  /// The moment nearest to one, in nanoseconds, that lies in a millisecond.
  private func within(_ ticks: UInt64, _ nanoseconds: Int64) -> Int64 {
    let start = Int64(truncatingIfNeeded: ticks) &* 1_000_000
    return min(max(start, nanoseconds), start &+ 999_999)
  }

  /// The moment of a reading.
  func now(_ reading: Reading) -> Timestamp {
    Timestamp(nanoseconds: max(0, Int64(truncatingIfNeeded: reading.counter) &- base))
  }

  /// The moment of an event, in the millisecond that SDL gives: that of the reading while the millisecond lasts, else
  /// as early as events allow that came before. Never before the clock began, never after the reading.
  func timestamp(ofEvent ticks: UInt32, by reading: Reading) -> Timestamp {
    // The distance is right whichever side of a wrap the two are on.
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: reading.ticks) &- ticks)
    let milliseconds = UInt64(bitPattern: Int64(truncatingIfNeeded: reading.ticks) &- Int64(age))
    guard age != 0 else { return min(max(moment(of: reading), reading.earliest), now(reading)) }
    let earliest = within(milliseconds, reading.earliest.nanoseconds)
    return min(Timestamp(nanoseconds: max(0, earliest)), now(reading))
  }
}
