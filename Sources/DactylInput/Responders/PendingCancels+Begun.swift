/// The pending cancels of responders that receive nothing more of an input which goes on for others: they were replaced
/// or removed, or end while input that they received began elsewhere (T21).
extension PendingCancels {
  /// Adds the pending cancels of a responder that was replaced or removed, and settles them unless a pass is running.
  static func note(losing responder: AnyResponder?, of entity: Entity, in scene: Scene) {
    if let responder, note(ending: responder, of: entity, in: scene) { scene.settleIfIdle() }
  }

  /// Adds the pending cancels of a responder that ends with its entity. Returns whether there are any.
  @discardableResult
  static func note(ending responder: AnyResponder, of entity: Entity, in scene: Scene) -> Bool {
    let subjects = responder.begun.pending(in: scene.inputs).compactMap { subject($0, in: scene) }
      .filter { responder.events.contains($0.event) }
    let receiver = PendingCancel.Receiver(entity: entity, responder: responder, receivedBegan: true)
    for subject in subjects {
      scene.responders.pendingCancels.append(PendingCancel(subject: subject, chain: [receiver]))
    }
    if !subjects.isEmpty { scene.settling.isNeeded = true }
    return !subjects.isEmpty
  }

  /// The cancel of an input by its identity; nil when the input is over, or has no end of its own.
  private static func subject(_ input: InputID, in scene: Scene) -> PendingCancel.Subject? {
    let inputs = scene.inputs
    let slots = input.kind == .touch ? inputs.order : inputs.others
    guard
      let place = slots.firstIndex(where: {
        inputs.records[$0].id == input.number && inputs.records[$0].kind == input.kind
      })
    else { return nil }
    return input.kind.intake.pendingCancel(of: slots[place], in: scene.inputs)
  }
}

extension PendingCancel.Subject {
  /// The callback that delivers the cancel.
  var event: ResponderEvents {
    switch self {
    case .touches: .touchesCancelled
    case .press: .pressesCancelled
    case .custom: .custom
    }
  }
}
