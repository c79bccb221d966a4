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

  /// Sends touches of one view in one phase up the chain from that view, until a responder handles them (T19). `first` is
  /// the first that wants them.
  func send(_ touches: Touches, _ phase: TouchPhase, to view: Entity, first: Entity) {
    counters.deliveries += 1
    var current = first
    while current != .none {
      let after = nextResponder(after: current)
      guard let entry = responders.entry(of: current) else { break }
      let answer = entry.touches(phase, touches, currentEvent)
      record(touches, phase, answer == .handled ? .handled : .passed, by: current)
      if answer == .handled { return }
      // A responder that ended its own view has no next one any more: those that stood after it are still there.
      let next = isAlive(current) ? nextResponder(after: current) : after
      current = firstResponder(to: phase, from: next)
    }
    record(touches, phase, .unhandled, by: view)
  }

  /// The first that wants touches in a phase, from an entity on up the chain, or none.
  func firstResponder(to phase: TouchPhase, from entity: Entity) -> Entity {
    let event = ResponderEvents(phase)
    guard isAlive(entity), responders.isWanted(event) else { return .none }
    var current = entity
    while current != .none && isView(current.index) {
      var view = current.index
      while !responders.wants(event, view) {
        let parent = record(of: view).parent
        guard parent != .max else { break }
        view = parent
      }
      current = self.entity(at: view)
      if responders.wants(event, view) { return current }
      current = nextResponder(after: current)
    }
    // The application and its delegate.
    while current != .none && !responders.wants(event, current.index) { current = nextResponder(after: current) }
    return current
  }

  private func record(_ touches: Touches, _ phase: TouchPhase, _ kind: Decision.Kind, by responder: Entity) {
    guard isLogging else { return }
    for touch in touches {
      record(kind, rule: .T19, detail: phase.rawValue, touch: touch.id, view: responder)
    }
  }
}
