extension Scene {
  /// Returns the main menu in its present state: built by the application and its delegate (R26), with each command
  /// validated by its performer (R25). A command without a performer is disabled (R24). Allocates arrays.
  public func mainMenu() -> Menu {
    var menu = Menu(kind: .main)
    for entity in [application, delegate] where isAlive(entity) { build(&menu, by: entity) }
    return validated(menu, from: chainStart)
  }

  /// Returns the context menu of a view or controller in its present state: built by the entity and those after it in
  /// the chain up to the window scene, in that order (R26). Commands without a performer are left out (R24). Allocates
  /// arrays.
  public func contextMenu(for entity: Entity) -> Menu {
    menu(Menu(kind: .context), for: entity)
  }

  /// Returns the edit menu of a view or controller in its present state: the standard edit actions that have a
  /// performer (R24, `KeyCommand.editing`), followed by the items that the entity and those after it in the chain add,
  /// as for a context menu. Allocates arrays.
  public func editMenu(for entity: Entity) -> Menu {
    menu(Menu(kind: .edit, KeyCommand.editing.map { .command($0) }), for: entity)
  }

  private func menu(_ menu: Menu, for entity: Entity) -> Menu {
    var menu = menu
    guard check(entity, "make a menu for") else { return Menu(kind: menu.kind) }
    for responder in responderChain(from: entity) where responder != application && responder != delegate {
      if isAlive(responder) { build(&menu, by: responder) }
    }
    return validated(menu, from: entity)
  }

  /// Sets a closure that changes the menus of an entity of the chain, before its responder does; nil removes it. See
  /// `MenuResponder.buildMenu(_:)`.
  public func setMenuBuilder(_ build: ((inout Menu) -> Void)?, of entity: Entity) {
    guard check(entity, "set the menu of") else { return }
    watchEnd(of: entity)
    let old = responders.setMenuBuilder(build, of: entity)
    withExtendedLifetime(old) {}
  }

  /// Performs a command that was chosen from a menu, for the entity on which the menu was opened.
  ///
  /// - Returns: the entity that performed it, or nil when the command is disabled or has no performer any more.
  @discardableResult
  public func choose(_ command: KeyCommand, from entity: Entity = .none) -> Entity? {
    guard command.isEnabled else { return nil }
    return sendAction(command.action, from: entity == .none ? chainStart : entity)
  }

  /// Performs a command that a press chose from a menu, with the actions of the event.
  package func choose(_ command: KeyCommand, from entity: Entity, by press: Press) {
    guard command.isEnabled, let performer = target(for: command.action, from: entity), isAlive(performer) else {
      return
    }
    responders.pendingActions.append(
      .command(command.action, performer: performer, sender: entity, press: press.id))
    settling.isNeeded = true
  }

  private func build(_ menu: inout Menu, by entity: Entity) {
    guard responders.wants(.actions, entity.index) else { return }
    responders.menuBuilder(of: entity)?(&menu)
    // The closure may have destroyed the entity.
    guard isAlive(entity) else { return }
    responders.responder(of: entity)?.buildMenu(&menu)
  }

  /// Returns a menu in its present state: with each command validated by its performer, and without those that have
  /// none.
  package func validated(_ menu: Menu, from sender: Entity) -> Menu {
    var menu = menu
    menu.items = menu.items.compactMap { item in
      switch item {
      case .separator: return item
      // Nested as deeply as the game made it.
      case .menu(var inner):
        inner.kind = menu.kind
        return .menu(validated(inner, from: sender))
      case .command(var command):
        let performer = target(for: command.action, from: sender)
        if performer == nil {
          if menu.kind != .main { return nil }
          command.isEnabled = false
        }
        validate(&command, by: performer)
        return .command(command)
      }
    }
    return menu
  }
}
