import Dactyl

/// The verdicts about a touch in the log of decisions of a play: finds the one that kept it, or a phase of it, from a
/// view.
struct TouchVerdicts {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  let subject: View
  /// The id of the view or controller.
  let id: String
  /// The entry that the log lacks.
  let missing: ScenarioPattern
  /// All fingers that landed.
  let landings: [WatchedLanding]

  /// The first obstacle after a landing that hit the view or a view in it, or nil.
  func obstacle(after landing: WatchedLanding) -> Obstacle? {
    let all = stage.scene.decisions.decisions
    let landings = all.filter {
      $0.timestamp == landing.time && $0.inputKind == .touch && ($0.kind == .bindView || $0.kind == .refuseView)
    }
    guard landings.indices.contains(landing.rank) else { return nil }
    let first = landings[landing.rank]
    let story = all.filter { $0.touch == first.touch && $0.inputKind == .touch }
    let caught = CaughtVerdict(stage: stage, document: document)
    if let obstacle = caught.obstacle(story, before: subject, landing.step) { return obstacle }
    for decision in story where decision.timestamp <= missing.times.upperBound {
      if let obstacle = obstacle(of: decision) { return obstacle }
    }
    return chain(story)
  }

  private func obstacle(of decision: Decision) -> Obstacle? {
    switch (decision.kind, decision.rule) {
    case (.refuseView, .T9):
      return Obstacle(decision, .multipleTouchOff, nil, [[.set(.object(id), ["multiple_touch"], .bool(true))]])
    case (.refuseView, .T14): return exclusive(decision)
    case (.claim, .T23), (.claim, .W11), (.claim, .T22), (.claim, .T26):
      return Interruptions(stage: stage, document: document).obstacle(of: decision)
    case (.claim, .G47), (.claim, .G48), (.claim, .G50):
      let gesture = decision.gesture == .none ? decision.opponent : decision.gesture
      guard let name = stage.name(of: gesture) else {
        // The lift of a drag source is named by its view.
        guard let source = stage.source(lifting: gesture) else { return nil }
        return Obstacle(decision, .claimed, source == id ? nil : source, document.laterLifts(of: source))
      }
      return Obstacle(decision, .claimed, name, keeping(from: name))
    case (.withhold, .G52), (.withhold, .G53): return withheld(decision)
    case (.refuseView, .C13):
      return Obstacle(decision, .disabled, nil, [[.set(.object(id), ["control", "enabled"], .bool(true))]])
    case (.measure, _):
      guard let condition = decision.condition else { return nil }
      let cures = ConditionCures(stage: stage, document: document, target: .object(id), landings: landings)
      var obstacle = Obstacle(
        decision, .failedOwnCondition, nil, cures.changes(for: condition, at: decision.timestamp))
      obstacle.condition = condition
      return obstacle
    default: return nil
    }
  }

  /// Changes after which a recognizer leaves the touch to its view; the pan of a scroll view is named by its view.
  private func keeping(from name: String) -> [[ScenarioEdit]] {
    guard name.hasSuffix(".pan") else { return [[.set(.object(name), ["cancels_touches_in_view"], .bool(false))]] }
    let target = ScenarioTarget.object(String(name.dropLast(".pan".count)))
    let (cancel, delay): (ScenarioEdit, ScenarioEdit) = (
      .set(target, ["scroll", "can_cancel_content_touches"], .bool(false)),
      .set(target, ["scroll", "delays_content_touches"], .bool(false))
    )
    return [[delay], [cancel], [.set(target, ["scroll", "touches_should_cancel"], .bool(false))], [delay, cancel]]
  }

  /// A touch, or its end, that a recognizer or the scroll view of one holds back.
  private func withheld(_ decision: Decision) -> Obstacle? {
    guard let name = stage.name(of: decision.gesture) ?? stage.name(of: decision.opponent),
      phase.map({ $0.rawValue == decision.detail }) ?? true
    else { return nil }
    guard !name.hasSuffix(".pan") else {
      let view = String(name.dropLast(".pan".count))
      var obstacle = Obstacle(
        decision, .delayed, view, [[.set(.object(view), ["scroll", "delays_content_touches"], .bool(false))]])
      obstacle.rule = "V1"
      return obstacle
    }
    let key = decision.rule == .G52 ? "delays_touches_began" : "delays_touches_ended"
    return Obstacle(decision, .delayed, name, [[.set(.object(name), [key], .bool(false))]])
  }

  /// The callback of the missing entry, and its phase; nil when it is no delivery of touches.
  private var callback: String? { missing.text.split(separator: " ").dropFirst().first.map(String.init) }
  private var phase: TouchPhase? {
    [TouchPhase.began, .moved, .ended, .cancelled].first { $0.callbackName == callback }
  }

  // MARK: Views

  /// A view with exclusive touch, which is the subject or another one with a touch.
  private func exclusive(_ decision: Decision) -> Obstacle? {
    let held = stage.scene.decisions.decisions.last {
      $0.kind == .bindView && $0.inputKind == .touch && $0.timestamp <= decision.timestamp && $0.view != decision.view
    }
    guard let held, stage.scene.isAlive(held.view) else { return nil }
    let other = stage.id(of: stage.scene.view(held.view))
    return Obstacle(
      decision, .exclusiveTouch, other, [other, id].map { [.set(.object($0), ["exclusive_touch"], .bool(false))] })
  }

  // MARK: The responder chain

  private var subjectEntity: Entity { stage.entity(of: id) ?? subject.entity }

  /// A responder before the subject that handled what is missing, or else the subject, which does not handle it.
  private func chain(_ story: [Decision]) -> Obstacle? {
    guard let callback, let phase else { return nil }
    let calls = story.filter { $0.detail == phase.rawValue && missing.times.contains($0.timestamp) }
    let before = calls.prefix { $0.view != subjectEntity }
    if let handled = before.first(where: { $0.kind == .handled }), let name = stage.name(of: handled.view) {
      let cures = ChainCures(stage: stage, document: document, id: id)
      return Obstacle(handled, .consumed, name, cures.observing(name, callback))
    }
    guard let last = story.last(where: { missing.times.contains($0.timestamp) }) ?? story.last else { return nil }
    var obstacle = Obstacle(
      last, .noHandler, nil,
      ["handles", "observes"].map { [.add(.object(id), [$0], .string(callback))] })
    obstacle.rule = Rule.T19.id
    return obstacle
  }
}
