/// The latencies from input events to the presented frames that show them, in classes of a millisecond.
public struct LatencyHistogram: Hashable, Sendable {
  /// The number of events with a latency of at least n and less than n + 1 milliseconds, by n; the last class holds all
  /// longer ones.
  public private(set) var counts: [Int] = Array(repeating: 0, count: 64)
  /// The longest latency, in seconds.
  public private(set) var worst = 0.0

  init() {}

  /// The number of events that were counted.
  public var total: Int { counts.reduce(0, +) }

  /// Returns the latency in milliseconds that a share (0…1) of the events did not exceed; 0 when there were none.
  public func milliseconds(at share: Double) -> Int {
    let wanted = Int(clamping: (Double(total) * share).rounded(.up))
    var sum = 0
    for (index, count) in counts.enumerated() {
      sum += count
      if sum >= wanted && sum > 0 { return index + 1 }
    }
    return 0
  }

  mutating func add(_ seconds: Double) {
    let index = min(max(Int(clamping: seconds * 1000), 0), counts.count - 1)
    counts[index] += 1
    worst = max(worst, seconds)
  }
}
