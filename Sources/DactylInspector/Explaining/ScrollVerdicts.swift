import Dactyl

/// Watches a play for what could scroll a scroll view, and finds what first kept it from that.
final class ScrollVerdicts: PlayVerdicts {
  private let stage: ScenarioStage
  private let document: ScenarioDocument
  private let steps: [ScenarioStep]
  private let missing: ScenarioPattern
  private let subject: View
  private var attempts: [ScrollAttempt] = []

  init(
    _ stage: ScenarioStage, _ document: ScenarioDocument, _ steps: [ScenarioStep], _ missing: ScenarioPattern,
    _ subject: View
  ) {
    self.stage = stage
    self.document = document
    self.steps = steps
    self.missing = missing
    self.subject = subject
  }

  private var id: String { stage.id(of: subject) }
  private var pan: String { "\(id).pan" }

  // MARK: Before steps

  func stepWillBegin(_ index: Int) {
    let step = steps[index]
    guard step.at <= missing.times.upperBound else { return }
    switch step.action {
    case .touch(let touch):
      switch touch.phase {
      case .began:
        let rank = attempts.filter { if case .touch = $0.cause { $0.time == step.at } else { false } }.count
        note(.touch(finger: touch.finger, rank: rank), index, step.at, touch.location)
      case .ended, .cancelled:
        let last = attempts.lastIndex { if case .touch(touch.finger, _) = $0.cause { $0.end == nil } else { false } }
        if let last { attempts[last].end = step.at }
      case .moved: moved(touch)
      }
    case .scroll(_, let location): note(.wheel, index, step.at, location)
    case .press(let press):
      if press.phase == .began, Self.keys.contains(press.key) { noteKey(index, step.at) }
    default: break
    }
  }

  private static let keys: Set<String> = [
    "page_up", "page_down", "home", "end", "space", "left", "right", "up", "down", "dpad_left", "dpad_right", "dpad_up",
    "dpad_down",
  ]

  private func note(_ cause: ScrollAttempt.Cause, _ step: Int, _ time: Timestamp, _ place: Point) {
    let walk = LandingWalk(
      stage: stage, document: document, step: step, time: time, point: place, namesSubject: true)
    var missed = walk.obstacle(before: subject)
    if missed?.opponent == id { missed?.opponent = nil }
    attempts.append(
      ScrollAttempt(
        step: step, time: time, cause: cause, missed: missed, isEnabled: subject.scrollView?.isScrollEnabled != false,
        isIgnored: stage.scene.isIgnoringInteractionEvents, hit: stage.scene.hitTest(place),
        isInBounds: subject.point(inside: subject.convert(place, from: nil))))
  }

  /// A finger that landed outside the scroll view is over it now: its touch stays with the view that it hit (T7).
  private func moved(_ touch: ScenarioTouch) {
    let index = attempts.lastIndex { if case .touch(touch.finger, _) = $0.cause { $0.end == nil } else { false } }
    guard let index, attempts[index].isElsewhere, !attempts[index].isInBounds, let hit = attempts[index].hit,
      let origin = document.origins[attempts[index].step], let now = stage.scene.hitTest(touch.location),
      now.isInside(subject)
    else { return }
    let x = ScenarioEdit.set(.step(origin), ["x"], .number(Double(touch.location.x)))
    let y = ScenarioEdit.set(.step(origin), ["y"], .number(Double(touch.location.y)))
    let opponent = stage.id(of: hit)
    attempts[index].missed = Obstacle(
      rule: Rule.T7.id, cause: .beganElsewhere, opponent: opponent, time: attempts[index].time,
      cures: [[x], [y], [x, y]])
  }

