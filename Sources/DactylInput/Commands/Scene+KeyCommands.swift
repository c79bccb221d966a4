extension Scene {
  /// The key commands that can be chosen now, from the focused item up the chain and then from the first responder
  /// (R29), each validated by its performer (R25). Of several with one key only the nearest is included. Allocates an
  /// array.
  public var keyCommands: [KeyCommand] {
    keyCommands(in: KeyCommandSearch(from: focusSource?.firstItem, in: self))
  }

  /// The key commands to display in a list: those that are discoverable, enabled, and have a performer.
  public var discoverableKeyCommands: [KeyCommand] {
    let search = KeyCommandSearch(from: focusSource?.firstItem, in: self)
    return keyCommands(in: search).filter {
      $0.isDiscoverable && $0.isEnabled && search.performer(of: $0.action) != nil
    }
  }

  private func keyCommands(in search: borrowing KeyCommandSearch) -> [KeyCommand] {
    var found: [KeyCommand] = []
    search.forEach(where: { _ in true }) { command, _ in
      guard !found.contains(where: { $0.input == command.input && $0.modifierFlags == command.modifierFlags }) else {
        return false
      }
      var command = command
      validate(&command, by: search.performer(of: command.action))
      found.append(command)
      return false
    }
    return found
  }

  /// Lets the performer of a command validate it (R25).
  func validate(_ command: inout KeyCommand, by performer: Entity?) {
    guard let performer else { return }
    validateUndo(&command, by: performer)
    responders.responder(of: performer)?.validate(&command)
  }
}
