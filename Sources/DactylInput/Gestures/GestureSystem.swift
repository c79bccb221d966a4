/// Feeds recognizers with input and deadlines, and queues their proposals, which the arena grants.
enum GestureSystem {
  /// Feeds recognizers with all changes since their last pass: first other kinds of input, one by one, then all
  /// touches.
  static func feed(in scene: Scene) {
    if !scene.inputs.others.isEmpty { feedOthers(in: scene) }
    if !scene.inputs.touchUpdates.due.isEmpty { feedTouchUpdates(in: scene) }
    feedTouches(in: scene)
  }

  /// Feeds each recognizer with its changed touches: from the hit view to the window, and on one view in the order in
  /// which recognizers were added (G17, G18).
  private static func feedTouches(in scene: Scene) {
    let touches = scene.inputs
    let table = scene.gestures
    guard touches.order.contains(where: { touches.records[$0].isUnseen }) else { return }
    scene.holdSettling()
    defer { scene.releaseSettling() }
    var show = TouchFeed(table, at: scene.now, borrowing: touches.scratch)
    lineUp(&show, touches, in: table)
    var index = 0
    while true {
      index = show.passOver(from: index, touches, table)
      guard index < table.line.endIndex else { break }
      if let row = table.row(table.line[index]) {
        index = table.kind(of: row).show(&show, index, touches, table) { apply(&$0, of: $1, in: scene) }
      } else {
        index += 1
      }
    }
    table.line.removeAll()
    show.end(touches.scratch)
    touches.order.forEach { touches.records[$0].shown = nil }
  }

  /// Puts the recognizers of touches that changed in line, each once.
  private static func lineUp(_ show: inout TouchFeed, _ touches: InputTable, in table: GestureTable) {
    var isFirst = true
    touches.order.forEach { slot in
      guard touches.records[slot].isUnseen else { return }
      // It was cancelled before any recognizer received its began, so none receives the cancel.
      guard touches.records[slot].phase != .cancelled || touches.records[slot].wasSeen else {
        return withdraw(slot, touches, in: table)
      }
      touches.records[slot].wasSeen = true
      // Changes that recognizers set off meanwhile reach all of them in the next round.
      touches.records[slot].isUnseen = false
      touches.records[slot].shown = touches.records[slot].phase
      show.add(slot, touches.records[slot].phase, touches)
      if !isFirst && !show.hasSeveral {
        show.hasSeveral = true
        for id in table.line { table.updateAttempt(of: id) { $0.isToBeFed = true } }
      }
      if show.hasSeveral {
        lineUp(touches.recognizers(of: slot), in: table)
      } else {
        table.line.append(contentsOf: touches.recognizers(of: slot))
      }
      isFirst = false
    }
  }

  /// Takes an input from recognizers that got it and have not received it yet.
  static func withdraw(_ slot: Int, _ inputs: InputTable, in table: GestureTable) {
    inputs.records[slot].isUnseen = false
    for id in inputs.recognizers(of: slot) { withdraw(slot, from: id, inputs, in: table) }
    inputs.recognizers(of: slot).removeAll()
  }

  /// Takes an input from a recognizer that got it and has not received it yet.
  static func withdraw(_ slot: Int, from id: GestureID, _ inputs: InputTable, in table: GestureTable) {
    let open = inputs.records[slot].kind.intake.openInputs
    table.updateAttempt(of: id) { attempt in
      attempt.owned.remove(slot)
      attempt.open.subtract(open)
    }
    table.policyDidChange()
    table.needsCleanUp = true
  }

  /// Puts recognizers in line that are not in it yet.
  private static func lineUp(_ recognizers: List<GestureID>, in table: GestureTable) {
    for id in recognizers {
      guard let attempt = table.attemptIndex(of: id), !table.attempts[attempt].isToBeFed else { continue }
      table.attempts[attempt].isToBeFed = true
      table.line.append(id)
    }
  }

  /// Calls each recognizer whose deadline has been reached.
  static func callDeadlines(at now: Timestamp, in scene: Scene) {
    let table = scene.gestures
    guard let first = table.attempts.nextDeadline, first <= now else { return }
    scene.holdSettling()
    defer { scene.releaseSettling() }
    for index in table.attempts.order {
      if let deadline = table.attempts[index].deadline, deadline <= now {
        table.line.append(table.attempts[index].gesture)
      }
    }
    var context = GestureContext(table, at: scene.now)
    for id in table.line {
      guard let row = table.row(id), let attempt = table.attemptIndex(of: id),
        let deadline = table.attempts[attempt].deadline, deadline <= now
      else { continue }
      table.attempts.setDeadline(nil, of: attempt)
      table.needsCleanUp = true
      scene.record(.deadline, rule: .D10, gesture: id)
      if let centroid = scene.centroid(of: id) { table.attempts[attempt].lastCentroid = centroid }
      let kind = table.kind(of: row)
      if kind.isBusy(row.slot) {
        table.deferred.append(DeferredGestureCall(call: .deadline, gesture: id))
        scene.settling.isNeeded = true
      } else {
        call(.deadline, kind, &context, id, in: scene)
      }
    }
    table.line.removeAll()
  }

  /// Calls a recognizer and applies its requests.
  static func call(
    _ call: GestureCall, _ kind: GestureKind, _ context: inout GestureContext, _ id: GestureID, in scene: Scene
  ) {
    kind.feed(call, &context, id)
    if context.said != .nothing { apply(&context, of: id, in: scene) }
  }

