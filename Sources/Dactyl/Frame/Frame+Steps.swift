extension Scene {
  /// What a frame does next: the next batch of input, or a deadline that comes before it.
  enum Step {
    case batch
    case deadline(Timestamp)
  }

  /// Begins a frame at a moment of the source's clock. Gives that moment on the scene's own clock; nil when there can be no
  /// frame now.
  func beginFrame(at source: Timestamp) -> Timestamp? {
    guard !isInFrame, !isSettling, !isAnswering else {
      report(.nestedFrame, "frame(at:) was called inside a frame or hit-test: nothing was done")
      return nil
    }
    var moment = time.moment(at: source)
    if lastFrame != nil { takeJumpBack(to: source, &moment) }
    isInFrame = true
    frameNumber += 1
    counters = FrameCounters()
    if isTimed { stageTimes = StageTimes() }
    deadlineRounds = (nil, 0)
    deadlinesWait = false
    if needsSettling { settle() }
    takeJumpAhead(&moment)
    return moment
  }

  func nextStep(until moment: inout Timestamp) -> Step? {
    if batch.isToTakeAgain { return .batch }
    takeJumpAhead(&moment)
    let deadline = deadlinesWait ? nil : firstDeadline.flatMap { $0 <= moment ? $0 : nil }
    if let first = queue.firstMoment, first <= moment, deadline.map({ first < $0 }) ?? true {
      counters.batches += 1
      batch.take(from: queue, until: moment, before: deadline)
      noteBatch()
      TouchResampling.plan(batch, until: moment, before: deadline, in: self)
      return .batch
    }
    guard let deadline else { return TouchResampling.makeBatch(until: moment, in: self) ? .batch : nil }
    counters.batches += 1
    return .deadline(deadline)
  }

  private func noteBatch() {
    counters.events += batch.count
    for index in batch.samples.indices { noteShown(batch.samples[index].timestamp) }
    if batch.hasOther { noteShown(batch.timestamp) }
  }

  func callDeadlines(until deadline: Timestamp) {
    now = max(now, deadline)
    guard !isEndless(deadline) else { return dropDeadlines(until: now) }
    batch.clear()
    InputIntake.callDeadlines(at: now, in: self)
    for part in parts.timed { part.deadlineReached(at: now, in: self) }
  }

  /// Tells the game's listeners of an event that is no touch.
  func tellListeners() {
    guard batch.hasOther, !systems.listeners.isEmpty, !batch.wasTakenBefore, let event = batch.other else { return }
    // What they set off is settled with the event.
    withoutSettling { systems.tellListeners(InputEvent(at: batch.timestamp, event)) }
  }

  /// Whether what can be seen may be another than what the list of the last frame shows.
  var hasVisualChanges: Bool { drawnVersion != visualVersion }

  func endFrame(at moment: Timestamp) -> FrameReport {
    var report = FrameReport()
    report.timestamp = time.source(at: moment)
    report.events = counters.events
    report.batches = counters.batches
    report.hitTests = counters.hitTests
    report.actions = counters.actions
    report.deliveries = counters.deliveries
    report.drawn = drawnCount
    report.hasChanged = hasVisualChanges
    if isTimed { report.times = stageTimes }
    drawnVersion = visualVersion
    lastFrame = moment
    systems.sweep()
    isInFrame = false
    if isToEnd { endIfWanted() }
    return report
  }

  /// Runs a stage, and takes its time when there is a clock.
  @inline(__always)
  func measure(_ stage: FrameStage, _ body: () -> Void) {
    guard let clock else { return body() }
    let start = clock()
    body()
    stageTimes.add(clock() &- start, to: stage)
  }

  // MARK: Latency

  private func noteShown(_ timestamp: Timestamp) {
    // A flood says no more about latency than its beginning does.
    if shownEvents.count < Self.mostShownEvents { shownEvents.append(timestamp) }
  }

  /// Tells the scene when the last frame became visible, for the histogram of latencies. Platforms call it.
  public func didPresent(at moment: Timestamp) {
    let moment = time.moment(at: moment)
    for timestamp in shownEvents { latency.add(moment - timestamp) }
    shownEvents.removeAll()
  }
}