  /// Keys go up from the focused item, else from the first responder (R11).
  private func noteKey(_ step: Int, _ time: Timestamp) {
    let start = stage.scene.focusedItem?.entity ?? stage.scene.firstResponder
    var current = start ?? stage.scene.keyWindow?.view.entity
    var isInChain = false
    for _ in 0..<1000 {
      guard let entity = current, stage.scene.isAlive(entity) else { break }
      if entity == subject.entity { isInChain = true }
      current = stage.scene.nextResponder(after: entity)
    }
    var missed: Obstacle?
    let window = subject.path[0]
    if !isInChain, let key = stage.scene.keyWindow?.view, key != window {
      let edits = ViewChanges(stage: stage, document: document, step: step)
      missed = Obstacle(
        rule: "W1", cause: .notKeyWindow, opponent: stage.id(of: key), time: time,
        cures: edits.makingKey(window, insteadOf: key))
    }
    attempts.append(
      ScrollAttempt(
        step: step, time: time, cause: .key, missed: missed, start: start.flatMap { stage.name(of: $0) },
        isInChain: isInChain, isEnabled: subject.scrollView?.isScrollEnabled != false,
        isIgnored: stage.scene.isIgnoringInteractionEvents))
  }

  // MARK: Afterwards

  func obstacle() -> Obstacle? {
    let inTime = attempts.filter { ($0.end ?? missing.times.upperBound) >= missing.times.lowerBound }
    let meant = inTime.isEmpty ? attempts : inTime
    guard let attempt = meant.last(where: { !$0.isElsewhere }) ?? meant.last else { return nil }
    if attempt.cause != .key, let missed = attempt.missed { return missed }
    switch attempt.cause {
    case .touch(_, let rank): return touched(attempt, rank)
    case .wheel: return turned(attempt)
    case .key: return pressed(attempt)
    }
  }

  private func cures(_ attempt: ScrollAttempt) -> ScrollCures {
    ScrollCures(
      stage: stage, edits: ViewChanges(stage: stage, document: document, step: attempt.step), subject: subject)
  }

  private func decisions(_ attempt: ScrollAttempt) -> [Decision] {
    stage.scene.decisions.decisions.filter { $0.timestamp == attempt.time }
  }

  private func obstacle(
    _ rule: String, _ cause: ExplainedCause, _ opponent: String?, _ attempt: ScrollAttempt, _ cures: [[ScenarioEdit]]
  ) -> Obstacle {
    Obstacle(rule: rule, cause: cause, opponent: opponent, time: attempt.time, cures: cures)
  }

  private func disabled(_ attempt: ScrollAttempt) -> Obstacle {
    obstacle("V13", .disabled, nil, attempt, cures(attempt).enabling)
  }

  // MARK: Wheels and keys

  /// A step of a wheel that another scroll view took, or for which there is no room (V22).
  private func turned(_ attempt: ScrollAttempt) -> Obstacle? {
    guard attempt.isEnabled else { return disabled(attempt) }
    let taken = decisions(attempt).last { $0.kind == .scroll && $0.rule == .V22 }
    guard let taken else { return obstacle("V22", .noRoom, nil, attempt, cures(attempt).makingRoom) }
    guard taken.view != subject.entity, let name = stage.name(of: taken.view) else { return nil }
    return Obstacle(taken, .consumed, name, cures(attempt).exhausting(name))
  }

  /// A key that somebody took, that starts elsewhere, or for which there is no room (V27).
  private func pressed(_ attempt: ScrollAttempt) -> Obstacle? {
    if attempt.isIgnored {
      return obstacle(
        Rule.T26.id, .ignored, nil, attempt,
        document.steps(with: "ignore_interaction").map { [.removeStep($0)] })
    }
    if let missed = attempt.missed { return missed }
    guard attempt.isInChain else {
      return obstacle(Rule.V27.id, .notInChain, attempt.start, attempt, cures(attempt).leading(attempt.start))
    }
    for decision in decisions(attempt) where decision.inputKind == .press || decision.kind == .moveFocus {
      switch decision.kind {
      case .handled, .claim, .moveFocus: break
      case .scroll where decision.view != subject.entity: break
      default: continue
      }
      guard let name = stage.name(of: decision.view), name != id else { continue }
      var taken = Obstacle(decision, .consumed, name, cures(attempt).releasing(name, decision))
      if decision.kind != .claim { taken.rule = decision.kind == .handled ? Rule.T19.id : Rule.V27.id }
      if decision.kind == .claim, decision.rule != .F24 {
        taken.rule = stage.views[name]?.textField == nil ? Rule.R33.id : "F25"
      }
      return taken
    }
    guard attempt.isEnabled else { return disabled(attempt) }
    guard !decisions(attempt).contains(where: { $0.kind == .scroll && $0.view == subject.entity }) else { return nil }
    return obstacle(Rule.V27.id, .noRoom, nil, attempt, cures(attempt).makingRoom)
  }

