/// A search for key commands from where keys go on up the chain (R29).
///
/// The chain is walked once, when the search begins: what counts is how it stands when a key goes down.
struct KeyCommandSearch: ~Copyable {
  private let scene: Scene
  private let start: Entity
  /// Those that have commands or perform actions.
  private let found: List<Entity>

  init(in scene: Scene) {
    self.scene = scene
    start = scene.chainStart
    found = scene.inputs.scratch.takeEntities()
    scene.collect(into: found, wanting: [.keyCommands, .actions], from: start)
  }

  deinit { scene.inputs.scratch.give(back: found) }

  /// Who performs an action: it goes up the same chain from its start, without a target (R23, R29).
  func performer(of action: Action) -> Entity? {
    for index in found.indices {
      let entity = found[index]
      guard scene.isAlive(entity), scene.responders.wants(.actions, entity.index) else { continue }
      if scene.canPerform(action, entity, start) { return entity }
    }
    return nil
  }

  /// Calls the closure with each command that is meant, the nearest first, until it says that it is enough. Last come those
  /// of the application that somebody performs (R24, R27).
  func forEach(where isMeant: (borrowing KeyCommand) -> Bool, _ body: (KeyCommand) -> Bool) {
    for index in found.indices {
      let entity = found[index]
      guard scene.isAlive(entity), scene.responders.wants(.keyCommands, entity.index),
        let commands = scene.responders.responder(of: entity)?.keyCommands
      else { continue }
      for number in commands.indices where isMeant(commands[number]) && body(commands[number]) { return }
    }
    guard scene.responders.isWanted(.actions) else { return }
    let standard = KeyCommand.standard
    for number in standard.indices where isMeant(standard[number]) && performer(of: standard[number].action) != nil {
      if body(standard[number]) { return }
    }
  }

  /// Claims a press for the nearest enabled command that it is, of those that come before text and focus or of the others, if somebody
  /// performs it (R29-R32). It is performed with the actions of the event.
  func perform(_ press: Press, withPriority: Bool) -> Bool {
    var chosen: (action: Action, performer: Entity?)?
    scene.record(.searchCommands, rule: withPriority ? .R32 : .R29, of: .press, id: press.id, view: start)
    forEach(where: { $0.wantsPriorityOverSystemBehavior == withPriority && $0.matches(press) }) { command in
      var (command, performer) = (command, performer(of: command.action))
      let action = command.action
      scene.validate(&command, by: performer)
      guard command.isEnabled else {
        scene.record(.refuseCommand, rule: .R25, of: .press, id: press.id, view: performer ?? .none)
        return false
      }
      // Validating may have changed what it does, and who is there to do it.
      if command.action != action || performer.map(scene.isAlive) != true {
        performer = self.performer(of: command.action)
      }
      chosen = (command.action, performer)
      return true
    }
    guard let chosen else { return false }
    guard let performer = chosen.performer, scene.isAlive(performer) else {
      scene.record(.refuseCommand, rule: .R31, of: .press, id: press.id)
      return false
    }
    scene.record(.claim, rule: withPriority ? .R32 : .R29, of: .press, id: press.id, view: performer)
    let action = PendingAction.command(chosen.action, performer: performer, sender: start, press: press.id)
    scene.responders.pendingActions.append(action)
    scene.settling.isNeeded = true
    return true
  }
}
