import Glibc

/// Takes times in nanoseconds.
struct Stopwatch {
  private let clock: clockid_t
  /// What asking twice takes: it is taken off every time.
  private let overhead: UInt64

  /// The steady clock: cheap to ask, for what takes less than microseconds.
  static let wall = Stopwatch(clock: CLOCK_MONOTONIC)
  /// The time that the processor spends on this thread: what else the machine does is left out. Asking takes long.
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

  /// Nanoseconds of the steady clock.
  static func now() -> UInt64 { now(CLOCK_MONOTONIC) }

  /// How long a closure takes.
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
