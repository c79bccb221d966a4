import Dactyl

/// The verdicts about a touch in the log of decisions of a play: finds the one that kept it, or a phase of it, from a
/// view.
struct TouchVerdicts {
  /// A finger that landed.
  struct Landing {
    /// The step in the file that was played.
    var step: Int
    var time: Timestamp
    /// The number of fingers that landed before it at the same time.
    var rank: Int
  }

  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  let subject: View
  /// The entry that the log lacks.
  let missing: ScenarioPattern

  /// The first obstacle after a landing that hit the view or a view in it, or nil.
  func obstacle(after landing: Landing) -> Obstacle? {
    let all = stage.scene.decisions.decisions
    let landings = all.filter {
      $0.timestamp == landing.time && $0.inputKind == .touch && ($0.kind == .bindView || $0.kind == .refuseView)
    }
    guard landings.indices.contains(landing.rank) else { return nil }
    let first = landings[landing.rank]
    let story = all.filter { $0.touch == first.touch && $0.inputKind == .touch }
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
    case (.claim, .T23): return removed(decision)
    case (.claim, .W11): return interrupted(decision)
    case (.claim, .G47), (.claim, .G48), (.claim, .G50):
      guard let name = stage.name(of: decision.gesture) ?? stage.name(of: decision.opponent) else { return nil }
      return Obstacle(
        decision, .claimed, name, [[.set(.object(name), ["cancels_touches_in_view"], .bool(false))]])
    case (.withhold, .G52), (.withhold, .G53): return withheld(decision)
    default: return nil
    }
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

  private var id: String { stage.id(of: subject) }

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

  /// The view that was taken out of its window, or moved, by a step at that time.
  private func removed(_ decision: Decision) -> Obstacle? {
    for index in document.steps.indices.reversed() {
      let step = document.steps[index]
      guard case .string(let id)? = step["remove"] ?? step["move"], step["at"] == .number(decision.milliseconds),
        let origin = document.origins[index]
      else { continue }
      return Obstacle(decision, .removed, id, [[.removeStep(origin)]])
    }
    return nil
  }

  /// The window that was hidden by a step at that time.
  private func interrupted(_ decision: Decision) -> Obstacle? {
    for index in document.steps.indices.reversed() {
      let step = document.steps[index]
      guard case .string(let id)? = step["set"], step["hidden"] == .bool(true),
        step["at"] == .number(decision.milliseconds), let origin = document.origins[index]
      else { continue }
      return Obstacle(
        decision, .interrupted, id, [[.removeStep(origin)], [.set(.step(origin), ["hidden"], .bool(false))]])
    }
    return nil
  }

  // MARK: The responder chain

  /// A responder before the subject that handled what is missing, or else the subject, which does not handle it.
  private func chain(_ story: [Decision]) -> Obstacle? {
    guard let callback, let phase else { return nil }
    let calls = story.filter { $0.detail == phase.rawValue && missing.times.contains($0.timestamp) }
    if let handled = calls.first(where: { $0.kind == .handled && $0.view != subject.entity }),
      let name = stage.name(of: handled.view)
    {
      return Obstacle(
        handled, .consumed, name,
        [
          [
            .remove(.object(name), ["handles"], .string("touches")),
            .add(.object(name), ["observes"], .string("touches")),
          ],
          [
            .remove(.object(name), ["handles"], .string(callback)),
            .add(.object(name), ["observes"], .string(callback)),
          ],
        ])
    }
    guard let last = story.last(where: { missing.times.contains($0.timestamp) }) ?? story.last else { return nil }
    var obstacle = Obstacle(
      last, .noHandler, nil,
      ["handles", "observes"].map { [.add(.object(id), [$0], .string(callback))] })
    obstacle.rule = Rule.T19.id
    return obstacle
  }
}

extension Decision {
  fileprivate var milliseconds: Double { Double(timestamp.nanoseconds) / 1e6 }
}
