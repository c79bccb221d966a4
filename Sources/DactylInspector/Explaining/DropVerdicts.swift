import Dactyl

/// Watches a play for the finger that should have carried a payload to a target, and finds what first kept it from
/// that: whether it reached the source, whether that was lifted, how the drag ended, and what lay under it.
final class DropVerdicts: PlayVerdicts {
  /// A finger that may carry the payload.
  private struct Carrier {
    let finger: Int
    let began: (step: Int, time: Timestamp, place: Point)
    let source: View
    /// What kept the finger from the source.
    let missed: Obstacle?
    /// The number of fingers that landed before it at the same time.
    let rank: Int
    var end: (step: Int, time: Timestamp)?
    /// Whether the finger was cancelled and did not lift.
    var isCancelled = false
    /// What kept the drag from the target at the end.
    var atEnd: Obstacle?
  }

  private let stage: ScenarioStage
  private let document: ScenarioDocument
  private let file: ScenarioFile
  private let missing: ScenarioPattern
  private let target: View
  private let payload: String
  private var carriers: [Carrier] = []
  private var landings: [Timestamp] = []
  /// The target's views at the beginning, from the window in.
  private let path: [View]

  init(
    _ stage: ScenarioStage, _ document: ScenarioDocument, _ file: ScenarioFile, _ missing: ScenarioPattern,
    _ target: View, _ payload: String
  ) {
    self.stage = stage
    self.document = document
    self.file = file
    self.missing = missing
    self.target = target
    self.payload = payload
    path = target.path
  }

  private var sources: [View] {
    file.views.filter { $0.dragSource?.payload == payload }.compactMap { stage.views[$0.id] }
  }

  // MARK: Before steps

  func stepWillBegin(_ index: Int) {
    let step = file.steps[index]
    guard step.at <= missing.times.upperBound, case .touch(let touch) = step.action else { return }
    switch touch.phase {
    case .began:
      if let carrier = carrier(touch, at: index, step.at) { carriers.append(carrier) }
      landings.append(step.at)
    case .ended, .cancelled:
      guard let last = carriers.lastIndex(where: { $0.finger == touch.finger && $0.end == nil }) else { return }
      carriers[last].end = (index, step.at)
      carriers[last].isCancelled = touch.phase == .cancelled
      carriers[last].atEnd = walk(index, step.at, touch.location, namesSubject: false).obstacle(before: target)
    case .moved: break
    }
  }

  private func walk(_ step: Int, _ time: Timestamp, _ point: Point, namesSubject: Bool) -> LandingWalk {
    LandingWalk(
      stage: stage, document: document, step: step, time: time, point: point, namesSubject: namesSubject)
  }

  /// The finger with the source that it is meant for: the one that it hits, else the one that it lands on.
  private func carrier(_ touch: ScenarioTouch, at step: Int, _ time: Timestamp) -> Carrier? {
    let hit = stage.scene.hitTest(touch.location)
    let under = sources.first { source in hit.map { $0.path.contains(source) } ?? false }
    let near = sources.min { distance($0, touch.location) < distance($1, touch.location) }
    guard let source = under ?? near else { return nil }
    let missed = walk(step, time, touch.location, namesSubject: true).obstacle(before: source)
    return Carrier(
      finger: touch.finger, began: (step, time, touch.location), source: source, missed: missed,
      rank: landings.filter { $0 == time }.count)
  }

  private func distance(_ view: View, _ point: Point) -> Float {
    let box = view.convert(view.bounds, to: nil)
    let inside = Point(min(max(point.x, box.minX), box.maxX), min(max(point.y, box.minY), box.maxY))
    return inside.distance(to: point)
  }

  // MARK: Afterwards

  func obstacle() -> Obstacle? {
    // A finger that reached the source is meant before one that did not.
    let meant = carriers.last { $0.missed == nil } ?? carriers.last { $0.missed?.cause != .outside } ?? carriers.last
    guard let meant else { return nil }
    if let missed = meant.missed { return missed }
    guard let touch = touch(of: meant) else { return nil }
    let story = stage.scene.decisions.decisions.filter { $0.touch == touch }
    if let caught = CaughtVerdict(stage: stage, document: document).obstacle(
      story, before: meant.source, meant.began.step)
    {
      return caught
    }
    guard story.contains(where: { $0.kind == .beginDrag }) else { return notLifted(meant, story) }
    return onTheWay(meant, story) ?? atTheEnd(meant, story)
  }

  /// The number of the touch of a finger.
  private func touch(of carrier: Carrier) -> UInt64? {
    let landed = stage.scene.decisions.decisions.filter {
      $0.timestamp == carrier.began.time && $0.inputKind == .touch && ($0.kind == .bindView || $0.kind == .refuseView)
    }
    var touches: [UInt64] = []
    for decision in landed where !touches.contains(decision.touch) { touches.append(decision.touch) }
    return touches.indices.contains(carrier.rank) ? touches[carrier.rank] : nil
  }

  // MARK: The lift

