extension Scene {
  /// Sends an action: to a target, whether or not that is in a chain (R22), or, without one, up the chain from the key
  /// window's first responder, and then up that from the sender, to the first that can perform it (R23).
  ///
  /// - Returns: who performed it, or nil when nobody can.
  @discardableResult
  public func sendAction(_ action: Action, to target: Entity? = nil, from sender: Entity = .none) -> Entity? {
    guard let performer = self.target(for: action, to: target, from: sender) else { return nil }
    perform(action, by: performer, from: sender)
    return performer
  }

  /// Who would perform an action that is sent without a target, or nil (R21, R23).
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
    if let first = firstResponder, let performer = performer(of: action, from: first, sender) { return performer }
    // Without a first responder and a sender, who hears of keys hears of actions.
    return performer(of: action, from: isAlive(sender) ? sender : chainStart, sender)
  }

  /// The first from an entity on that can perform an action.
  private func performer(of action: Action, from start: Entity, _ sender: Entity) -> Entity? {
    guard responders.isWanted(.actions) else { return nil }
    var turns = 0
    var current = firstResponder(wanting: .actions, from: start, &turns)
    while current != .none {
      if canPerform(action, current, sender) { return current }
      guard let next = next(after: current, &turns) else { return nil }
      current = firstResponder(wanting: .actions, from: next, &turns)
    }
    return nil
  }

  private func canPerform(_ action: Action, _ entity: Entity, _ sender: Entity) -> Bool {
    responders.handler(of: action, entity) != nil
      || responders.responder(of: entity)?.canPerform(action, sender) == true || canPerformUndo(action, entity)
  }

  func perform(_ action: Action, by performer: Entity, from sender: Entity) {
    if let handler = responders.handler(of: action, performer) { return handler(sender) }
    let responder = responders.responder(of: performer)
    if canPerformUndo(action, performer), responder?.canPerform(action, sender) != true {
      return performUndo(action, by: performer)
    }
    responder?.perform(action, sender)
  }

  // MARK: Key commands

  /// The key commands that can be chosen now, from the first responder up (R29), each as its responder validates it (R25).
  /// Of several for one key the nearest comes alone. Makes an array.
  public var keyCommands: [KeyCommand] {
    var found: [KeyCommand] = []
    forEachKeyCommand { command, _ in
      if !found.contains(where: { $0.input == command.input && $0.modifierFlags == command.modifierFlags }) {
        found.append(command)
      }
      return false
    }
    return found
  }

  /// Runs the key command that a press is, if there is one and somebody performs it (R29-R31).
  func performKeyCommand(_ press: Press, withPriority: Bool? = nil) -> Bool {
    guard responders.isWanted(.keyCommands) || press.modifierFlags.contains(.control) else { return false }
    var chosen: (command: KeyCommand, owner: Entity)?
    forEachKeyCommand(for: press) { command, owner in
      guard command.matches(press),
        withPriority ?? command.wantsPriorityOverSystemBehavior
          == command.wantsPriorityOverSystemBehavior
      else { return false }
      chosen = (command, owner)
      return true
    }
    guard let chosen else { return false }
    let start = firstResponder ?? chosen.owner
    return sendAction(chosen.command.action, from: start) != nil
  }

  /// Calls the closure with each command from where keys go on up the chain, validated, until it says that it is enough.
  private func forEachKeyCommand(for press: Press? = nil, _ body: (KeyCommand, Entity) -> Bool) {
    let start = chainStart
    var turns = 0
    var next: Entity? = responders.isWanted(.keyCommands) ? start : nil
    while let entity = next {
      let owner = firstResponder(wanting: .keyCommands, from: entity, &turns)
      guard owner != .none else { break }
      for command in responders.responder(of: owner)?.keyCommands ?? [] {
        var command = command
        validate(&command, from: owner)
        if body(command, owner) { return }
      }
      next = self.next(after: owner, &turns)
    }
    // Those of the application, where somebody performs them (R24, R27).
    guard responders.isWanted(.actions) else { return }
    if let press, !press.modifierFlags.contains(.control) { return }
    for command in KeyCommand.standard {
      var command = command
      guard press.map(command.matches) ?? true, target(for: command.action, from: start) != nil else { continue }
      validate(&command, from: start)
      if body(command, start) { return }
    }
  }

  /// Lets the responder that would perform a command change it (R25).
  private func validate(_ command: inout KeyCommand, from owner: Entity) {
    guard let performer = target(for: command.action, from: firstResponder ?? owner) else { return }
    validateUndo(&command, by: performer)
    responders.responder(of: performer)?.validate(&command)
  }
}
