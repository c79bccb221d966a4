enum OwedCancels {
  // MARK: Noting

  /// Cancels the inputs of a leaving view and its descendants once, after which they receive nothing more.
  static func note(leaving top: UInt32, in scene: Scene) {
    let inputs = scene.inputs
    var views: [Entity] = []
    for slot in inputs.order {
      let record = inputs.records[slot]
      guard scene.isAlive(record.target), scene.isDescendant(record.target.index, of: top) else { continue }
      let isOwed = record.delivery == .begun || record.due.contains(.cancelled)
      if isOwed && !views.contains(record.target) { views.append(record.target) }
      if !isOwed { inputs.records[slot].delivery = .closed }
    }
    for view in views { note(touchesOf: view, in: scene) }
    for slot in inputs.others where inputs.records[slot].isPending {
      let view = scene.viewInChain(of: inputs.records[slot].target)
      if view != .none, scene.isDescendant(view.index, of: top) { note(other: slot, in: scene) }
    }
  }

  /// Cancels the inputs of a responder that is about to end and is no view, while its chain is intact.
  static func note(ending responder: Entity, in scene: Scene) {
    for slot in scene.inputs.others where scene.inputs.records[slot].target == responder {
      note(other: slot, in: scene)
    }
  }

  private static func note(touchesOf view: Entity, in scene: Scene) {
    var touches: [Touch] = []
    for slot in scene.inputs.order {
      let record = scene.inputs.records[slot]
      guard record.target == view, record.delivery == .begun || record.due.contains(.cancelled) else { continue }
      touches.append(scene.touch(slot, telling: .cancelled))
      scene.inputs.records[slot].delivery = .closed
      scene.inputs.records[slot].due = []
      scene.record(.claim, rule: .T23, touch: record.id, view: view)
    }
    if scene.inputs.touchUpdates.isActive { scene.inputs.touchUpdates.noteHeard(Touches(touches), .cancelled) }
    let chain = hearers(of: .touchesCancelled, from: view, in: scene)
    scene.responders.owedCancels.append(OwedCancel(subject: .touches(touches), chain: chain))
    scene.settling.isNeeded = true
  }

  private static func note(other slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let record = inputs.records[slot]
    // Each phase of a shake goes to the first responder of that moment.
    guard record.kind == .press || record.kind == .custom else { return }
    // The cancel of an input that a gesture claimed may still be pending.
    let isOwed = record.delivery == .begun || record.due.contains(.cancelled)
    inputs.records[slot].delivery = .closed
    inputs.records[slot].due = []
    guard isOwed else { return }
    scene.record(.claim, rule: record.kind == .press ? .P7 : .T23, of: record.kind, id: record.id, view: record.target)
    if record.kind == .press {
      var press = inputs.presses[slot]
      press.phase = .cancelled
      note(.press(press), .pressesCancelled, record, isSelecting: inputs.selecting.contains(slot), in: scene)
    } else if case .custom(let event) = inputs.payloads[slot] {
      note(.custom(event, record.id), .custom, record, in: scene)
    }
  }

  private static func note(
    _ subject: OwedCancel.Subject, _ events: ResponderEvents, _ record: Input, isSelecting: Bool = false,
    in scene: Scene
  ) {
    var chain: [OwedCancel.Hearer] = []
    if isSelecting {
      // Only the widget received it (F24).
      let widget = scene.widgets[record.target.index]
      if let widget { chain = [OwedCancel.Hearer(entity: record.target, responder: widget, isOwed: true)] }
    } else {
      chain = hearers(of: events, from: record.target, in: scene)
    }
    scene.responders.owedCancels.append(OwedCancel(subject: subject, chain: chain))
    scene.settling.isNeeded = true
  }

  /// Returns the responders of a chain that receive a cancel.
  private static func hearers(
    of event: ResponderEvents, from start: Entity, in scene: Scene
  ) -> [OwedCancel.Hearer] {
    var hearers: [OwedCancel.Hearer] = []
    var isOwed = true
    let reached = scene.inputs.deliveries.reached(from: start)
    for entity in scene.responderChain(from: start) {
      if let responder = scene.responders.responder(of: entity), responder.events.contains(event) {
        hearers.append(OwedCancel.Hearer(entity: entity, responder: responder, isOwed: isOwed))
      }
      if reached == entity { isOwed = false }
    }
    return hearers
  }

  // MARK: Sending

  /// Sends the pending cancels.
  static func send(in scene: Scene) {
    // Those of widgets that ended under a finger or key which goes on elsewhere.
    defer { scene.parts.cancelSenders.forEach { $0.sendPendingCancels(in: scene) } }
    guard !scene.responders.owedCancels.isEmpty else { return }
    for owed in scene.responders.owedCancels {
      for hearer in owed.chain where hearer.isOwed || scene.isAlive(hearer.entity) {
        if tell(hearer.responder, owed.subject, in: scene) == .handled { break }
      }
    }
    // Releasing a responder may end it, which may add further cancels.
    let told = Array(scene.responders.owedCancels)
    scene.responders.owedCancels.removeAll()
    withExtendedLifetime(told) {}
  }

  private static func tell(_ responder: AnyResponder, _ subject: OwedCancel.Subject, in scene: Scene) -> Handling? {
    switch subject {
    case .touches(let touches):
      responder.touches(.cancelled, Touches(inOrder: touches), scene.event(of: .touch, .cancelled))
    case .press(let press): responder.presses(.cancelled, Presses(press), scene.event(of: .press, .cancelled))
    case .custom(let event, let id): responder.tell(.custom(event, scene.event(of: .custom, .cancelled), id))
    }
  }
}
