/// Lets recognizers look at touches and deadlines, and takes their proposals down. Granting is the arena's part.
enum GestureSystem {
  /// Shows each recognizer the touches that changed and that it has not seen: hit view to window, and on one view in the
  /// order in which recognizers were added (G17, G18).
  static func look(in scene: Scene) {
    guard scene.touches.order.contains(where: { scene.touches.records[$0]?.isUnseen == true }) else { return }
    scene.isLooking = true
    defer { scene.isLooking = false }
    var heard = scene.scratch.takeGestures()
    var phases: UInt8 = 0
    for slot in scene.touches.order {
      guard let record = scene.touches.records[slot], record.isUnseen else { continue }
      // What recognizers set off meanwhile they all see in the next round.
      scene.touches.records[slot]?.isUnseen = false
      scene.touches.records[slot]?.shown = record.phase
      phases |= 1 << record.phase.rawValue
      for id in record.recognizers where scene.gestures.attempt(of: id)?.isToHear == false {
        scene.gestures.updateAttempt(of: id) { $0.isToHear = true }
        heard.append(id)
      }
    }
    for id in heard { show(id, phases, in: scene) }
    scene.scratch.give(back: &heard)
    for slot in scene.touches.order { scene.touches.records[slot]?.shown = nil }
  }

  /// Calls each recognizer whose deadline has come.
  static func callDeadlines(at now: Timestamp, in scene: Scene) {
    scene.isLooking = true
    defer { scene.isLooking = false }
    let table = scene.gestures
    var due = scene.scratch.takeGestures()
    for place in table.attemptOrder {
      if let deadline = table.attempts[place].deadline, deadline <= now { due.append(table.attempts[place].gesture) }
    }
    for id in due {
      guard let row = table.row(id), let attempt = table.attempt(of: id), let deadline = attempt.deadline,
        deadline <= now
      else { continue }
      table.updateAttempt(of: id) { $0.deadline = nil }
      call(id, row, in: scene) { table.kind(of: row).deadline(row.place, &$0) }
    }
    scene.scratch.give(back: &due)
  }

  /// The phases in the order in which they are told (D8).
  static let deliveredPhases = [TouchPhase.began, .moved, .ended, .cancelled]

  /// Shows a recognizer its unseen touches, phase by phase, of those phases that there are, a bit each (G19).
  private static func show(_ id: GestureID, _ phases: UInt8, in scene: Scene) {
    scene.gestures.updateAttempt(of: id) { $0.isToHear = false }
    for phase in deliveredPhases where phases & (1 << phase.rawValue) != 0 {
      guard let row = scene.gestures.row(id), !row.state.isFinal, let owned = scene.gestures.attempt(of: id)?.owned
      else { return }
      var touches = scene.scratch.takeTouches()
      for slot in scene.touches.order where owned.contains(slot) {
        guard scene.touches.records[slot]?.shown == phase else { continue }
        if let touch = scene.touch(slot, telling: phase) { touches.append(touch) }
      }
      if !touches.isEmpty {
        call(id, row, in: scene) { scene.gestures.kind(of: row).touches(row.place, phase, Touches(touches), &$0) }
      }
      scene.scratch.give(back: &touches)
    }
  }

  /// Calls a recognizer with a context, and takes down what it said.
  private static func call(
    _ id: GestureID, _ row: GestureRow, in scene: Scene, _ body: (inout GestureContext) -> Void
  ) {
    var context = GestureContext(
      gesture: AnyGesture(id, scene), state: row.state, timestamp: scene.now, settings: scene.gestureSettings)
    if let centroid = scene.centroid(of: id) {
      scene.gestures.updateAttempt(of: id) { $0.lastCentroid = centroid }
    }
    body(&context)
    takeDown(context, of: id, in: scene)
  }

  private static func takeDown(_ context: GestureContext, of id: GestureID, in scene: Scene) {
    guard let row = scene.gestures.row(id), row.attempt >= 0, !row.state.isFinal else { return }
    for touch in context.ignored { ignore(touch, id, in: scene) }
    switch context.deadline {
    case .keep: break
    case .cancel: scene.gestures.updateAttempt(of: id) { $0.deadline = nil }
    case .set(let deadline): scene.gestures.updateAttempt(of: id) { $0.deadline = deadline }
    }
    propose(context.proposals, by: id, in: scene)
  }

  /// Checks proposals against the table of transitions and queues the legal ones (G2, G6).
  ///
  /// New ones replace what a held recognizer had proposed before: it begins with what is so when it is released (G31).
  private static func propose(_ proposals: ProposalQueue, by id: GestureID, in scene: Scene) {
    guard !proposals.isEmpty, let row = scene.gestures.row(id) else { return }
    let isDiscrete = scene.gestures.kind(of: row).isDiscrete
    var accepted = ProposalQueue()
    var state = row.state
    var remaining = proposals
    while let proposal = remaining.first {
      remaining.removeFirst()
      if proposal == state && (state == .possible || state == .failed) { continue }
      guard state.canBecome(proposal, isDiscrete: isDiscrete) else {
        scene.report(
          .illegalTransition,
          "\(AnyGesture(id, scene)) proposed \(proposal) from \(state): \(isDiscrete ? "a discrete" : "a continuous") "
            + "gesture can't (G2)")
        continue
      }
      scene.record(.propose, rule: .G2, detail: proposal.rawValue, gesture: id)
      accepted.append(proposal)
      state = proposal
    }
    guard !accepted.isEmpty else { return }
    scene.gestures.updateAttempt(of: id) { $0.proposals = accepted }
  }

  private static func ignore(_ touch: UInt64, _ id: GestureID, in scene: Scene) {
    guard let slot = scene.touches.order.first(where: { scene.touches.records[$0]?.id == touch }) else { return }
    scene.record(.refuseGesture, rule: .G21, touch: touch, gesture: id)
    scene.gestures.updateAttempt(of: id) { $0.owned.remove(slot) }
    scene.touches.records[slot]?.recognizers.removeAll { $0 == id }
  }

  /// Ends an attempt from outside: an active gesture is cancelled, with its action; another fails, without (G35, G67).
  static func interrupt(_ id: GestureID, by rule: Rule, in scene: Scene) {
    guard let row = scene.gestures.row(id), row.attempt >= 0, !row.state.isFinal else { return }
    enter(id, row.state == .possible ? .failed : .cancelled, by: rule, nil, in: scene)
  }

  /// Makes a recognizer enter a state, with all that follows for its touches and actions.
  static func enter(_ id: GestureID, _ state: GestureState, by rule: Rule, _ opponent: GestureID?, in scene: Scene) {
    guard let row = scene.gestures.row(id), row.attempt >= 0 else { return }
    scene.record(.enter, rule: rule, detail: state.rawValue, gesture: id, opponent: opponent ?? .none)
    let wasPossible = row.state == .possible
    scene.gestures.update(id) { $0.state = state }
    scene.gestures.updateAttempt(of: id) { attempt in
      if attempt.proposals.first == state { attempt.proposals.removeFirst() } else { attempt.proposals.removeAll() }
      if state.isFinal {
        attempt.deadline = nil
        attempt.proposals.removeAll()
      }
    }
    if wasPossible && state.isRecognized && row.flags.contains(.cancelsTouchesInView) {
      TouchDelivery.claim(for: id, in: scene)
    }
    if state == .failed || state == .cancelled { scene.gestures.updateAttempt(of: id) { $0.owned.removeAll() } }
    if state.runsActions { scene.pendingActions.append((id, state)) }
    scene.needsSettling = true
  }
}
