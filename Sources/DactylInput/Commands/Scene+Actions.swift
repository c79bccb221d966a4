extension Scene {
  /// Sends an action: to a target, whether it is in a chain or not (R22), or, without one, up the chain from the key
  /// window's first responder, and then up the chain from the sender, to the first entity that can perform it (R23).
  ///
  /// - Returns: the entity that performed it, or nil when none can.
  @discardableResult
  public func sendAction(_ action: Action, to target: Entity? = nil, from sender: Entity = .none) -> Entity? {
    // An entity that was asked may have destroyed itself.
    let rule = target == nil ? Rule.R23 : .R22
    guard let performer = self.target(for: action, to: target, from: sender), isAlive(performer) else {
      record(.unhandled, rule: rule, view: sender)
      return nil
    }
    perform(action, by: performer, from: sender, rule: rule)
    return performer
  }

  /// Returns the entity that would perform an action sent without a target, or nil (R21, R23).
  public func target(for action: Action, from sender: Entity = .none) -> Entity? {
    target(for: action, to: nil, from: sender)
  }

  /// Whether an entity of the chain, or one after it, can perform an action (R20).
  public func canPerformAction(_ action: Action, startingAt entity: Entity, from sender: Entity = .none) -> Bool {
    performer(of: action, from: entity, sender) != nil
  }

  private func target(for action: Action, to target: Entity?, from sender: Entity) -> Entity? {
    if let target {
      guard isAlive(target), canPerform(action, target, sender) else { return nil }
      return target
    }
    let first = firstResponder
    if let first, let performer = performer(of: action, from: first, sender) { return performer }
    // Without a first responder and a sender, the search starts at the receiver of keys.
    let second = isAlive(sender) ? sender : chainStart
    return second == first ? nil : performer(of: action, from: second, sender)
  }

  /// Returns the first entity of a chain that can perform an action.
  private func performer(of action: Action, from start: Entity, _ sender: Entity) -> Entity? {
    guard responders.isWanted(.actions) else { return nil }
    var turns = 0
    var current = firstResponder(wanting: .actions, from: start, &turns)
    while current != .none {
      if canPerform(action, current, sender) { return current }
      // A responder that does not perform it may forward it (R21).
      if let other = responders.responder(of: current)?.target(of: action, sender), isAlive(other),
        canPerform(action, other, sender)
      {
        return other
      }
      guard let next = next(after: current, &turns) else { return nil }
      current = firstResponder(wanting: .actions, from: next, &turns)
    }
    return nil
  }

  package func canPerform(_ action: Action, _ entity: Entity, _ sender: Entity) -> Bool {
    responders.handler(of: action, entity) != nil
      || responders.responder(of: entity)?.canPerform(action, sender) == true || canPerformUndo(action, entity)
  }
}
