import Dactyl

/// The changes by which a responder may receive an input without a location, or perform an action.
struct ChainCures {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  /// The responder.
  let id: String

  // MARK: Where an input starts

  /// Changes by which an input starts at the responder, or inside it: the first responder and the focus of earlier
  /// steps, a new first responder, and the key window.
  func startingInside(before start: ChainStart) -> [[ScenarioEdit]] {
    let inner = candidates
    var changes: [[ScenarioEdit]] = []
    for key in ["become_first_responder", "focus_on", "update_focus"] {
      for step in document.steps(with: key, before: start.step) {
        changes += inner.map { [.set(.step(step), [key], .string($0))] }
      }
    }
    changes += earlier(
      ["become_first_responder", "focus_on", "update_focus", "focus", "present", "dismiss", "make_key"], start)
    changes += inner.compactMap { id in insertion("become_first_responder", .string(id), before: start).map { [$0] } }
    changes += document.steps(with: "resign_first_responder", before: start.step).map { [.removeStep($0)] }
    // One that cannot become first responder yet.
    let ability = ScenarioEdit.set(.object(id), ["can_become_first_responder"], .bool(true))
    for step in document.steps(with: "become_first_responder", before: start.step) {
      changes.append([ability, .set(.step(step), ["become_first_responder"], .string(id))])
    }
    if let insertion = insertion("become_first_responder", .string(id), before: start) {
      changes += [[ability], [ability, insertion]]
    }
    changes += targets(start) + nesting(start)
    return changes
  }

  /// The target or sender of an action that is sent.
  private func targets(_ start: ChainStart) -> [[ScenarioEdit]] {
    guard document.steps.indices.contains(start.step), document.steps[start.step]["send_action"] != nil,
      let origin = document.origins[start.step]
    else { return [] }
    return [
      [.set(.step(origin), ["to"], .null)], [.set(.step(origin), ["to"], .string(id))],
      [.set(.step(origin), ["from"], .string(id))],
    ]
  }

  /// Another place in the tree: what it starts at lies in the responder.
  private func nesting(_ start: ChainStart) -> [[ScenarioEdit]] {
    guard let item = start.item.flatMap({ stage.name(of: $0) }), stage.views[item] != nil, stage.views[id] != nil else {
      return []
    }
    return [[.set(.object(item), ["parent"], .string(id))]]
  }

  /// The responders at which an input may start so that it passes the responder: itself, and what lies in it.
  private var candidates: [String] {
    [id] + document.ids.filter { $0 != id && stage.isInside($0, id) }
  }

  private func earlier(_ keys: [String], _ start: ChainStart) -> [[ScenarioEdit]] {
    keys.flatMap { key in document.steps(with: key, before: start.step).reversed().map { [.removeStep($0)] } }
  }

  private func insertion(_ key: String, _ value: JSONValue, before start: ChainStart) -> ScenarioEdit? {
    let time = Double(start.time.nanoseconds) / 1e6
    let before = document.steps.prefix(start.step).last.map(\.milliseconds) ?? 0
    guard time > 0 else { return nil }
    return .insertStep(
      .object([
        JSONMember(key: "at", value: .number(before < time ? (before + time) / 2 : time)),
        JSONMember(key: key, value: value),
      ]))
  }

  /// Changes that make a window key.
  func makingKey(_ window: String?, before start: ChainStart) -> [[ScenarioEdit]] {
    guard let window else { return [] }
    let steps = document.steps(with: "make_key", before: start.step)
    var changes: [[ScenarioEdit]] = steps.map { [.set(.step($0), ["make_key"], .string(window))] }
    changes += steps.reversed().map { [.removeStep($0)] }
    changes.append([.set(.object(window), ["key"], .bool(true))])
    if let insertion = insertion("make_key", .string(window), before: start) { changes.append([insertion]) }
    changes += document.steps(with: "set", before: start.step).map { [.removeStep($0)] }
    for other in stage.windows.keys.sorted() where other != window {
      changes.append([.set(.object(window), ["key"], .bool(true)), .set(.object(other), ["key"], .bool(false))])
    }
    return changes
  }

  // MARK: Who takes an input

