import Dactyl

/// The verdicts about an action that a responder did not perform: one that was sent, or that of a key command.
struct CommandVerdicts {
  let chain: ChainVerdicts
  let action: String

  private var stage: ScenarioStage { chain.stage }
  private var document: ScenarioDocument { chain.document }
  private var cures: ChainCures { chain.cures }

  // MARK: Actions that are sent

  /// The obstacle of an action that was sent (R21-R23).
  func obstacle(ofAction start: ChainStart) -> Obstacle? {
    guard start.chain.contains(chain.subject) else { return elsewhere(start, isCommand: false) }
    return performing(start)
  }

  private func elsewhere(_ start: ChainStart, isCommand: Bool) -> Obstacle {
    if let window = stage.window(around: chain.id), window != start.keyWindow, let other = chain.beginning(start),
      other.cause != .ignored, isCommand || start.item == nil
    {
      return other
    }
    return chain.elsewhere(start, rule: isCommand ? "R29" : isTargeted(start) ? "R22" : "R23")
  }

  private func isTargeted(_ start: ChainStart) -> Bool {
    guard document.steps.indices.contains(start.step) else { return false }
    if case .string? = document.steps[start.step]["to"] { return true }
    return false
  }

  /// Who performs it before the subject, or nobody.
  private func performing(_ start: ChainStart) -> Obstacle? {
    let performer = start.chain.first { stage.scene.canPerform(Action(action), $0, start.start) }
    if let performer, performer != chain.subject {
      let name = stage.name(of: performer)
      return Obstacle(
        rule: "R21", cause: .consumed, opponent: name, time: start.time,
        cures: cures.startingInside(before: start) + cures.withoutAction(action, of: name))
    }
    guard performer == nil else { return nil }
    return Obstacle(
      rule: "R21", cause: .noHandler, opponent: nil, time: start.time,
      cures: [[.add(.object(chain.id), ["actions"], .string(action))]])
  }

  // MARK: Key commands

  /// The obstacle of a key that was to perform the action (R29-R34): for each responder on the way whether its command
  /// fits, then whether somebody performs it.
  func obstacle(ofKey start: ChainStart) -> Obstacle? {
    if start.isIgnored { return chain.beginning(start) }
    guard
      case .string(let key)? = document.steps[start.step]["press"].flatMap({ _ in document.steps[start.step]["key"] })
    else { return nil }
    let press = KeyOfCommand(key: key, modifiers: document.strings(at: start.step, "modifiers"))
    if let taken = taken(start) { return taken }
    for entity in start.chain {
      guard let owner = stage.name(of: entity) else { continue }
      let commands = document.commands(of: owner)
      if let fitting = commands.first(where: press.fits) {
        if fitting.action == action { return performingCommand(start) }
        return consumed(start, by: owner, performing: fitting)
      }
      if let meant = commands.first(where: { $0.action == action }) {
        return mismatch(start, press, meant, of: owner)
      }
    }
    return nobody(start, press)
  }

  /// Text, or a focused control, that took the key before commands without priority.
  private func taken(_ start: ChainStart) -> Obstacle? {
    let claims = stage.scene.decisions.decisions.filter {
      $0.kind == .claim && $0.inputKind == .press && $0.timestamp == start.time
    }
    guard let claim = claims.first, let name = stage.name(of: claim.view) else { return nil }
    if claim.rule == .F24 { return chain.consumed(claim, name, by: .F24, cures.withoutFocus(name)) }
    guard claim.rule == .R32, stage.views[name]?.textField != nil else { return nil }
    return chain.consumed(claim, name, by: .R32, cures.withoutFirstResponder(name))
  }

  /// The command fits; somebody else performs its action, or nobody.
  private func performingCommand(_ start: ChainStart) -> Obstacle? {
    let performer = start.chain.first { stage.scene.canPerform(Action(action), $0, start.start) }
    if performer != nil { return performing(start) }
    let isInChain = start.chain.contains(chain.subject)
    if !isInChain, document.strings(of: chain.id, "actions").contains(action) {
      return elsewhere(start, isCommand: true)
    }
    guard isInChain else { return elsewhere(start, isCommand: true) }
    return Obstacle(
      rule: Rule.R31.id, cause: .noHandler, opponent: nil, time: start.time,
      cures: [[.add(.object(chain.id), ["actions"], .string(action))]])
  }

