/// The pending cancels of responders that receive nothing more of an input which goes on for others: they were replaced
/// or removed, or end while input that they received began elsewhere (T21).
extension OwedCancels {
  /// Adds the pending cancels of a responder that was replaced or removed, and settles them unless a pass is running.
  static func note(losing responder: AnyResponder?, of entity: Entity, in scene: Scene) {
    if let responder, note(ending: responder, of: entity, in: scene) { scene.settleIfIdle() }
  }

  /// Adds the pending cancels of a responder that ends with its entity. Returns whether there are any.
  @discardableResult
  static func note(ending responder: AnyResponder, of entity: Entity, in scene: Scene) -> Bool {
    let subjects = responder.begun.pending(in: scene.inputs).compactMap { subject($0, in: scene) }
      .filter { responder.events.contains($0.event) }
    let hearer = OwedCancel.Hearer(entity: entity, responder: responder, isOwed: true)
    for subject in subjects { scene.responders.owedCancels.append(OwedCancel(subject: subject, chain: [hearer])) }
    if !subjects.isEmpty { scene.settling.isNeeded = true }
    return !subjects.isEmpty
  }

  /// The part of an input that is cancelled; nil for kinds that have no end of their own.
  private static func subject(_ input: InputID, in scene: Scene) -> OwedCancel.Subject? {
    let inputs = scene.inputs
    let slots = input.kind == .touch ? inputs.order : inputs.others
    guard
      let place = slots.firstIndex(where: {
        inputs.records[$0].id == input.number && inputs.records[$0].kind == input.kind
      })
    else { return nil }
    let slot = slots[place]
    switch input.kind {
    case .touch: return .touches([scene.touch(slot, telling: .cancelled)])
    case .press:
      var press = inputs.presses[slot]
      press.phase = .cancelled
      return .press(press)
    case .custom:
      guard case .custom(let event) = inputs.payloads[slot] else { return nil }
      return .custom(event, input.number)
    case .motion, .remoteControl, .text, .scroll, .transform, .hover: return nil
    }
  }
}

extension OwedCancel.Subject {
  /// The callback that delivers the cancel.
  fileprivate var event: ResponderEvents {
    switch self {
    case .touches: .touchesCancelled
    case .press: .pressesCancelled
    case .custom: .custom
    }
  }
}
