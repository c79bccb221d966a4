/// The events and touches that recognizers and responders receive.
extension Scene {
  /// Makes an event of a kind of input, at the present moment.
  func event(of kind: InputKind, _ phase: TouchPhase = .began) -> Event {
    Event(type: kind.eventType, timestamp: now, columns: columns, modifierFlags: inputs.modifiers, phase: phase)
  }

  /// The touch in a slot, in its present phase or in the given one of an event that reported it.
  @inline(__always)
  package func touch(_ slot: Int, reporting phase: TouchPhase? = nil) -> Touch { inputs.touch(slot, reporting: phase) }
}