  /// A nearer command takes the key.
  private func consumed(_ start: ChainStart, by owner: String, performing command: DeclaredCommand) -> Obstacle? {
    let performer = start.chain.first { stage.scene.canPerform(Action(command.action), $0, start.start) }
    let name = performer.flatMap { stage.name(of: $0) } ?? owner
    return Obstacle(
      rule: Rule.R29.id, cause: .consumed, opponent: name, time: start.time,
      cures: cures.changing(command, of: owner) + cures.startingInside(before: start)
        + cures.withoutCommand(command, of: owner) + cures.withoutAction(command.action, of: name))
  }

  /// The command is on the way, and its key or modifiers are others.
  private func mismatch(
    _ start: ChainStart, _ press: KeyOfCommand, _ command: DeclaredCommand, of owner: String
  ) -> Obstacle {
    var changes: [[ScenarioEdit]] = []
    if let origin = document.origins[start.step] {
      let modifiers = ScenarioEdit.set(.step(origin), ["modifiers"], .strings(command.modifiers))
      let key = ScenarioEdit.set(.step(origin), ["key"], .string(command.input.lowercased()))
      let isSameKey = press.key == command.input.lowercased()
      changes = isSameKey ? [[modifiers]] : [[key], [key, modifiers]]
    }
    return Obstacle(
      rule: "R30", cause: .keyMismatch, opponent: nil, time: start.time,
      cures: changes + [cures.setting(command, of: owner, to: press)])
  }

  /// No responder on the way has the command.
  private func nobody(_ start: ChainStart, _ press: KeyOfCommand) -> Obstacle? {
    let owners = document.ids.filter { owner in document.commands(of: owner).contains { $0.action == action } }
    guard owners.isEmpty else {
      let owner = owners.contains(chain.id) ? chain.id : owners[0]
      let verdicts = ChainVerdicts(stage: stage, document: document, id: owner, missing: chain.missing)
      return CommandVerdicts(chain: verdicts, action: action).elsewhere(start, isCommand: true)
    }
    if let standard = KeyCommand.standard.first(where: { "\($0.action)" == action }), !press.fits(standard) {
      var changes: [[ScenarioEdit]] = []
      if let origin = document.origins[start.step], case .character(let letter) = standard.input {
        let modifiers = ScenarioEdit.set(.step(origin), ["modifiers"], .strings(["control"]))
        let key = ScenarioEdit.set(.step(origin), ["key"], .string(letter.lowercased()))
        changes = [[modifiers], [key], [key, modifiers]]
      }
      return Obstacle(rule: "R30", cause: .keyMismatch, opponent: nil, time: start.time, cures: changes)
    }
    guard start.chain.contains(chain.subject) else { return elsewhere(start, isCommand: true) }
    return Obstacle(
      rule: Rule.R34.id, cause: .noHandler, opponent: nil, time: start.time,
      cures: [
        [.add(.object(chain.id), ["actions"], .string(action))],
        cures.adding(press, performing: action),
      ])
  }
}

/// A key command as a file declares it.
struct DeclaredCommand: Hashable {
  /// Its index among those of its responder.
  var index: Int
  var input: String
  var modifiers: [String]
  var action: String
}

/// The key of a press, as a file has it.
struct KeyOfCommand {
  var key: String
  var modifiers: [String]

  /// Whether a declared command fits (R30).
  func fits(_ command: DeclaredCommand) -> Bool {
    command.input.lowercased() == key && Set(command.modifiers) == Set(modifiers)
  }

  /// Whether a standard command fits.
  func fits(_ command: KeyCommand) -> Bool {
    guard let (type, characters) = ScenarioKeys.type(named: key) else { return false }
    let flags = modifiers.reduce(into: ModifierFlags()) { flags, name in
      switch name {
      case "shift": flags.insert(.shift)
      case "control": flags.insert(.control)
      case "alternate": flags.insert(.alternate)
      default: flags.insert(.command)
      }
    }
    let isKey: Bool =
      switch command.input {
      case .character(let text): text.lowercased() == characters
      case .key(let key): type == .key(key)
      case .button(let button): type == .button(button)
      }
    return isKey && command.modifierFlags == flags
  }
}
