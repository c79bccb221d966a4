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
        attempt: gestures.attemptNumber(of: gesture), input: touch, source: source(ofTouch: touch, gesture),
        view: view, gesture: gestures.recognizer(of: gesture),
        opponent: gestures.recognizer(of: opponent), other: other, condition: condition))
  }

  /// Records a decision about an input of any kind, when recording is switched on.
  @inline(__always)
  package func record(
    _ kind: Decision.Kind, rule: Rule, detail: UInt8 = 0, of inputKind: InputKind, id: UInt64, view: Entity = .none,
    gesture: GestureID = .none, other: Entity = .none, action: ActionDecision? = nil, condition: UnmetCondition? = nil
  ) {
    guard isLogging else { return }
    decisions.write(
      Decision(
        timestamp: now, kind: kind, rule: rule, detail: detail, inputKind: inputKind,
        attempt: gestures.attemptNumber(of: gesture), input: id, source: source(of: inputKind, id), view: view,
        gesture: gestures.recognizer(of: gesture),
        opponent: .none, other: other, action: action, condition: condition))
  }

  /// Records a decision about what an assistive client asks, when recording is switched on.
  package func record(_ kind: Decision.Kind, _ rule: Rule, of request: AccessibilityRequest, by other: Entity = .none) {
    guard isLogging else { return }
    decisions.write(
      Decision(
        timestamp: now, kind: kind, rule: rule, detail: request.action.number, inputKind: nil, input: 0,
        source: .client(request.client), view: request.element.view, gesture: .none, opponent: .none, other: other))
  }

  /// Records what becomes of an event before it is an input, at its own moment, when recording is switched on.
  package func record(
    _ kind: Decision.Kind, _ rule: Rule, of source: InputSource, at moment: Timestamp, condition: UnmetCondition?
  ) {
    guard isLogging else { return }
    let inputKind: InputKind = if case .press = source { .press } else { .touch }
    decisions.write(
      Decision(
        timestamp: queue.clock.moment(at: moment), kind: kind, rule: rule, detail: 0, inputKind: inputKind, input: 0,
        source: source, view: .none, gesture: .none, opponent: .none, condition: condition))
  }

  /// The finger of a touch, or without one of the first touch that a recognizer has.
  private func source(ofTouch id: UInt64, _ gesture: GestureID) -> InputSource? {
    if id != 0 { return source(of: .touch, id) }
    guard let seen = gestures.attempt(of: gesture)?.seen, !seen.isEmpty else { return nil }
    var first: FingerID?
    inputs.forEach(in: seen) { if first == nil { first = inputs.records[$0].finger } }
    return first.map { .finger($0) }
  }

  /// The finger, key or button of an input that is still needed.
  private func source(of kind: InputKind, _ id: UInt64) -> InputSource? {
    switch kind {
    case .touch: inputs.slot(ofTouch: id).map { .finger(inputs.records[$0].finger) }
    case .press: inputs.slot(of: .press, id: id).map { .press(inputs.presses[$0].type) }
    default: nil
    }
  }
}
