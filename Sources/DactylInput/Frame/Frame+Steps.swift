extension Scene {
  /// The next step of a frame: a batch of input, or a deadline that comes before it.
  enum Step {
    case batch
    case deadline(Timestamp)
  }

  /// Begins a frame at a moment of the source's clock. Returns the moment on the scene's own clock, or nil when no
  /// frame can run now, inside a frame, a settling or a hit-test.
  func beginFrame(at source: Timestamp) -> Timestamp? {
    guard !isHandling, !isAnswering else {
      report(.nestedFrame, "frame(at:) was called inside a frame or hit-test: nothing was done")
      return nil
    }
    if !frames.isOver { recorder?.frameWillRun(at: source, in: self) }
    unsafe parts.eventAdapter?.momentArrived(source, in: self)
    var moment = queue.clock.moment(at: source)
    if frames.last != nil { takeJumpBack(to: source, &moment) }
    frames.isRunning = true
    frames.number += 1
    frames.counters = FrameCounters()
    frames.beginShowing()
    if frames.isTimed { frames.times = StageTimes() }
    frames.deadlineRounds = (nil, 0)
    frames.deadlinesWait = false
    if settling.isNeeded { settle() }
    takeJumpAhead(&moment)
    return moment
  }

  func nextStep(until moment: inout Timestamp) -> Step? {
    if batch.isToTakeAgain { return .batch }
    takeJumpAhead(&moment)
    let deadline = frames.deadlinesWait ? nil : firstDeadline.flatMap { $0 <= moment ? $0 : nil }
    if let first = queue.firstMoment, first <= moment, deadline.map({ first < $0 }) ?? true {
      frames.counters.batches += 1
      batch.take(from: queue, until: moment, before: deadline)
      noteBatch()
      TouchResampling.plan(batch, until: moment, before: deadline, in: self)
      return .batch
    }
    guard let deadline else { return TouchResampling.makeBatch(until: moment, in: self) ? .batch : nil }
    frames.counters.batches += 1
    return .deadline(deadline)
  }

  private func noteBatch() {
    frames.counters.events &+= UInt32(truncatingIfNeeded: batch.count)
    for index in batch.samples.indices { frames.noteShown(batch.samples[index].timestamp) }
    if batch.hasOther { frames.noteShown(batch.timestamp) }
  }

  func callDeadlines(until deadline: Timestamp) {
    now = max(now, deadline)
    guard !isEndless(deadline) else { return dropDeadlines(until: now) }
    batch.clear()
    InputIntake.callDeadlines(at: now, in: self)
    for part in parts.timed { part.deadlineReached(at: now, in: self) }
  }

  /// Calls the game's listeners with an event that is no touch.
  func callListeners() {
    if motionSensors.hasNews { withoutSettling { motionSensors.callListeners() } }
    if unsafe inputs.pointer.locking.hasMoved { withoutSettling { inputs.pointer.locking.callMotionListeners() } }
    if controllerDevices.hasNews { withoutSettling { controllerDevices.callListeners() } }
    guard batch.hasOther, systems.hasEventListeners, !batch.wasTakenBefore, let event = batch.other else { return }
    // The effects of listeners are settled together with the event.
    withoutSettling { systems.callListeners(InputEvent(at: batch.timestamp, event), inFrame: frames.number) }
  }

  /// Whether the scene may look different from the list that the last frame drew.
  var hasVisualChanges: Bool { drawing.version != visualVersion || drawing.isOutdated }
  /// The version of the scene that the last frame drew; nil before the first. It is different in every frame that shows
  /// something new.
  package var drawnVersion: UInt64? { drawing.version }

  func endFrame(at moment: Timestamp) -> FrameReport {
    var report = FrameReport()
    report.timestamp = queue.clock.source(at: moment)
    report.counters = frames.counters
    report.drawn = drawing.count
    report.hasChanged = drawing.isNew
    if !drawing.isNew { frames.endShowingNothing() }
    drawing.isNew = false
    if frames.isTimed { report.times = frames.times }
    drawing.version = visualVersion
    drawing.isOutdated = false
    frames.last = moment
    frames.isRunning = false
    if unsafe parts.isFollowed { report.hasChanged = showOverlay(report) || report.hasChanged }
    if frames.isOver {
      frames.changedSince = frames.changedSince || report.hasChanged
    } else {
      if !systems.ends.isEmpty { callEndListeners(&report) }
      // With what they did, which they do again when it is played again.
      recorder?.frameDidRun(in: self)
    }
    if life.isToEnd { endIfWanted() }
    return report
  }

  /// Calls the listeners for the end of a frame, which may run further frames.
  private func callEndListeners(_ report: inout FrameReport) {
    frames.isOver = true
    frames.changedSince = false
    systems.ends.call(report)
    frames.isOver = false
    report.hasChanged = report.hasChanged || frames.changedSince
  }

  /// Whether any stage after the input has work: one test for all of them.
  @inline(__always)
  var isAnyStageWaiting: Bool { !waiting.isEmpty || settling.isNeeded || hasLayouts }

  /// Whether the game's systems have to run, or effects of other stages have to be settled in their stages.
  @inline(__always)
  var systemsAreDue: Bool { waiting.contains(.systems) || settling.isNeeded }

  /// Runs a stage that has work.
  @inline(__always)
  func run(_ stage: FrameStage, _ body: () -> Void) {
    if waiting.contains(stage) { measure(stage, body) }
  }

  /// Runs the added part of a stage that has work.
  @inline(__always)
  func runPart(of stage: FrameStage, at moment: Timestamp) {
    run(stage) { parts.slots[stage]?.run(at: moment, in: self) }
  }

  /// Lets the added part of a stage that has work follow the changes of inputs.
  @inline(__always)
  func settlePart(of stage: FrameStage) {
    run(stage) { parts.slots[stage]?.settle(in: self) }
  }

  /// Runs a stage, and measures its time when there is a clock.
  @inline(__always)
  func measure(_ stage: FrameStage, _ body: () -> Void) {
    guard frames.isTimed, let clock = frames.clock else { return body() }
    let start = clock()
    body()
    frames.times.add(clock() &- start, to: stage)
  }

  /// Records the moment at which the last frame became visible, for the histogram of latencies. Called by platforms
  /// after they have presented a frame. Events of frames that show nothing new are not counted.
  public func didPresent(at moment: Timestamp) { frames.didPresent(at: queue.clock.moment(at: moment)) }
}