  /// Applies the requests that a recognizer made in a call: a deadline, touches to ignore, states.
  static func apply(_ context: inout GestureContext, of id: GestureID, in scene: Scene) {
    defer { context.clear() }
    let table = scene.gestures
    guard let row = table.row(id), row.attempt >= 0, !row.state.isFinal,
      !table.attempts[Int(row.attempt)].hasGivenUp
    else { return }
    if !context.ignored.isEmpty { for touch in context.ignored { ignore(touch, id, in: scene) } }
    switch context.deadline {
    case .keep: break
    case .cancel:
      table.attempts.setDeadline(nil, of: Int(row.attempt))
      table.needsCleanUp = true
    case .set(let deadline): table.attempts.setDeadline(deadline, of: Int(row.attempt))
    }
    if !context.proposals.isEmpty { propose(context.proposals, by: id, in: scene) }
  }

  /// Checks proposals against the table of transitions and queues the legal ones (G2, G6), after earlier ones that are
  /// kept.
  ///
  /// New proposals replace the earlier ones of a held recognizer, which begins in the state of the moment when it is
  /// released (G31).
  static func propose(
    _ proposals: ProposalQueue, by id: GestureID, after earlier: ProposalQueue = ProposalQueue(), in scene: Scene
  ) {
    guard let row = scene.gestures.row(id) else { return }
    let isDiscrete = scene.gestures.kind(of: row).isDiscrete
    var accepted = earlier
    var state = earlier.last ?? row.state
    var remaining = proposals
    while let proposal = remaining.first {
      remaining.removeFirst()
      if proposal == state && (state == .possible || state == .failed) { continue }
      guard state.canBecome(proposal, isDiscrete: isDiscrete) else {
        scene.report(
          .illegalTransition,
          "\(AnyGesture(id, scene.columns)) proposed \(proposal) from \(state): \(isDiscrete ? "a discrete" : "a continuous") "
            + "gesture can't (G2)")
        scene.record(.refuseState, rule: .G6, detail: proposal.rawValue, gesture: id)
        continue
      }
      scene.record(.propose, rule: .G2, detail: proposal.rawValue, gesture: id)
      accepted.append(proposal)
      state = proposal
    }
    guard !accepted.isEmpty, let index = scene.gestures.attemptIndex(of: id) else { return }
    scene.gestures.attempts.setProposals(accepted, of: index)
    scene.gestures.needsCleanUp = true
    if isDiscrete, state == .ended, !scene.gestures.attempts.mayHaveRivals, scene.gestures.hasRival(id) {
      scene.gestures.attempts.mayHaveRivals = true
    }
  }

  private static func ignore(_ touch: UInt64, _ id: GestureID, in scene: Scene) {
    let (touches, table) = (scene.inputs, scene.gestures)
    guard let slot = touches.slot(ofTouch: touch) else { return }
    scene.record(.refuseGesture, rule: .G21, touch: touch, gesture: id)
    table.updateAttempt(of: id) { $0.owned.remove(slot) }
    touches.recognizers(of: slot).removeAll { $0 == id }
    table.policyDidChange()
    table.needsCleanUp = true
  }

  /// Interrupts an attempt: an active gesture is cancelled, with its action; another fails, without (G35, G67).
  static func interrupt(_ id: GestureID, by rule: Rule, in scene: Scene) {
    guard let row = scene.gestures.row(id), row.attempt >= 0, !row.state.isFinal else { return }
    enter(id, row.state == .possible ? .failed : .cancelled, by: rule, nil, in: scene)
  }

  /// Interrupts all attempts of a recognizer: its own, and those of its fingers.
  static func interruptAll(of id: GestureID, by rule: Rule, in scene: Scene) {
    interrupt(id, by: rule, in: scene)
    for attempt in scene.gestures.fingerAttempts[id] { interrupt(attempt, by: rule, in: scene) }
  }

  /// Records that a recognizer enters a state; a failure by itself is by the rule of its condition.
  private static func record(
    _ id: GestureID, _ state: GestureState, by rule: Rule, _ opponent: GestureID?, in scene: Scene
  ) {
    let condition = scene.gestures.takeCondition(of: id).flatMap { state == .failed && rule == .G2 ? $0 : nil }
    let reason = condition.map { $0.rule == .none ? rule : $0.rule } ?? rule
    scene.record(
      .enter, rule: reason, detail: state.rawValue, gesture: id, opponent: opponent ?? .none, condition: condition)
  }

  /// Makes a recognizer enter a state, with the consequences for its touches and actions.
  static func enter(_ id: GestureID, _ state: GestureState, by rule: Rule, _ opponent: GestureID?, in scene: Scene) {
    let table = scene.gestures
    guard let index = table.attemptIndex(of: id) else { return }
    if scene.isLogging { record(id, state, by: rule, opponent, in: scene) }
    let before = table.rows[Int(id.index)].state
    table.rows[Int(id.index)].state = state
    var proposals = table.attempts[index].proposals
    if proposals.first == state { proposals.removeFirst() } else { proposals.removeAll() }
    if state.isFinal {
      table.attempts.setDeadline(nil, of: index)
      proposals.removeAll()
      table.attempts[index].open = []
    }
    table.attempts.setProposals(proposals, of: index)
    if before == .possible && state.isRecognized && table.rows[Int(id.index)].flags.contains(.cancelsTouchesInView) {
      DeliverySystem.claim(for: id, in: scene)
    }
    if state == .failed || state == .cancelled { table.attempts[index].owned.removeAll() }
    if state.runsActions { scene.responders.pendingActions.append(.gesture(id, state)) }
    if !before.isRecognized || !state.isRecognized { table.policyDidChange() }
    if state.isFinal { table.needsCleanUp = true }
    scene.settling.isNeeded = true
  }
}
