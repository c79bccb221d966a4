import Dactyl

/// Watches a play for what could move the focus to a view, and finds in the log of decisions what first kept it from
/// that: who may have the focus, the trap, who lies that way, the group, who is nearer, who says no.
final class FocusVerdicts: PlayVerdicts {
  private let stage: ScenarioStage
  private let document: ScenarioDocument
  private let steps: [ScenarioStep]
  private let times: ClosedRange<Timestamp>
  private let subject: View
  private var attempts: [FocusAttempt] = []

  init(
    _ stage: ScenarioStage, _ document: ScenarioDocument, _ steps: [ScenarioStep], _ missing: ScenarioPattern,
    _ subject: View
  ) {
    self.stage = stage
    self.document = document
    self.steps = steps
    times = missing.times
    self.subject = subject
  }

  // MARK: Before steps

  func stepWillBegin(_ index: Int) {
    let step = steps[index]
    guard step.at <= times.upperBound, let cause = FocusAttempt.Cause(step.action, to: subject, on: stage) else {
      return
    }
    attempts.append(attempt(cause, at: index, step.at))
  }

  private func attempt(_ cause: FocusAttempt.Cause, at step: Int, _ time: Timestamp) -> FocusAttempt {
    let source = stage.scene.focusedItem
    let eligibility = FocusEligibility(
      stage: stage, edits: ViewChanges(stage: stage, document: document, step: step), time: time, subject: subject)
    let presented = eligibility.presentation
    let trap = source?.path.last { $0.trapsFocus }.flatMap { subject.path.contains($0) ? nil : $0 }
    return FocusAttempt(
      step: step, time: time, cause: cause, source: source, ineligible: eligibility.obstacle,
      trap: presented ?? (cause == .request ? nil : trap), isPresented: presented != nil,
      isIgnored: stage.scene.isIgnoringInteractionEvents)
  }

  // MARK: Afterwards

  /// The obstacle of the attempt in time for the missing entry that came nearest to success, of several the last one.
  func obstacle() -> Obstacle? {
    let inTime = attempts.filter { times.contains($0.time) }
    let meant = inTime.isEmpty ? attempts.suffix(1) : inTime
    let verdicts = meant.compactMap(verdict)
    guard let best = verdicts.map(\.rank).max() else { return nobodyAsked() }
    return verdicts.last { $0.rank == best }?.obstacle
  }

  /// What kept the focus from the view, with its place in the order of the passes.
  private func verdict(_ attempt: FocusAttempt) -> (rank: Int, obstacle: Obstacle)? {
    if attempt.isPress, let consumed = consumed(attempt) { return (0, consumed) }
    if let ineligible = attempt.ineligible { return (1, ineligible) }
    if attempt.trap != nil || attempt.isPresented { return (2, trapped(attempt)) }
    if let shown = decision(.moveFocus, .F16, attempt) { return (3, shownFirst(attempt, shown)) }
    if attempt.source == nil, let refused = decision(.refuseFocus, .F7, attempt) {
      return (3, vetoed(attempt, refused))
    }
    let refusals = decisions(attempt).filter { $0.kind == .passItem && $0.view == subject.entity }
    if let refused = decision(.refuseFocus, .F7, attempt), refused.view == subject.entity {
      return (7, vetoed(attempt, refused))
    }
    if let passed = refusals.first(where: { $0.rule == .F19 }) ?? refusals.last {
      return (passed.rule == .F19 ? 5 : 6, lost(attempt, passed))
    }
    if attempt.heading?.isDirection != true, let moved = decision(.moveFocus, nil, attempt) {
      if attempt.heading != nil, isGroupFirst(attempt, view(moved.view)) { return (5, groupFirst(attempt, moved)) }
      return (6, lost(attempt, moved, to: moved.view))
    }
    return (4, notThatWay(attempt))
  }

  private func decisions(_ attempt: FocusAttempt) -> [Decision] {
    stage.scene.decisions.decisions.filter { $0.timestamp == attempt.time }
  }

  private func decision(_ kind: Decision.Kind, _ rule: Rule?, _ attempt: FocusAttempt) -> Decision? {
    decisions(attempt).last { $0.kind == kind && (rule == nil || $0.rule == rule) }
  }

  private func cures(_ attempt: FocusAttempt) -> FocusCures {
    FocusCures(
      stage: stage, edits: ViewChanges(stage: stage, document: document, step: attempt.step), subject: subject,
      attempt: attempt)
  }