  /// Another responder hears a callback and passes it on.
  func observing(_ other: String?, _ callback: String) -> [[ScenarioEdit]] {
    guard let other else { return [] }
    let bit = ScenarioCallbacks.words.first { $0.0 == callback }?.1 ?? []
    let words = document.strings(of: other, "handles").filter { word in
      ScenarioCallbacks.words.first { $0.0 == word }.map { !$0.1.isDisjoint(with: bit) } ?? false
    }
    return words.map { word in
      [.remove(.object(other), ["handles"], .string(word)), .add(.object(other), ["observes"], .string(word))]
    }
  }

  /// The focused control gets no keys: it is not focused.
  func withoutFocus(_ item: String?) -> [[ScenarioEdit]] {
    guard let item else { return [] }
    let steps = ["focus_on", "update_focus", "focus"].flatMap { document.steps(with: $0) }
    return steps.reversed().map { [.removeStep($0)] } + [[.set(.object(item), ["focusable"], .bool(false))]]
  }

  /// The text field edits nothing.
  func withoutFirstResponder(_ field: String?) -> [[ScenarioEdit]] {
    document.steps(with: "become_first_responder").reversed().map { [.removeStep($0)] } + withoutFocus(field)
  }

  /// The command that took a key has other modifiers, or is left out.
  func withoutCommand(_ performer: String?, at start: ChainStart) -> [[ScenarioEdit]] {
    guard document.steps.indices.contains(start.step), case .string(let key)? = document.steps[start.step]["key"] else {
      return []
    }
    let press = KeyOfCommand(key: key, modifiers: document.strings(at: start.step, "modifiers"))
    var changes: [[ScenarioEdit]] = []
    for entity in start.chain {
      guard let owner = stage.name(of: entity), let command = document.commands(of: owner).first(where: press.fits)
      else {
        continue
      }
      changes += changing(command, of: owner) + withoutCommand(command, of: owner)
      changes += withoutAction(command.action, of: performer)
      break
    }
    if changes.isEmpty, let performer {
      changes = document.strings(of: performer, "actions").flatMap { withoutAction($0, of: performer) }
    }
    return changes
  }

  /// A declared command gets another modifier.
  func changing(_ command: DeclaredCommand, of owner: String) -> [[ScenarioEdit]] {
    ["alternate", "shift", "control"].filter { !command.modifiers.contains($0) }.map { modifier in
      [setting(command, of: owner, to: KeyOfCommand(key: command.input, modifiers: command.modifiers + [modifier]))]
        .flatMap { $0 }
    }
  }

  /// A declared command gets another key.
  func setting(_ command: DeclaredCommand, of owner: String, to press: KeyOfCommand) -> [ScenarioEdit] {
    var list = document.object(owner)?["key_commands"]?.items ?? []
    guard list.indices.contains(command.index) else { return [] }
    list[command.index].set(.string(press.key), at: ["input"])
    list[command.index].set(press.modifiers.isEmpty ? nil : .strings(press.modifiers), at: ["modifiers"])
    return [.set(.object(owner), ["key_commands"], .list(list.map { JSONItem($0) }))]
  }

  /// The responder gets a command for a key.
  func adding(_ press: KeyOfCommand, performing action: String) -> [ScenarioEdit] {
    let command = JSONValue.object([
      JSONMember(key: "input", value: .string(press.key)),
      JSONMember(key: "modifiers", value: .strings(press.modifiers)),
      JSONMember(key: "action", value: .string(action)),
    ])
    return [.add(.object(id), ["key_commands"], command)]
  }

  /// A declared command is left out.
  func withoutCommand(_ command: DeclaredCommand, of owner: String) -> [[ScenarioEdit]] {
    var list = document.object(owner)?["key_commands"]?.items ?? []
    guard list.indices.contains(command.index) else { return [] }
    list.remove(at: command.index)
    return [[.set(.object(owner), ["key_commands"], list.isEmpty ? nil : .list(list.map { JSONItem($0) }))]]
  }

  /// A responder does not perform an action.
  func withoutAction(_ action: String, of performer: String?) -> [[ScenarioEdit]] {
    performer.map { [[.remove(.object($0), ["actions"], .string(action))]] } ?? []
  }
}

extension ScenarioStage {
  /// Whether a view or controller lies in another one.
  func isInside(_ inner: String, _ outer: String) -> Bool {
    guard let inner = views[inner] ?? controllers[inner]?.view, let outer = views[outer] ?? controllers[outer]?.view
    else {
      return false
    }
    return inner.isInside(outer)
  }
}
