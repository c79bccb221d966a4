extension Scene {
  /// The key commands that can be chosen now, from the first responder up (R29), each as its responder validates it (R25).
  /// Of several for one key the nearest comes alone. Makes an array.
  public var keyCommands: [KeyCommand] {
    var found: [KeyCommand] = []
    forEachKeyCommand { command in
      guard !found.contains(where: { $0.input == command.input && $0.modifierFlags == command.modifierFlags }) else {
        return false
      }
      var command = command
      validate(&command, by: performer(of: command))
      found.append(command)
      return false
    }
    return found
  }

  /// The key commands that a list of them shows: those that are discoverable, enabled, and that somebody performs.
  public var discoverableKeyCommands: [KeyCommand] {
    keyCommands.filter { $0.isDiscoverable && $0.isEnabled && performer(of: $0) != nil }
  }

  /// Runs the nearest enabled key command that a press is, of those that come before text and focus or of the others, if
  /// somebody performs it (R29-R32).
  func performKeyCommand(_ press: Press, withPriority: Bool) -> Bool {
    guard responders.isWanted(.keyCommands) || press.modifierFlags.contains(.control) else { return false }
    var chosen: (action: Action, performer: Entity?, sender: Entity)?
    forEachKeyCommand(for: press) { command in
      guard command.matches(press), command.wantsPriorityOverSystemBehavior == withPriority else { return false }
      let performer = performer(of: command)
      var command = command
      validate(&command, by: performer)
      guard command.isEnabled else { return false }
      // Validating may have changed what it does.
      let target = performer.flatMap { canPerform(command.action, $0, chainStart) ? $0 : nil }
      chosen = (command.action, target ?? self.performer(of: command), chainStart)
      return true
    }
    guard let chosen, let performer = chosen.performer, isAlive(performer) else { return false }
    perform(chosen.action, by: performer, from: chosen.sender)
    return true
  }

  /// Calls the closure with each command from where keys go on up the chain, until it says that it is enough.
  private func forEachKeyCommand(for press: Press? = nil, _ body: (KeyCommand) -> Bool) {
    let start = chainStart
    var turns = 0
    var next: Entity? = responders.isWanted(.keyCommands) ? start : nil
    while let entity = next {
      let owner = firstResponder(wanting: .keyCommands, from: entity, &turns)
      guard owner != .none else { break }
      if let commands = responders.responder(of: owner)?.keyCommands {
        for command in commands where body(command) { return }
      }
      next = isAlive(owner) ? self.next(after: owner, &turns) : nil
    }
    // Those of the application, where somebody performs them (R24, R27).
    guard responders.isWanted(.actions), press?.modifierFlags.contains(.control) != false else { return }
    for command in KeyCommand.standard {
      if press.map(command.matches) ?? true, performer(of: command) != nil, body(command) { return }
    }
  }

  /// Who performs a command: its action goes up the same chain from its start (R29).
  private func performer(of command: KeyCommand) -> Entity? { target(for: command.action, from: chainStart) }

  /// Lets the responder that would perform a command change it (R25).
  func validate(_ command: inout KeyCommand, by performer: Entity?) {
    guard let performer else { return }
    validateUndo(&command, by: performer)
    responders.responder(of: performer)?.validate(&command)
  }
}
