import Foundation

/// The processor time that the program has used.
enum ProcessorTime {
  /// The time used so far, in nanoseconds.
  static var now: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }
}
