extension GestureContext {
  /// The event at hand: what it tells of and when, the modifier keys, and all touches and presses that there are,
  /// whoever they are for. Made when it is asked for. A deadline counts as an event of touches in which none does
  /// anything (D10).
  public var event: Event {
    let inputs = gestures.inputs
    return Event(
      type: inputKind.eventType, timestamp: timestamp, columns: inputs.columns, modifierFlags: inputs.modifiers,
      phase: inputKind == .custom ? inputPhase : .began)
  }
}
