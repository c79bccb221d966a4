import Dactyl

/// The frames of a run, counted and timed.
struct FrameSummary {
  private var frames: [FrameReport] = []

  /// Adds the report of a frame.
  mutating func add(_ report: FrameReport) { frames.append(report) }

  /// The report in lines: counts, the times of whole frames, then those of each stage.
  var lines: [String] {
    let events = frames.reduce(0) { $0 + $1.events }
    let drawn = frames.map(\.drawn).max() ?? 0
    return ["frames: \(frames.count), events handled: \(events), drawn at most: \(drawn)"]
      + [line("frame time", frames.map(\.nanoseconds))]
      + FrameStage.allCases.map { stage in line("  \(stage)", frames.map { $0.nanoseconds(in: stage) }) }
  }

  private func line(_ name: String, _ times: [UInt64]) -> String {
    let sorted = times.sorted()
    let label = name + String(repeating: " ", count: max(0, 16 - name.count))
    return "\(label)p50 \(at(0.5, of: sorted))  p99 \(at(0.99, of: sorted))  worst \(at(1, of: sorted))"
  }

  /// Returns the time that a share of the frames did not exceed, in microseconds.
  private func at(_ share: Double, of sorted: [UInt64]) -> String {
    guard !sorted.isEmpty else { return "-" }
    let index = min(max(Int((Double(sorted.count) * share).rounded(.up)) - 1, 0), sorted.count - 1)
    let tenths = sorted[index] / 100
    let text = "\(tenths / 10).\(tenths % 10) us"
    return String(repeating: " ", count: max(0, 11 - text.count)) + text
  }
}
