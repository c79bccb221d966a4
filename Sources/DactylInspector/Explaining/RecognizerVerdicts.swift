import Dactyl

/// The verdicts about a recognizer in the log of decisions of a play: finds the one that kept it from recognizing.
struct RecognizerVerdicts {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  /// The id of the recognizer.
  let id: String
  /// The entry that the log lacks.
  let missing: ScenarioPattern
  let progress: ProgressWatch
  /// The fingers that landed.
  let landings: [WatchedLanding]

  /// The obstacle of the last attempt in time for the missing entry; nil when the recognizer received nothing.
  func obstacle() -> Obstacle? {
    guard let gesture = stage.gestures[id] else { return nil }
    if let caught = caught(gesture) { return caught }
    let all = stage.scene.decisions.decisions.filter { $0.gesture == gesture.id }
    let attempts = all.split { $0.kind == .enter && $0.rule == .G60 }.map(Array.init)
    guard let attempt = attempts.last(where: { $0.contains { $0.isOfAttempt } }) else { return nil }
    let refusals = attempt.filter { $0.kind == .refuseGesture }.compactMap { obstacle(of: $0, amid: attempt) }
    // One that received nothing, or too little.
    let isStarted = attempt.contains { $0.kind == .bindGesture }
    if !isStarted, let first = refusals.first { return first }
    for decision in attempt where decision.kind != .refuseGesture {
      if let condition = condition(of: decision) {
        return condition.isShort
          ? missed(condition) ?? refusals.first ?? failed(condition, decision.timestamp)
          : failed(condition, decision.timestamp)
      }
      if let obstacle = obstacle(of: decision, amid: attempt) { return obstacle }
    }
    if let pause = pause(in: attempts) { return failed(pause.condition, pause.time) }
    if let condition = progress.latest {
      return missed(condition) ?? refusals.first ?? failed(condition, stage.journal.time)
    }
    return refusals.last
  }

  /// The pause after which an attempt in the time of the missing entry failed, so that the next tap began another one.
  private func pause(in attempts: [[Decision]]) -> (condition: UnmetCondition, time: Timestamp)? {
    attempts.joined().last { $0.condition?.quantity == .interval && $0.timestamp >= missing.times.lowerBound }
      .flatMap { decision in decision.condition.map { ($0, decision.timestamp) } }
  }

  /// A finger that stopped content which moved, before the recognizer could receive it (V18).
  private func caught(_ gesture: AnyGesture) -> Obstacle? {
    guard let view = gesture.view, let landing = landings.last(where: { $0.obstacle == nil }) else { return nil }
    let at = stage.scene.decisions.decisions.filter { $0.timestamp == landing.time && $0.kind == .catchTouch }
    return CaughtVerdict(stage: stage, document: document).obstacle(at, before: view, landing.step)
  }

  /// The condition by which a recognizer failed; nil for another decision.
  private func condition(of decision: Decision) -> UnmetCondition? {
    guard decision.kind == .enter, decision.detail == GestureState.failed.rawValue else { return nil }
    guard let condition = decision.condition else { return nil }
    // The pause is too long only where there is another tap; else that is what lacks.
    let time = decision.timestamp
    if condition.quantity == .interval, !landings.contains(where: { $0.obstacle == nil && $0.time >= time }) {
      return progress.largest(.taps, at: time) ?? condition
    }
    return progress.largest(condition, at: time)
  }

  /// What kept a finger from the view, where the recognizer lacks a finger or a tap.
  private func missed(_ condition: UnmetCondition) -> Obstacle? {
    guard condition.isShort else { return nil }
    let times = missing.times
    return landings.last { $0.obstacle != nil && $0.time <= times.upperBound }?.obstacle
  }

  private func failed(_ condition: UnmetCondition, _ time: Timestamp) -> Obstacle {
    let cures = ConditionCures(stage: stage, document: document, target: target, landings: landings)
    var obstacle = Obstacle(
      rule: condition.rule.id, cause: .failedOwnCondition, opponent: nil, time: time,
      cures: cures.changes(for: condition, at: time))
    if condition.rule == .none { obstacle.rule = Rule.G2.id }
    obstacle.condition = condition
    return obstacle
  }

  private func obstacle(of decision: Decision, amid all: [Decision]) -> Obstacle? {
    switch (decision.kind, decision.rule) {
    case (.refuseGesture, .G15), (.enter, .G67):
      return Obstacle(decision, .disabled, nil, enabling)
    case (.refuseGesture, .G13), (.refuseGesture, .G14):
      return Obstacle(decision, .typeNotAllowed, nil, allowingTypes)
    case (.refuseGesture, .G12), (.refuseGesture, .G11):
      let answers = ["should_receive_touch", "should_receive_event", "should_receive_press"]
      return Obstacle(decision, .filtered, nil, answers.map { [.set(target, ["delegate", $0], .bool(true))] })
    case (.refuseGesture, .G16):
      return Obstacle(decision, .finished, nil, resetting)
    case (.enter, .G25):
      return Obstacle(decision, .vetoedByDelegate, nil, [[.set(target, ["delegate", "should_begin"], .bool(true))]])
    case (.enter, .G26), (.enter, .G27):
      let view = vetoingView(amid: all)
      return Obstacle(decision, .vetoedByView, view, permitting(view))
    case (.enter, .G22):
      return Obstacle(decision, .removed, nil, document.steps(removing: id).map { [.removeStep($0)] })
    case (.enter, .G35): return interrupted(decision, amid: all)
    case (.hold, _) where !isOver(decision, amid: all): return waiting(decision, amid: all)
    case (.enter, .G29), (.enter, .G34): return waiting(decision, amid: all)
    case (.enter, .G37), (.enter, .G38), (.enter, .G42):
      // One that waits for another is held by that, whichever excludes it besides.
      if let held = all.last(where: { $0.kind == .hold && $0.opponent == decision.opponent }) {
        return waiting(held, amid: all)
      }
      return lost(decision)
    default: return nil
    }
  }