  /// The view at the end, when nothing could have moved the focus to it: whether it can have it at all.
  private func nobodyAsked() -> Obstacle? {
    let edits = ViewChanges(stage: stage, document: document, step: steps.count)
    return FocusEligibility(stage: stage, edits: edits, time: times.upperBound, subject: subject).obstacle
  }

  // MARK: Verdicts

  /// A press that never became a heading: it was dropped, handled, performed or scrolled something (F24, F25, V27).
  private func consumed(_ attempt: FocusAttempt) -> Obstacle? {
    if attempt.isIgnored {
      let steps = document.steps(with: "ignore_interaction").map { [ScenarioEdit.removeStep($0)] }
      return Obstacle(rule: Rule.T26.id, cause: .ignored, opponent: nil, time: attempt.time, cures: steps)
    }
    for decision in decisions(attempt) where decision.inputKind == .press {
      switch decision.kind {
      case .scroll, .handled, .claim: break
      default: continue
      }
      guard let name = stage.name(of: decision.view) else { continue }
      var obstacle = Obstacle(decision, .consumed, name, cures(attempt).releasing(name, decision))
      if decision.kind == .handled { obstacle.rule = Rule.F24.id }
      if decision.kind == .claim, decision.rule != .F24 {
        obstacle.rule = stage.views[name]?.textField == nil ? Rule.R33.id : "F25"
      }
      return obstacle
    }
    return nil
  }

  private func trapped(_ attempt: FocusAttempt) -> Obstacle {
    let trap = attempt.trap.map { stage.id(of: $0) }
    return Obstacle(
      rule: Rule.F20.id, cause: .trapped, opponent: trap, time: attempt.time, cures: cures(attempt).untrapping)
  }

  private func shownFirst(_ attempt: FocusAttempt, _ decision: Decision) -> Obstacle {
    Obstacle(decision, .noFocusYet, nil, cures(attempt).comingFirst(before: view(decision.view)))
  }

  /// Another item got the focus, in the group or because it is nearer.
  private func lost(_ attempt: FocusAttempt, _ decision: Decision, to winner: Entity? = nil) -> Obstacle {
    let winner = winner ?? decision.other
    let name = stage.name(of: winner)
    if decision.rule == .F19 { return groupFirst(attempt, decision, name) }
    return Obstacle(decision, .nearerItem, name, cures(attempt).beating(view(winner)))
  }

  private func groupFirst(_ attempt: FocusAttempt, _ decision: Decision, _ name: String? = nil) -> Obstacle {
    var obstacle = Obstacle(
      decision, .groupFirst, name ?? stage.name(of: decision.view), cures(attempt).joiningGroup)
    obstacle.rule = Rule.F19.id
    return obstacle
  }

  /// Whether a movement in reading order went to an item of the focused item's group, past the view, which is in none.
  private func isGroupFirst(_ attempt: FocusAttempt, _ winner: View?) -> Bool {
    guard let source = attempt.source, let winner, let group = source.focusGroup, winner.focusGroup == group,
      subject.focusGroup != group
    else { return false }
    func place(_ view: View) -> (Float, Float) {
      let box = view.convert(view.bounds, to: nil)
      return (box.minY, box.minX)
    }
    let (own, other) = (place(subject), place(winner))
    return attempt.heading == .next ? own < other && own > place(source) : own > other && own < place(source)
  }

  private func vetoed(_ attempt: FocusAttempt, _ decision: Decision) -> Obstacle {
    let name = stage.name(of: decision.other)
    let changes = name.flatMap { stage.views[$0] }.map {
      cures(attempt).edits.changes(of: $0, "allows_focus_change", to: .bool(true))
    }
    return Obstacle(decision, .vetoedByView, name == stage.id(of: subject) ? nil : name, changes ?? [])
  }

  private func notThatWay(_ attempt: FocusAttempt) -> Obstacle {
    Obstacle(
      rule: Rule.F15.id, cause: .nothingThatWay, opponent: nil, time: attempt.time,
      cures: cures(attempt).beating(decision(.moveFocus, nil, attempt).flatMap { view($0.view) }))
  }

  private func view(_ entity: Entity) -> View? { stage.scene.isAlive(entity) ? stage.scene.view(entity) : nil }
}

extension View {
  /// The name of the group that the view is in, or nil.
  fileprivate var focusGroup: String? { path.last { $0.focusGroupIdentifier != nil }?.focusGroupIdentifier }
}