  /// The lift did not come about: the recognizer of the source did not begin (DD6).
  private func notLifted(_ carrier: Carrier, _ story: [Decision]) -> Obstacle? {
    let view = carrier.source.entity
    let bound = story.filter { ($0.kind == .bindGesture || $0.kind == .refuseGesture) && $0.view == view }
    let lifts = Set(bound.map(\.gesture).filter { stage.name(of: $0) == nil })
    let all = stage.scene.decisions.decisions.filter {
      lifts.contains($0.gesture) && $0.timestamp >= carrier.began.time && $0.timestamp <= missing.times.upperBound
    }
    let cures = DropCures(stage: stage, document: document, target: target, payload: payload)
    let source = carrier.source
    let end = Interruptions.claim(in: story)
    for decision in all where decision.kind == .enter && decision.detail == GestureState.failed.rawValue {
      // One that is cancelled fails by its own condition, too.
      if let end, end.timestamp == decision.timestamp { return interrupted(end, since: carrier) }
      switch decision.rule {
      case .G37, .G38, .G42, .G29:
        guard let other = stage.name(of: decision.opponent) else { return nil }
        let elapsed = decision.timestamp - carrier.began.time
        return Obstacle(decision, .lostTo, other, cures.beating(other, source, after: elapsed))
      case .G26, .G27, .G25:
        let hit = story.last { $0.kind == .bindView }.map { $0.view } ?? view
        return Obstacle(
          decision, .vetoedByView, stage.name(of: hit),
          [[.set(.object(stage.name(of: hit) ?? ""), ["gate"], .bool(true))]])
      case .G35, .T22, .T23, .T26, .W11: return interrupted(decision, since: carrier)
      default:
        var obstacle = Obstacle(
          decision, .failedOwnCondition, nil,
          cures.lifting(source, decision.condition, decision.timestamp, since: carrier.began.step, carrier.finger))
        obstacle.rule = "DD6"
        obstacle.condition = decision.condition
        return obstacle
      }
    }
    return interruption(since: carrier, story)
  }

  // MARK: The drag

  /// The drag was called off before the finger lifted, or the target was taken out meanwhile.
  private func onTheWay(_ carrier: Carrier, _ story: [Decision]) -> Obstacle? {
    let over = story.last { $0.kind == .drop }
    let isEarly = over.map { $0.timestamp < carrier.end?.time ?? .init(nanoseconds: .max) } ?? false
    if let over, over.view == .none, isEarly || carrier.isCancelled {
      return interruption(since: carrier, story) ?? interrupted(over, since: carrier)
    }
    guard carrier.atEnd?.cause == .notInWindow, let end = carrier.end else { return nil }
    let edits = ViewChanges(stage: stage, document: document, step: end.step)
    // Gone with the view around it that was taken out.
    let ids = Set(path.map { stage.id(of: $0) })
    for (index, step) in document.steps.enumerated().reversed() where index < end.step && index > carrier.began.step {
      guard case .string(let id)? = step["remove"] ?? step["move"] ?? step["dismiss"], ids.contains(id) else {
        continue
      }
      let name = id == stage.id(of: target) ? nil : id
      return Obstacle(
        rule: "DD11", cause: .removed, opponent: name, time: carrier.end?.time ?? .zero,
        cures: edits.undoing(path))
    }
    return nil
  }

  private func interruption(since carrier: Carrier, _ story: [Decision]) -> Obstacle? {
    Interruptions.claim(in: story).flatMap { interrupted($0, since: carrier) }
  }

  /// The touch was cancelled: by the system, since its window was hidden, or since input was ignored.
  private func interrupted(_ decision: Decision, since carrier: Carrier) -> Obstacle? {
    let claim = stage.scene.decisions.decisions.last {
      $0.kind == .claim && $0.inputKind == .touch && $0.timestamp == decision.timestamp && $0.gesture == .none
    }
    var obstacle = Interruptions(stage: stage, document: document).obstacle(of: claim ?? decision)
    if decision.kind == .drop, claim == nil { obstacle.rule = Rule.DD10.id }
    return obstacle
  }

  /// What lay under the finger as it let go (DD3, DD4, DD9, DD10).
  private func atTheEnd(_ carrier: Carrier, _ story: [Decision]) -> Obstacle? {
    let cures = DropCures(stage: stage, document: document, target: target, payload: payload)
    if let end = carrier.atEnd {
      guard end.cause == .covered, let cover = end.opponent.flatMap({ stage.views[$0] }), cover.path.contains(target)
      else {
        return end
      }
    }
    guard let end = carrier.end else { return nil }
    // The target under the finger, which stands before those around it (DD9).
    let entered = story.last { $0.kind == .enterTarget && $0.timestamp <= end.time }
    let left = story.last { $0.kind == .leaveTarget && $0.timestamp < end.time }
    let isInside = entered.map { entered in
      left.map { $0.timestamp <= entered.timestamp && $0.view != entered.view } ?? true
    }
    guard let entered, isInside == true || entered.view == target.entity || stage.scene.isAlive(entered.view),
      case let inner = stage.scene.view(entered.view), inner.path.contains(target)
    else { return notAccepted(end.time, cures) }
    let forbidden = story.last { $0.kind == .refuseTarget && $0.rule != .DD3 && $0.view == entered.view }
    if inner == target {
      guard let forbidden else { return nil }
      return Obstacle(forbidden, .proposalForbids, nil, cures.proposing)
    }
    let name = stage.id(of: inner)
    guard let forbidden else {
      return Obstacle(entered, .covered, name, cures.clearing(inner, at: end.step))
    }
    return Obstacle(forbidden, .proposalForbids, name, cures.clearing(inner, at: end.step))
  }

  private func notAccepted(_ time: Timestamp, _ cures: DropCures) -> Obstacle? {
    guard target.dropTarget != nil else { return nil }
    return Obstacle(rule: "DD3", cause: .notAccepted, opponent: nil, time: time, cures: cures.accepting)
  }
}
