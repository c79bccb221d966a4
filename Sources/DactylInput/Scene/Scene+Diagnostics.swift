extension Scene {
  /// Records a decision about a touch, or about no input, when recording is switched on.
  @inline(__always)
  package func record(
    _ kind: Decision.Kind, rule: Rule, detail: UInt8 = 0, touch: UInt64 = 0, view: Entity = .none,
    gesture: GestureID = .none, opponent: GestureID = .none, other: Entity = .none, condition: UnmetCondition? = nil
  ) {
    guard isLogging else { return }
    decisions.write(
      Decision(
        timestamp: now, kind: kind, rule: rule, detail: detail, inputKind: touch == 0 ? nil : .touch,
        attempt: gestures.attemptNumber(of: gesture), input: touch, view: view,
        gesture: gestures.recognizer(of: gesture),
        opponent: gestures.recognizer(of: opponent), other: other, condition: condition))
  }

  /// Records a decision about an input of any kind, when recording is switched on.
  @inline(__always)
  package func record(
    _ kind: Decision.Kind, rule: Rule, detail: UInt8 = 0, of inputKind: InputKind, id: UInt64, view: Entity = .none,
    gesture: GestureID = .none, other: Entity = .none, condition: UnmetCondition? = nil
  ) {
    guard isLogging else { return }
    decisions.write(
      Decision(
        timestamp: now, kind: kind, rule: rule, detail: detail, inputKind: inputKind,
        attempt: gestures.attemptNumber(of: gesture), input: id, view: view, gesture: gestures.recognizer(of: gesture),
        opponent: .none, other: other, condition: condition))
  }
}
