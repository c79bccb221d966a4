extension Scene {
  /// The entity after another in the responder chain, or `.none` (R1-R5).
  ///
  /// View → superview → … → window → application → its delegate. It is looked up anew at every hop, so moving a view in the
  /// middle of a delivery changes where it goes on (R8).
  public func nextResponder(after entity: Entity) -> Entity {
    if entity == application { return isAlive(delegate) ? delegate : .none }
    guard isAlive(entity), isView(entity.index) else { return .none }
    let record = record(of: entity.index)
    if record.parent != .max { return self.entity(at: record.parent) }
    return record.flags.contains(.isWindow) ? application : .none
  }

  /// Sends touches of one view in one phase up the chain from that view, until a responder handles them (T19).
  func send(_ touches: Touches, _ phase: TouchPhase, to view: Entity) {
    var current = view
    let wanted = ResponderEvents(phase)
    counters.deliveries += 1
    while isAlive(current) {
      let after = nextResponder(after: current)
      guard let entry = responders.entry(of: current), entry.events.contains(wanted) else {
        current = after
        continue
      }
      let answer = entry.touches(phase, touches, currentEvent)
      record(touches, phase, answer == .handled ? .handled : .passed, by: current)
      if answer == .handled { return }
      // A responder that ended its own view has no next one any more: those that stood after it are still there.
      current = isAlive(current) ? nextResponder(after: current) : after
    }
    record(touches, phase, .unhandled, by: view)
  }

  private func record(_ touches: Touches, _ phase: TouchPhase, _ kind: Decision.Kind, by responder: Entity) {
    guard decisions.isOn else { return }
    for touch in touches {
      record(kind, rule: .T19, detail: phase.rawValue, touch: touch.id, view: responder)
    }
  }
}
