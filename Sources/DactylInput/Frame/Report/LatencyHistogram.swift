/// How long it took from input events to the frames that show them, in classes of a millisecond.
public struct LatencyHistogram: Hashable, Sendable {
  /// How many events took less than n + 1 milliseconds and not less than n; the last class holds all that took longer.
  public private(set) var counts: [Int] = Array(repeating: 0, count: 64)
  /// The longest, in seconds.
  public private(set) var worst = 0.0

  init() {}

  /// How many events were counted.
  public var total: Int { counts.reduce(0, +) }

  /// The latency, in milliseconds, that this share (0…1) of the events did not exceed; 0 when there were none.
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
