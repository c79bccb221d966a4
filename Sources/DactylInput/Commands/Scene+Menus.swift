extension Scene {
  /// The main menu as it is to be shown now: made by the application and its delegate (R26), and each command validated
  /// by who would perform it (R25). A command that nobody performs is disabled (R24). Makes arrays.
  public func mainMenu() -> Menu {
    var menu = Menu(kind: .main)
    for entity in [application, delegate] where isAlive(entity) { build(&menu, by: entity) }
    return validated(menu, from: chainStart)
  }

  /// The menu of a view or controller as it is to be shown now: made by it and by those after it in the chain up to the
  /// window scene, in that order (R26). Commands that nobody performs are left out (R24). Makes arrays.
  public func contextMenu(for entity: Entity) -> Menu {
    menu(Menu(kind: .context), for: entity)
  }

  /// The edit menu of a view or controller as it is to be shown now: those of the standard edit actions that somebody
  /// performs for it (R24, `KeyCommand.editing`), and then what it and those after it in the chain add, as for a
  /// context menu. Makes arrays.
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

  /// Lets a closure add to the menus of an entity of the chain, before its responder does; nil takes it off again. See
  /// `MenuResponder.buildMenu(_:)`.
  public func setMenuBuilder(_ build: ((inout Menu) -> Void)?, of entity: Entity) {
    guard check(entity, "set the menu of") else { return }
    watchEnd(of: entity)
    let old = responders.setMenuBuilder(build, of: entity)
    withExtendedLifetime(old) {}
  }

  /// Does what was chosen from a menu, for the entity that it was opened on.
  ///
  /// - Returns: who performed it, or nil when the command is disabled or nobody can any more.
  @discardableResult
  public func choose(_ command: KeyCommand, from entity: Entity = .none) -> Entity? {
    guard command.isEnabled else { return nil }
    return sendAction(command.action, from: entity == .none ? chainStart : entity)
  }

  /// Has what a press chose from a menu done with the actions of the event.
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
    // The closure may have ended it.
    guard isAlive(entity) else { return }
    responders.responder(of: entity)?.buildMenu(&menu)
  }

  /// A menu as it is to be shown now: each command validated by who would perform it, without those that nobody
  /// performs.
  package func validated(_ menu: Menu, from sender: Entity) -> Menu {
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
