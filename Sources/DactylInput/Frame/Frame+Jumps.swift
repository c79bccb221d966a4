/// Handling of clocks that jump and of deadlines without end.
extension Scene {
  /// Resets the clock when frames went back by more than a second: the scene's time continues from where it was.
  @inline(__always)
  func takeJumpBack(to source: Timestamp, _ moment: inout Timestamp) {
    let step = now - moment
    if step > SceneClock.longestStep { takeStep(back: step, to: source, &moment) }
  }

  private func takeStep(back step: Double, to source: Timestamp, _ moment: inout Timestamp) {
    // Input from up to a second before this frame belongs to the new time already.
    var first = source
    if let event = queue.firstMoment.map({ queue.clock.source(at: $0) }), event < source,
      source - event <= SceneClock.longestStep
    {
      first = event
    }
    setClock(first, to: now, &moment, source)
    report(.timeJumped, "a frame at \(source.seconds) s came \(step) s after a later one: time goes on from there")
  }

  /// Resets the clock when the frame lies more than a second ahead and a deadline or animation was missed: the clock
  /// jumped, or the program stood still. Pending deadlines keep their remaining time.
  ///
  /// A pause without anything pending is no jump, since no frame is needed before `nextDeadline`. Neither is a pause
  /// that input ends: a finger that lifts after two seconds was down for two seconds. A pause of days is always a jump
  /// (`SceneClock.longestPause`).
  @inline(__always)
  func takeJumpAhead(_ moment: inout Timestamp) {
    if moment - now > SceneClock.longestStep { takeStepAhead(&moment) }
  }

  private func takeStepAhead(_ moment: inout Timestamp) {
    let input = queue.firstMoment
    let next = min(input ?? moment, moment)
    let step = next - now
    let isEndedByInput = input.map { $0 <= moment } ?? false
    // Before the first frame the scene has no time to compare with.
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

  /// Whether a frame would have run well before this moment if time had passed evenly: an animation was running, or a
  /// deadline is more than `SceneClock.longestStep` past.
  private func isOverdue(at moment: Timestamp) -> Bool {
    if tweens.isActive { return true }
    return firstDeadline.map { moment - $0 > SceneClock.longestStep } ?? false
  }

  // MARK: Deadlines without end

  /// The number of times that deadlines may be due within a millisecond, in addition to one for each active recognizer.
  private static var mostDeadlines: Int { 1000 }

  /// Whether deadlines have been due so often, without time passing, that they may never end.
  func isEndless(_ deadline: Timestamp) -> Bool {
    if let start = frames.deadlineRounds.start, deadline - start < 0.001 {
      frames.deadlineRounds.count += 1
    } else {
      frames.deadlineRounds = (deadline, 1)
    }
    return frames.deadlineRounds.count > Self.mostDeadlines + gestures.attempts.order.count
  }

  /// Drops the deadlines that are due. Deadlines that are set after that wait for the next frame, so that this one
  /// ends.
  func dropDeadlines(until moment: Timestamp) {
    report(
      .endlessDeadline,
      "deadlines came due again and again at \(queue.clock.source(at: moment).seconds) s: they were dropped after "
        + "\(frames.deadlineRounds.count) times")
    ScrollIntake.dropDeadline(until: moment, in: inputs)
    for part in parts.timed { part.dropDeadlines(until: moment, in: self) }
    settling.isNeeded = true
    frames.deadlinesWait = true
  }
}
