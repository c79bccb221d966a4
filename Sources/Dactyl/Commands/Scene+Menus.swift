extension Scene {
  /// The main menu as it is to be shown now: made by the application and its delegate (R26), and each command validated by
  /// who would perform it (R25). A command that nobody performs is disabled (R24). Makes arrays.
  public func mainMenu() -> Menu {
    var menu = Menu(kind: .main)
    for entity in [application, delegate] where isAlive(entity) { build(&menu, by: entity) }
    return validated(menu, from: chainStart)
  }

  /// The menu of a view or controller as it is to be shown now: made by it and by those after it in the chain up to the
  /// window scene, in that order (R26). Commands that nobody performs are left out (R24). Makes arrays.
  public func contextMenu(for entity: Entity) -> Menu {
    var menu = Menu(kind: .context)
    guard check(entity, "make a menu for") else { return menu }
    for responder in responderChain(from: entity) where responder != application && responder != delegate {
      if isAlive(responder) { build(&menu, by: responder) }
    }
    return validated(menu, from: entity)
  }

  /// Does what was chosen from a menu, for the entity that it was opened on.
  ///
  /// - Returns: who performed it, or nil when the command is disabled or nobody can any more.
  @discardableResult
  public func choose(_ command: KeyCommand, from entity: Entity = .none) -> Entity? {
    guard command.isEnabled else { return nil }
    return sendAction(command.action, from: entity == .none ? chainStart : entity)
  }

  private func build(_ menu: inout Menu, by entity: Entity) {
    guard responders.wants(.actions, entity.index) else { return }
    responders.responder(of: entity)?.buildMenu(&menu)
  }

  private func validated(_ menu: Menu, from sender: Entity) -> Menu {
    var menu = menu
    menu.items = menu.items.compactMap { item in
      switch item {
      case .separator: return item
      // As deep as the game made it.
      case .menu(var inner):
        inner.kind = menu.kind
        return .menu(validated(inner, from: sender))
      case .command(var command):
        let performer = target(for: command.action, from: sender)
        if performer == nil {
          if menu.kind == .context { return nil }
          command.isEnabled = false
        }
        validate(&command, by: performer)
        return .command(command)
      }
    }
    return menu
  }
}
