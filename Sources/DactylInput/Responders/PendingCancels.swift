/// Collects the cancels of inputs whose receivers leave the tree or end, and sends them. Views and entities that leave
/// add theirs at any moment; `Pipeline.settle()` sends them, before actions run.
enum PendingCancels {
  // MARK: Noting

  /// Cancels the inputs of a leaving view and its descendants once, after which they receive nothing more.
  static func note(leaving top: UInt32, in scene: Scene) {
    let inputs = scene.inputs
    var views: [Entity] = []
    for slot in inputs.order {
      let record = inputs.records[slot]
      guard scene.isAlive(record.target), scene.isDescendant(record.target.index, of: top) else { continue }
      let receivedBegan = record.delivery == .begun || record.due.contains(.cancelled)
      if receivedBegan && !views.contains(record.target) { views.append(record.target) }
      if !receivedBegan { inputs.records[slot].delivery = .closed }
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
      touches.append(scene.touch(slot, reporting: .cancelled))
      scene.inputs.records[slot].delivery = .closed
      scene.inputs.records[slot].due = []
      scene.record(.claim, rule: .T23, touch: record.id, view: view)
    }
    if scene.inputs.touchUpdates.isActive { scene.inputs.touchUpdates.noteDelivered(Touches(touches), .cancelled) }
    let chain = receivers(of: .touchesCancelled, from: view, in: scene)
    scene.responders.pendingCancels.append(PendingCancel(subject: .touches(touches), chain: chain))
    scene.settling.isNeeded = true
  }

  private static func note(other slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let record = inputs.records[slot]
    // Each phase of a shake goes to the first responder of that moment.
    guard let cancel = record.kind.intake.pendingCancel(of: slot, in: scene.inputs) else { return }
    // The cancel of an input that a gesture claimed may still be pending.
    let receivedBegan = record.delivery == .begun || record.due.contains(.cancelled)
    inputs.records[slot].delivery = .closed
    inputs.records[slot].due = []
    guard receivedBegan else { return }
    scene.record(.claim, rule: record.kind == .press ? .P7 : .T23, of: record.kind, id: record.id, view: record.target)
    var chain: [PendingCancel.Receiver] = []
    if record.kind == .press && inputs.selecting.contains(slot) {
      // Only the widget received it (F24).
      let widget = scene.widgets[record.target.index]
      if let widget { chain = [PendingCancel.Receiver(entity: record.target, responder: widget, receivedBegan: true)] }
    } else {
      chain = receivers(of: cancel.event, from: record.target, in: scene)
    }
    scene.responders.pendingCancels.append(PendingCancel(subject: cancel, chain: chain))
    scene.settling.isNeeded = true
  }

  /// Returns the responders of a chain that receive a cancel.
  private static func receivers(
    of event: ResponderEvents, from start: Entity, in scene: Scene
  ) -> [PendingCancel.Receiver] {
    var receivers: [PendingCancel.Receiver] = []
    var receivedBegan = true
    let reached = scene.inputs.deliveries.reached(from: start)
    for entity in scene.responderChain(from: start) {
      if let responder = scene.responders.responder(of: entity), responder.events.contains(event) {
        receivers.append(PendingCancel.Receiver(entity: entity, responder: responder, receivedBegan: receivedBegan))
      }
      if reached == entity { receivedBegan = false }
    }
    return receivers
  }

  // MARK: Sending

  /// Sends the pending cancels.
  static func send(in scene: Scene) {
    // Those of widgets that ended under a finger or key which goes on elsewhere.
    defer { scene.parts.cancelSenders.forEach { $0.sendPendingCancels(in: scene) } }
    guard !scene.responders.pendingCancels.isEmpty else { return }
    for cancel in scene.responders.pendingCancels {
      for receiver in cancel.chain where receiver.receivedBegan || scene.isAlive(receiver.entity) {
        if send(receiver.responder, cancel.subject, in: scene) == .handled { break }
      }
    }
    // Releasing a responder may end it, which may add further cancels.
    let sent = Array(scene.responders.pendingCancels)
    scene.responders.pendingCancels.removeAll()
    withExtendedLifetime(sent) {}
  }

  private static func send(_ responder: AnyResponder, _ subject: PendingCancel.Subject, in scene: Scene) -> Handling? {
    switch subject {
    case .touches(let touches):
      responder.touches(.cancelled, Touches(inOrder: touches), scene.event(of: .touch, .cancelled))
    case .press(let press): responder.presses(.cancelled, Presses(press), scene.event(of: .press, .cancelled))
    case .custom(let event, let id): responder.notify(.custom(event, scene.event(of: .custom, .cancelled), id))
    }
  }
}
