import Dactyl

extension StateHash {
  /// Mixes in everything that a decision says.
  package mutating func mix(_ decision: Decision) {
    mix(decision.timestamp)
    mix(raw: decision.kind)
    mix(raw: decision.rule)
    mix(decision.detail)
    mix(decision.inputKind?.rawValue)
    mix(decision.attempt)
    mix(decision.input)
    mix(decision.view)
    mix(decision.gesture)
    mix(decision.opponent)
    mix(decision.other)
    mix(decision.condition != nil)
    guard let condition = decision.condition else { return }
    mix(raw: condition.quantity)
    mix(condition.measured)
    mix(condition.limit)
    mix(raw: condition.rule)
  }
}
