/// A moment, as nanoseconds on the clock of the event source. Never the wall clock: time is data (D11).
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the source's clock began.
  public var nanoseconds: Int64

  /// The moment at which the clock began.
  public static let zero = Timestamp(nanoseconds: 0)

  /// Makes a moment from nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
  /// Makes a moment from milliseconds, as most devices count. Values that are too large become the largest moment.
  public init(milliseconds: Int64) {
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    nanoseconds = overflow ? (milliseconds < 0 ? .min : .max) : product
  }
  /// Makes a moment from seconds; NaN becomes zero, and values that are too large the largest moment.
  public init(seconds: Double) { nanoseconds = Self.nanoseconds(in: seconds) }

  /// The moment in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the first moment is before the second.
  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.nanoseconds < b.nanoseconds }
  /// Returns the seconds between two moments.
  public static func - (later: Timestamp, earlier: Timestamp) -> Double {
    let (difference, overflow) = later.nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? later.seconds - earlier.seconds : Double(difference) / 1e9
  }
  /// Returns the moment a number of seconds later. Clamped on overflow: one too far ahead is the last moment.
  public static func + (moment: Timestamp, seconds: Double) -> Timestamp {
    let (sum, overflow) = moment.nanoseconds.addingReportingOverflow(Self.nanoseconds(in: seconds))
    return Timestamp(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
  }

  private static func nanoseconds(in seconds: Double) -> Int64 {
    guard !seconds.isNaN else { return 0 }
    return Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max)
  }
}
