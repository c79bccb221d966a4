import Dactyl

/// Watches a play for how far a recognizer comes: the conditions that its input does not meet, in each attempt.
final class ProgressWatch {
  private typealias Peaks = [UnmetCondition.Quantity: UnmetCondition]

  private let stage: ScenarioStage
  private let gesture: AnyGesture?
  /// What is missing after the latest frame.
  private(set) var latest: UnmetCondition?
  /// Of each quantity the largest value of the present attempt.
  private var peaks = Peaks()
  /// The same of attempts that are over, each with the time after which it was.
  private var earlier: [(end: Timestamp, peaks: Peaks)] = []

  init(_ stage: ScenarioStage, _ gesture: AnyGesture?) {
    self.stage = stage
    self.gesture = gesture
  }

  /// Called after each frame.
  func look() {
    latest = gesture?.unmetCondition
    guard let latest else {
      if !peaks.isEmpty { earlier.append((stage.journal.time, peaks)) }
      return peaks = [:]
    }
    if latest.measured >= peaks[latest.quantity]?.measured ?? -1 { peaks[latest.quantity] = latest }
  }

  /// The condition about a quantity with the largest value of the attempt that was over at a time.
  func largest(_ quantity: UnmetCondition.Quantity, at time: Timestamp) -> UnmetCondition? {
    (earlier.first { $0.end >= time }?.peaks ?? peaks)[quantity]
  }

  /// The condition of a failure: for what fell short with the largest value that was reached.
  func largest(_ condition: UnmetCondition, at time: Timestamp) -> UnmetCondition {
    guard condition.isShort, let peak = largest(condition.quantity, at: time), peak.isShort,
      peak.measured > condition.measured
    else { return condition }
    return peak
  }
}

extension UnmetCondition {
  /// Whether the input fell short of the limit.
  var isShort: Bool { measured < limit }
}
