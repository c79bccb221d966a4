extension GestureContext {
  /// The present event: its type and timestamp, the modifier keys, and all touches and presses, whatever their targets.
  /// Made on access. A deadline counts as an event of touches without changes (D10).
  public var event: Event {
    let inputs = gestures.inputs
    return Event(
      type: inputKind.eventType, timestamp: timestamp, columns: inputs.columns, modifierFlags: inputs.modifiers,
      phase: inputKind == .custom ? inputPhase : .began)
  }
}