  /// Whether one that was held was excluded later by another one than the one that it waited for.
  private func isOver(_ hold: Decision, amid all: [Decision]) -> Bool {
    all.contains {
      $0.kind == .enter && [.G37, .G38, .G42].contains($0.rule) && $0.opponent != hold.opponent
        && $0.timestamp >= hold.timestamp
    }
  }

  /// The interruption of its touches: by a view that was taken out, a window, the system.
  private func interrupted(_ decision: Decision, amid all: [Decision]) -> Obstacle? {
    let touches = Set(all.filter { $0.kind == .bindGesture }.map(\.input))
    let claim = stage.scene.decisions.decisions.last {
      $0.kind == .claim && touches.contains($0.input) && $0.timestamp == decision.timestamp && $0.gesture == .none
    }
    return Interruptions(stage: stage, document: document).obstacle(of: claim ?? decision)
  }

  // MARK: Other recognizers

  /// A recognizer that waits for another one, or for one that waits for it.
  private func waiting(_ decision: Decision, amid all: [Decision]) -> Obstacle? {
    let held = decision.opponent == .none ? all.last { $0.kind == .hold } : decision
    guard let held, let other = stage.name(of: held.opponent) else { return nil }
    let cures: [[ScenarioEdit]] = [
      [.remove(target, ["requires_failure_of"], .string(other))],
      [.remove(target, ["delegate", "should_require_failure_of"], .string(other))],
      [.remove(.object(other), ["delegate", "should_be_required_to_fail_by"], .string(id))],
    ]
    let isCycle = stage.scene.decisions.decisions.contains {
      $0.kind == .hold && $0.gesture == held.opponent && stage.name(of: $0.opponent) == id
    }
    var obstacle = Obstacle(decision, isCycle ? .requirementCycle : .waitsFor, other, cures)
    if isCycle { obstacle.rule = Rule.G34.id }
    return obstacle
  }

  private func lost(_ decision: Decision) -> Obstacle? {
    guard let other = stage.name(of: decision.opponent) else {
      guard let source = stage.source(lifting: decision.opponent) else { return nil }
      return Obstacle(decision, .lostTo, source, document.laterLifts(of: source))
    }
    // A scroll view's own recognizer is named by its view.
    let view = other.hasSuffix(".pan") ? String(other.dropLast(".pan".count)) : other
    return Obstacle(
      decision, .lostTo, view,
      [
        [.add(target, ["delegate", "simultaneous_with"], .string(other))],
        [.add(.object(view), ["delegate", "simultaneous_with"], .string(id))],
      ])
  }

  // MARK: Changes of the recognizer

  private var target: ScenarioTarget { .object(id) }

  private var enabling: [[ScenarioEdit]] {
    let steps = document.steps.indices.filter {
      document.steps[$0]["set"] == .string(id) && document.steps[$0]["enabled"] != nil
    }
    .compactMap { document.origins[$0] }
    return [[.set(target, ["enabled"], .bool(true))]] + steps.map { [.removeStep($0)] }
      + (steps.count > 1 ? [steps.map { .removeStep($0) }] : [])
      + steps.map { [.set(.step($0), ["enabled"], .bool(true))] }
  }

  /// Changes by which it receives a finger that landed while it was done: it is attached to the view that was hit, or
  /// to one around that.
  private var resetting: [[ScenarioEdit]] {
    guard let own = stage.gestures[id]?.view, let hit = landings.last(where: { $0.obstacle == nil })?.hit else {
      return []
    }
    var (views, current): ([String], View?) = ([], hit)
    while let view = current {
      if view != own { views.append(stage.id(of: view)) }
      current = view.superview
    }
    return views.filter { $0 != "none" }.map { [.set(target, ["view"], .string($0))] }
  }

  private var allowingTypes: [[ScenarioEdit]] {
    func values(_ step: String, _ key: String, default value: String?) -> [String] {
      let all = document.steps.filter { $0[step] == .string("began") }.compactMap { step -> String? in
        if case .string(let text)? = step[key] { text } else { value }
      }
      return Set(all).sorted()
    }
    return values("touch", "type", default: "direct").map { [.add(target, ["allowed_touch_types"], .string($0))] }
      + [[.set(target, ["requires_exclusive_touch_type"], .bool(false))]]
      + values("press", "key", default: nil).map { [.add(target, ["allowed_press_types"], .string($0))] }
  }

  /// The view that answered that the recognizer should not begin: the one that has the last touch of the recognizer.
  private func vetoingView(amid all: [Decision]) -> String? {
    let touches = Set(all.filter { $0.kind == .bindGesture }.map(\.touch))
    let bound = stage.scene.decisions.decisions.last { $0.kind == .bindView && touches.contains($0.touch) }
    guard let bound, stage.scene.isAlive(bound.view) else { return nil }
    return stage.id(of: stage.scene.view(bound.view))
  }

  private func permitting(_ view: String?) -> [[ScenarioEdit]] {
    (view.map { [[.set(.object($0), ["gate"], .bool(true))]] } ?? [])
      + [[.set(target, ["cancels_touches_in_view"], .bool(false))]]
  }
}

extension Decision {
  /// Whether it belongs to an attempt of a recognizer: input that it received or was kept from, or its state.
  fileprivate var isOfAttempt: Bool { [.bindGesture, .refuseGesture, .enter, .hold].contains(kind) }
}
