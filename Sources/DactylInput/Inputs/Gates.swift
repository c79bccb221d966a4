/// The checks that may keep an input from a recognizer, the same for all kinds: first the conditions that the engine
/// knows, then the delegate, once about the event and once about the touch or press (G11-G16, P6).
enum Gates {
  // MARK: Touches

  /// The rule that keeps a touch from a recognizer, in the order of the checks, or nil (G11).
  static func refusal(of touch: Touch, by id: GestureID, in scene: Scene) -> Rule? {
    guard let row = scene.gestures.row(id) else { return .G15 }
    if let rule = refusal(of: touch.type, by: row, in: scene.gestures) { return rule }
    guard row.flags.contains(.hasDelegate) else { return nil }
    if let rule = eventRefusal(by: id, .touch, in: scene) { return rule }
    guard let shouldReceive = scene.gestures.question({ $0.shouldReceiveTouch }, of: id),
      !shouldReceive(AnyGesture(id, scene.columns), touch)
    else { return nil }
    return .G12
  }

  /// The rule that keeps a touch from a recognizer without a call of its delegate, or nil (G13-G16).
  @inline(__always)
  static func refusal(of type: TouchType, by row: GestureRow, in table: GestureTable) -> Rule? {
    guard row.flags.contains(.isEnabled) else { return .G15 }
    let attempt = Int(row.attempt)
    let isAllowed = row.allowedTypes & (1 &<< type.rawValue) != 0
    // A recognizer at rest is in no final state.
    guard attempt >= 0 else { return isAllowed ? nil : .G13 }
    if row.state.isFinal || table.attempts[attempt].proposals.last == .ended { return .G16 }
    guard isAllowed else { return .G13 }
    if !table.attempts[attempt].open.isEmpty { return .G14 }
    if row.flags.contains(.requiresExclusiveTouchType), let latched = table.attempts[attempt].latchedType,
      latched != type
    {
      return .G14
    }
    return nil
  }

  // MARK: Other kinds

  /// The rule that keeps an input that is no touch from a recognizer, or nil.
  static func refusal(of slot: Int, by id: GestureID, in scene: Scene) -> Rule? {
    let (inputs, table) = (scene.inputs, scene.gestures)
    let kind = inputs.records[slot].kind
    guard let row = table.row(id), row.flags.contains(.isEnabled) else { return .G15 }
    if kind == .press, table.allowedPressTypes[id]?.contains(inputs.presses[slot].type) != true { return .G13 }
    if row.attempt >= 0 {
      let isOver = row.state.isFinal || table.attempts[Int(row.attempt)].proposals.last == .ended
      if kind != .press || isOver { return .G16 }
    }
    guard row.flags.contains(.hasDelegate) else { return nil }
    if let rule = eventRefusal(by: id, kind, in: scene) { return rule }
    guard kind == .press, let shouldReceive = table.question({ $0.shouldReceivePress }, of: id),
      !shouldReceive(AnyGesture(id, scene.columns), inputs.presses[slot])
    else { return nil }
    return .G12
  }

  /// Asks a recognizer's delegate whether it takes part in the event: once an event, however many of its touches land
  /// on the recognizer (G11).
  private static func eventRefusal(by id: GestureID, _ kind: InputKind, in scene: Scene) -> Rule? {
    guard let shouldReceive = scene.gestures.question({ $0.shouldReceiveEvent }, of: id) else { return nil }
    let answer =
      scene.inputs.answers[id] ?? shouldReceive(AnyGesture(id, scene.columns), scene.event(of: kind))
    scene.inputs.answers[id] = answer
    return answer ? nil : .G11
  }
}
