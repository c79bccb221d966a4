import Dactyl

/// Finds the entry of the log of decisions that says what became of the last touch or press of a play.
package struct EndingWatch {
  /// The entries since the last touch or press began, the best one of each rank last.
  private var found: [Rank: String] = [:]

  /// How much an entry says: that something happened, that a gesture failed, or who got the input.
  private enum Rank {
    case happened, failed, began
  }

  /// Makes a watch before the play.
  package init() {}

  /// The entry, without its time; nil when no touch or press came.
  package var entry: String? { found[.happened] ?? found[.failed] ?? found[.began] }

  /// Takes the next decision.
  package mutating func add(_ decision: Decision, in scene: Scene) {
    let begins = decision.kind == .bindView && (decision.inputKind == .touch || decision.inputKind == .press)
    if begins { found = [:] }
    guard let rank = begins ? .began : Self.rank(of: decision, in: scene) else { return }
    found[rank] = DecisionText.entry(of: decision, in: scene)
  }

  private static func rank(of decision: Decision, in scene: Scene) -> Rank? {
    // The action of a continuous recognizer runs often; that it ended says more.
    let isContinuous = scene.isDiscrete(decision.gesture) == false
    switch decision.kind {
    case .action: return isContinuous ? nil : .happened
    case .controlEvent, .moveFocus, .becomeFirst, .drop, .scroll: return .happened
    case .enter where decision.detail == GestureState.ended.rawValue && isContinuous: return .happened
    case .enter where decision.detail == GestureState.failed.rawValue: return .failed
    default: return nil
    }
  }
}
