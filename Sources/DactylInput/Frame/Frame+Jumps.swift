/// What keeps a frame from going wrong when clocks jump and deadlines never end.
extension Scene {
  /// Sets the clock again when frames went back by more than a second: the scene's time goes on from where it was.
  @inline(__always)
  func takeJumpBack(to source: Timestamp, _ moment: inout Timestamp) {
    let step = now - moment
    if step > SceneClock.longestStep { takeStep(back: step, to: source, &moment) }
  }

  private func takeStep(back step: Double, to source: Timestamp, _ moment: inout Timestamp) {
    // Input from shortly before this frame belongs to the new time already.
    var first = source
    if let event = queue.firstMoment.map({ queue.clock.source(at: $0) }), event < source,
      source - event <= SceneClock.longestStep
    {
      first = event
    }
    setClock(first, to: now, &moment, source)
    report(.timeJumped, "a frame at \(source.seconds) s came \(step) s after a later one: time goes on from there")
  }

  /// Sets the clock again when the frame lies more than a second ahead and something was due that nobody came for: the
  /// clock jumped, or the program stood still. What waits keeps the time that it has left.
  ///
  /// A pause in which nothing waits is none: who runs a scene need not come before `nextDeadline`. Nor is one that
  /// input ends: a finger that lifts after two seconds was down for two seconds. But no pause lasts for days.
  @inline(__always)
  func takeJumpAhead(_ moment: inout Timestamp) {
    if moment - now > SceneClock.longestStep { takeStepAhead(&moment) }
  }

  private func takeStepAhead(_ moment: inout Timestamp) {
    let input = queue.firstMoment
    let next = min(input ?? moment, moment)
    let step = next - now
    let isEndedByInput = input.map { $0 <= moment } ?? false
    // Before the first frame no time was known.
    let isUnnoticed = frames.last != nil && !isEndedByInput && isOverdue(at: moment)
    guard isUnnoticed || step > (frames.last == nil ? SceneClock.latestStart : SceneClock.longestPause) else { return }
    setClock(queue.clock.source(at: next), to: now, &moment, queue.clock.source(at: moment))
    if frames.last != nil {
      report(.timeJumped, "time went on by \(step) s at once: what waits keeps the time that it has left")
    }
  }

  private func setClock(_ first: Timestamp, to now: Timestamp, _ moment: inout Timestamp, _ source: Timestamp) {
    queue.clock.set(first, to: now)
    moment = max(queue.clock.moment(at: source), now)
  }

  /// Whether somebody would have come before this moment if time had gone on as it does.
  private func isOverdue(at moment: Timestamp) -> Bool {
    if tweens.isActive { return true }
    return firstDeadline.map { moment - $0 > SceneClock.longestStep } ?? false
  }

  // MARK: Deadlines without end

  /// How many times deadlines may come due within a millisecond, beside one for each recognizer that is under way.
  private static var mostDeadlines: Int { 1000 }

  /// Whether deadlines come due so often, while time stands still, that it may never end.
  func isEndless(_ deadline: Timestamp) -> Bool {
    if let start = frames.deadlineRounds.start, deadline - start < 0.001 {
      frames.deadlineRounds.count += 1
    } else {
      frames.deadlineRounds = (deadline, 1)
    }
    return frames.deadlineRounds.count > Self.mostDeadlines + gestures.attempts.order.count
  }

  /// Drops what is due. What comes due after that waits for the next frame, so that this one ends.
  func dropDeadlines(until moment: Timestamp) {
    report(
      .endlessDeadline,
      "deadlines came due again and again at \(queue.clock.source(at: moment).seconds) s: they were dropped after "
        + "\(frames.deadlineRounds.count) times")
    ScrollIntake.dropDeadline(until: moment, in: self)
    for part in parts.timed { part.dropDeadlines(until: moment, in: self) }
    settling.isNeeded = true
    frames.deadlinesWait = true
  }
}
