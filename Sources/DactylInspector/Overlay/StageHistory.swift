import Dactyl

/// The stages of the last frames: the longest time that each took in them, or without a clock what the frames did.
struct StageHistory {
  /// The frames that count.
  private static let most = 60
  private var reports: [FrameReport] = []

  /// The last report; nil before the first frame.
  var last: FrameReport? { reports.last }

  mutating func add(_ report: FrameReport) {
    reports.append(report)
    if reports.count > Self.most { reports.removeFirst() }
  }

  /// Whether the scene has a clock.
  var isTimed: Bool { reports.contains { $0.nanoseconds > 0 } }

  /// The longest time of a whole frame, in nanoseconds.
  var longest: UInt64 { reports.map(\.nanoseconds).max() ?? 0 }

  /// The stages that took any time, the longest first, each with its time in the last frame and its longest, in
  /// nanoseconds.
  var stages: [(stage: FrameStage, last: UInt64, longest: UInt64)] {
    let all = FrameStage.allCases.map { stage in
      (
        stage: stage, last: last?.nanoseconds(in: stage) ?? 0,
        longest: reports.map { $0.nanoseconds(in: stage) }.max() ?? 0
      )
    }
    return all.filter { $0.longest > 0 }.sorted { ($1.longest, $0.stage.rawValue) < ($0.longest, $1.stage.rawValue) }
  }
}
