import Dactyl

/// Finds the entry of the log of decisions that says what became of the last touch or press of a play. A press of which
/// nothing became comes after a touch: the keys that show the inspector and save a recording are such.
package struct EndingWatch {
  /// The entries since the last touch, or the last press that did something, began; the best one of each rank last.
  private var found: [Rank: String] = [:]
  /// Who got the last press, while nothing became of it.
  private var press: String?

  /// How much an entry says: that something happened, that a gesture failed, or who got the input.
  private enum Rank {
    case happened, failed, began
  }

  /// Makes a watch before the play.
  package init() {}

  /// The entry, without its time; nil when no touch or press came.
  package var entry: String? { found[.happened] ?? found[.failed] ?? found[.began] ?? press }

  /// Takes the next decision.
  package mutating func add(_ decision: Decision, in scene: Scene) {
    let entry = { DecisionText.entry(of: decision, in: scene) }
    if decision.kind == .bindView {
      switch decision.inputKind {
      case .touch?: (found, press) = ([.began: entry()], nil)
      case .press?: press = entry()
      default: break
      }
    } else if let rank = Self.rank(of: decision, in: scene) {
      if press != nil, decision.inputKind == .press { (found, press) = ([:], nil) }
      found[rank] = entry()
    }
  }

  private static func rank(of decision: Decision, in scene: Scene) -> Rank? {
    // The action of a continuous recognizer runs often; that it ended says more.
    let isContinuous = scene.isDiscrete(decision.gesture) == false
    switch decision.kind {
    case .action: return isContinuous ? nil : .happened
    case .controlEvent, .moveFocus, .becomeFirst, .drop, .scroll, .assist: return .happened
    case .enter where decision.detail == GestureState.ended.rawValue && isContinuous: return .happened
    case .enter where decision.detail == GestureState.failed.rawValue: return .failed
    default: return nil
    }
  }
}
