/// A search for key commands: up the chain from the focused item, and then from the first responder through the
/// entities that the first walk has not passed (R29).
///
/// The chain is walked once, at the beginning: its state when a key goes down counts.
struct KeyCommandSearch: ~Copyable {
  private let scene: Scene
  private let start: Entity
  /// The entities that have commands or perform actions.
  private let found: List<Entity>

  /// Begins at a focused item, or at the first responder when there is none.
  init(from item: Entity?, in scene: Scene) {
    self.scene = scene
    let second = scene.chainStart
    start = item.flatMap { scene.isAlive($0) ? $0 : nil } ?? second
    found = scene.inputs.scratch.takeEntities()
    scene.collect(into: found, wanting: Self.events, from: start)
    if start != second { addRest(from: second) }
  }

  private static var events: ResponderEvents { [.keyCommands, .actions] }

  /// Adds the entities of a second chain. Where the two chains meet they are the same, so their common entities are at
  /// the end of both.
  private func addRest(from second: Entity) {
    let rest = scene.inputs.scratch.takeEntities()
    scene.collect(into: rest, wanting: Self.events, from: second)
    var (passed, own) = (found.count, rest.count)
    while passed > 0, own > 0, found[passed - 1] == rest[own - 1] { (passed, own) = (passed - 1, own - 1) }
    for index in 0..<own { found.append(rest[index]) }
    scene.inputs.scratch.give(back: rest)
  }

  deinit { scene.inputs.scratch.give(back: found) }

  /// Returns the performer of an action, which is searched along the same walk, without a target (R23, R29).
  func performer(of action: Action) -> Entity? {
    for index in found.indices {
      let entity = found[index]
      guard scene.isAlive(entity), scene.responders.wants(.actions, entity.index) else { continue }
      if scene.canPerform(action, entity, start) { return entity }
    }
    return nil
  }

  /// Calls the closure with each matching command and its rule, the nearest first, until it returns true. The standard
  /// commands that an entity of the walk performs come last (R34), if requested. Another closure is called with each
  /// command that does not match.
  func forEach(
    withStandard isStandardWanted: Bool = true, where isMeant: (borrowing KeyCommand) -> Bool,
    passing pass: (borrowing KeyCommand, Entity) -> Void = { _, _ in },
    _ body: (KeyCommand, Rule) -> Bool
  ) {
    for index in found.indices {
      let entity = found[index]
      guard scene.isAlive(entity), scene.responders.wants(.keyCommands, entity.index),
        let commands = scene.responders.responder(of: entity)?.keyCommands
      else { continue }
      for number in commands.indices {
        guard isMeant(commands[number]) else {
          pass(commands[number], entity)
          continue
        }
        if body(commands[number], .R29) { return }
      }
    }
    guard isStandardWanted, scene.responders.isWanted(.actions) else { return }
    let standard = KeyCommand.standard
    for number in standard.indices where isMeant(standard[number]) && performer(of: standard[number].action) != nil {
      if body(standard[number], .R34) { return }
    }
  }

  /// Claims a press for the nearest enabled command that matches it, either among those with priority over text and
  /// focus or among the others, if an entity performs it (R29-R32). The command is performed with the actions of the
  /// event.
  func perform(_ press: Press, withPriority: Bool) -> Bool {
    var chosen: (action: Action, performer: Entity?, rule: Rule)?
    scene.record(.searchCommands, rule: withPriority ? .R32 : .R29, of: .press, id: press.id, view: start)
    // No standard command has priority.
    forEach(
      withStandard: !withPriority, where: { $0.wantsPriorityOverSystemBehavior == withPriority && $0.matches(press) },
      passing: { command, entity in
        guard scene.isLogging, command.wantsPriorityOverSystemBehavior == withPriority, command.isMissed(by: press)
        else { return }
        scene.record(.missCommand, rule: .R30, of: .press, id: press.id, view: entity)
      }
    ) { command, rule in
      var (command, performer) = (command, performer(of: command.action))
      let action = command.action
      scene.validate(&command, by: performer)
      guard command.isEnabled else {
        scene.record(.refuseCommand, rule: .R25, of: .press, id: press.id, view: performer ?? .none)
        return false
      }
      // Validation may have changed the action of the command, or destroyed its performer.
      if command.action != action || performer.map(scene.isAlive) != true {
        performer = self.performer(of: command.action)
      }
      chosen = (command.action, performer, rule)
      return true
    }
    guard let chosen else { return false }
    guard let performer = chosen.performer, scene.isAlive(performer) else {
      scene.record(.refuseCommand, rule: .R31, of: .press, id: press.id)
      return false
    }
    let rule = withPriority ? .R32 : chosen.rule
    scene.record(.claim, rule: rule, of: .press, id: press.id, view: performer)
    let action = PendingAction.command(chosen.action, performer: performer, sender: start, press: press.id)
    scene.responders.pendingActions.append(action)
    scene.settling.isNeeded = true
    return true
  }
}
