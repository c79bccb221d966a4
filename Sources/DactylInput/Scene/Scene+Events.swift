/// Inputs as recognizers and responders get them.
extension Scene {
  /// The event that tells of a kind of input now.
  func event(of kind: InputKind, _ phase: TouchPhase = .began) -> Event {
    Event(type: kind.eventType, timestamp: now, columns: columns, modifierFlags: inputs.modifiers, phase: phase)
  }

  /// The touch in a slot as it is now; `telling` a phase, as the event in which it did so told it.
  @inline(__always)
  package func touch(_ slot: Int, telling phase: TouchPhase? = nil) -> Touch { inputs.touch(slot, telling: phase) }
}
