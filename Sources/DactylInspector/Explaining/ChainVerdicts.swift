import Dactyl

/// The verdicts about an input without a location (a press, a shake, a command of a remote control): finds who kept it
/// from a responder.
struct ChainVerdicts {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  /// The responder that is asked about.
  let id: String
  /// The entry that the log lacks.
  let missing: ScenarioPattern

  var scene: Scene { stage.scene }
  var subject: Entity { stage.entity(of: id) ?? .none }
  var cures: ChainCures { ChainCures(stage: stage, document: document, id: id) }

  /// The first obstacle of an input of a kind, from its beginning on.
  func obstacle(from start: ChainStart, of kind: InputKind) -> Obstacle? {
    if let obstacle = beginning(start) { return obstacle }
    let story = scene.decisions.decisions.filter { $0.inputKind == kind && $0.timestamp >= start.time }
    for decision in story where decision.timestamp <= missing.times.upperBound {
      if let obstacle = obstacle(of: decision, start) { return obstacle }
    }
    guard !start.chain.contains(subject) else { return silent(start) }
    return elsewhere(start)
  }

  /// What keeps any input from starting where the subject is: it is ignored, or goes to another window.
  func beginning(_ start: ChainStart) -> Obstacle? {
    if start.isIgnored {
      let steps = document.steps(with: "ignore_interaction").map { [ScenarioEdit.removeStep($0)] }
      return Obstacle(rule: Rule.T26.id, cause: .ignored, opponent: nil, time: start.time, cures: steps)
    }
    guard !start.chain.contains(subject), let window = stage.window(around: id), window != start.keyWindow else {
      return nil
    }
    return Obstacle(
      rule: "W1", cause: .notKeyWindow, opponent: stage.name(of: start.keyWindow), time: start.time,
      cures: cures.makingKey(stage.name(of: window), before: start))
  }

  /// An input that starts at an entity from which the way up does not pass the subject.
  func elsewhere(_ start: ChainStart, rule: String = "R11") -> Obstacle {
    Obstacle(
      rule: rule, cause: .notInChain, opponent: start.item.flatMap { stage.name(of: $0) }, time: start.time,
      cures: cures.startingInside(before: start))
  }

  private func obstacle(of decision: Decision, _ start: ChainStart) -> Obstacle? {
    // Who comes after the subject takes nothing from it.
    guard decision.view != subject, !isAfterSubject(decision.view, start) else { return nil }
    let name = stage.name(of: decision.view)
    switch (decision.kind, decision.rule) {
    case (.refuseView, .T26), (.claim, .T26):
      return Interruptions(stage: stage, document: document).obstacle(of: decision)
    case (.claim, .F24): return consumed(decision, name, by: .F24, cures.withoutFocus(name))
    case (.claim, .G47), (.claim, .G48), (.claim, .G50):
      guard let gesture = stage.name(of: decision.gesture) else { return nil }
      return Obstacle(
        decision, .claimed, gesture, [[.set(.object(gesture), ["cancels_touches_in_view"], .bool(false))]])
    case (.claim, .P7), (.claim, .T22), (.claim, .T23), (.claim, .W11):
      return Interruptions(stage: stage, document: document).obstacle(of: decision)
    case (.claim, .R32) where scene.textInput(isAt: decision.view):
      return consumed(decision, name, by: .R32, cures.withoutFirstResponder(name))
    case (.claim, .R29), (.claim, .R34), (.claim, .R32):
      return consumed(decision, name, by: .R33, cures.withoutCommand(name, at: start))
    case (.handled, _):
      guard start.chain.contains(subject) else { return nil }
      return consumed(decision, name, by: .T19, cures.observing(name, callback))
    default: return nil
    }
  }

  private func isAfterSubject(_ entity: Entity, _ start: ChainStart) -> Bool {
    guard let own = start.chain.firstIndex(of: subject), let other = start.chain.firstIndex(of: entity) else {
      return false
    }
    return other > own
  }

  func consumed(_ decision: Decision, _ name: String?, by rule: Rule, _ changes: [[ScenarioEdit]]) -> Obstacle {
    var obstacle = Obstacle(decision, .consumed, name, changes)
    obstacle.rule = rule.id
    return obstacle
  }

  /// The subject is on the way, and does not handle it.
  private func silent(_ start: ChainStart) -> Obstacle {
    Obstacle(
      rule: Rule.T19.id, cause: .noHandler, opponent: nil, time: start.time,
      cures: ["observes", "handles"].map { [.add(.object(id), [$0], .string(callback))] })
  }

  /// The callback of the missing entry.
  private var callback: String { missing.text.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
}

extension Scene {
  /// Whether an entity edits text.
  fileprivate func textInput(isAt entity: Entity) -> Bool { isView(entity.index) && view(entity).textField != nil }
}

extension ScenarioStage {
  /// The window around a view or controller; nil for one that is in no window, and for the application.
  func window(around id: String) -> Entity? {
    guard var view = views[id] ?? controllers[id]?.view else { return nil }
    while let parent = view.superview { view = parent }
    return scene.windows.first { $0.view == view }?.view.entity
  }
}
