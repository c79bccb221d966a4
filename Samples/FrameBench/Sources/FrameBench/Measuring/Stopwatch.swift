import Glibc

/// Measures times in nanoseconds.
struct Stopwatch {
  private let clock: clockid_t
  /// The nanoseconds that two readings of the clock take: subtracted from every time.
  private let overhead: UInt64

  /// The steady clock: cheap to read, for anything shorter than microseconds.
  static let wall = Stopwatch(clock: CLOCK_MONOTONIC)
  /// The processor time of this thread, without the machine's other work. Reading it takes long.
  static let processor = Stopwatch(clock: CLOCK_THREAD_CPUTIME_ID)

  private init(clock: clockid_t) {
    self.clock = clock
    var times = (0..<1001).map { _ in
      let start = Self.now(clock)
      return Self.now(clock) - start
    }
    times.sort()
    overhead = times[500]
  }

  /// Returns the nanoseconds of the steady clock.
  static func now() -> UInt64 { now(CLOCK_MONOTONIC) }

  /// Returns how long a closure takes, in nanoseconds.
  @inline(__always)
  func time(_ body: () -> Void) -> Double {
    let start = Self.now(clock)
    body()
    let elapsed = Self.now(clock) - start
    return Double(elapsed > overhead ? elapsed - overhead : 0)
  }

  @inline(__always)
  private static func now(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