  // MARK: Fingers

  private func touched(_ attempt: ScrollAttempt, _ rank: Int) -> Obstacle? {
    let landed = decisions(attempt).filter {
      $0.inputKind == .touch && ($0.kind == .bindView || $0.kind == .refuseView)
    }
    var touches: [UInt64] = []
    for decision in landed where !touches.contains(decision.touch) { touches.append(decision.touch) }
    guard touches.indices.contains(rank) else { return nil }
    let story = stage.scene.decisions.decisions.filter { $0.touch == touches[rank] }
    if let caught = CaughtVerdict(stage: stage, document: document).obstacle(story, before: subject, attempt.step) {
      return caught
    }
    guard attempt.isEnabled, let gesture = stage.gestures[pan] else { return disabled(attempt) }
    let all = stage.scene.decisions.decisions.filter {
      $0.gesture == gesture.id && $0.timestamp >= attempt.time && $0.timestamp <= missing.times.upperBound
    }
    let interruption = Interruptions.claim(in: story)
    for decision in all {
      // One that is cancelled fails by its own condition, too.
      if let interruption, decision.kind == .enter, decision.timestamp == interruption.timestamp {
        return interrupted(interruption)
      }
      if let obstacle = obstacle(of: decision, amid: all, attempt) { return obstacle }
    }
    if let interruption { return interrupted(interruption) }
    if let competition = competition(attempt) { return competition }
    guard let condition = gesture.unmetCondition else { return nil }
    return failed(condition, stage.journal.time, attempt)
  }

  private func obstacle(of decision: Decision, amid all: [Decision], _ attempt: ScrollAttempt) -> Obstacle? {
    switch (decision.kind, decision.rule) {
    case (.refuseGesture, .G15), (.enter, .G67): return disabled(attempt)
    case (.refuseState, .V9), (.refuseState, .V16):
      return Obstacle(decision, .noRoom, nil, cures(attempt).makingRoom)
    case (.refuseState, .V5), (.refuseState, .V6):
      guard let name = stage.name(of: decision.view) else { return nil }
      return Obstacle(decision, .contentKeepsTouch, name, cures(attempt).cancellingContent)
    case (.enter, let rule) where decision.condition?.rule == rule:
      return decision.condition.map { failed($0, decision.timestamp, attempt) }
    case (.enter, .G37), (.enter, .G38), (.enter, .G42):
      guard let other = stage.name(of: decision.opponent), other.hasSuffix(".pan") else {
        return nil
      }
      let name = String(other.dropLast(".pan".count))
      return Obstacle(decision, .lostTo, name, cures(attempt).exhausting(name))
    default: return nil
    }
  }

  private func interrupted(_ decision: Decision) -> Obstacle {
    var obstacle = Interruptions(stage: stage, document: document).obstacle(of: decision)
    if obstacle.opponent == id { obstacle.opponent = nil }
    return obstacle
  }

  /// The verdict of the pan as of any recognizer.
  private func competition(_ attempt: ScrollAttempt) -> Obstacle? {
    RecognizerVerdicts(
      stage: stage, document: document, id: pan, missing: missing, progress: ProgressWatch(stage, nil), landings: []
    ).obstacle()
  }

  private func failed(_ condition: UnmetCondition, _ time: Timestamp, _ attempt: ScrollAttempt) -> Obstacle {
    var obstacle = Obstacle(
      rule: condition.rule.id, cause: .failedOwnCondition, opponent: nil, time: time,
      cures: cures(attempt).movingFinger(from: attempt.step))
    obstacle.condition = condition
    return obstacle
  }
}
