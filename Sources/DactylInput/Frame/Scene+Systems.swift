extension Scene {
  /// Adds a closure that is called once a frame, after the input. While it is subscribed, frames run continuously.
  @discardableResult
  public func onUpdate(_ body: @escaping (FrameTime) -> Void) -> Subscription {
    addSystem("update", at: .update, body)
  }

  /// Adds a system of the game's own at a stage. The systems of a stage run in the order in which they were added, and
  /// each is timed separately (`systemReport`). While it is subscribed, frames run continuously.
  @discardableResult
  public func addSystem(_ name: String, at stage: SystemStage, _ body: @escaping (FrameTime) -> Void) -> Subscription {
    waiting.insert(.systems)
    return systems.systems.add(SystemTable.System(name, stage, body))
  }

  /// Adds a closure that is called for each fixed step that fits into the elapsed time, before the updates of a frame.
  ///
  /// The closure receives the length of a step in seconds. `FrameTime.interpolation` is the position of the frame after
  /// the last step of the rhythm that was added first. After a stall of more than a quarter of a second the remaining
  /// steps are skipped.
  ///
  /// - Returns: the subscription; one that is not active for a step of a millionth of a second or less, which is
  ///   refused.
  @discardableResult
  public func onFixedUpdate(every seconds: Double, _ body: @escaping (Double) -> Void) -> Subscription {
    guard seconds.isFinite, seconds > 1e-6 else { return Subscription() }
    let rhythm = systems.freeRhythm
    waiting.insert(.fixedSteps)
    unsafe parts.systemRunner?.fixedStepWasAdded(rhythm)
    return systems.fixed.add(SystemTable.FixedStep(rhythm, Timestamp(seconds: seconds).nanoseconds, body))
  }

  /// Adds a closure that is called for every event that is no touch, in the frame that handles it.
  @discardableResult
  public func onEvent(_ body: @escaping (InputEvent) -> Void) -> Subscription { systems.events.add(body) }

  /// Adds a closure that is called with every event that is sent to the scene from outside, touches too, before it is
  /// queued. Those that the game's own code sends in a frame, or at its end, it does not see.
  @discardableResult
  public func onInput(_ body: @escaping (InputEvent) -> Void) -> Subscription { systems.inputs.add(body) }

  /// Adds a closure that is called when the user asks to close the window or to quit, instead of doing so. Called at
  /// most once a frame, since window systems report the request in several forms at once, and after the listeners of
  /// `onEvent`.
  @discardableResult
  public func onClose(_ body: @escaping () -> Void) -> Subscription { systems.closings.add { body() } }

  /// Adds a closure that is called when a frame is over, with its report. The scene is whole then: here a program takes
  /// and restores snapshots (`takeSnapshot(_:)`), and runs frames again with `frame(at:)`, which are part of this frame
  /// for a recording, and after which it is not called.
  @discardableResult
  public func onFrameEnd(_ body: @escaping (FrameReport) -> Void) -> Subscription { systems.ends.add(body) }

  /// The game's own systems, with the nanoseconds of each in the last frame; 0 without a clock.
  public var systemReport: [(name: String, nanoseconds: UInt64)] {
    var report: [(name: String, nanoseconds: UInt64)] = []
    systems.systems.forEach { system, _ in report.append((system.name, system.nanoseconds)) }
    return report
  }

  /// Whether another frame is needed soon: something moves, has changed, or is pending.
  public var needsFrame: Bool {
    hasVisualChanges || !queue.isEmpty || settling.isNeeded || tweens.isActive
      || !systems.systems.isEmpty || !systems.fixed.isEmpty || TouchResampling.isUnderWay(in: inputs)
      || hasNewsOfTextInput || hasLayouts || HoverSystem.isStale(in: self)
      || parts.hasNewFollower || parts.staged.contains { waiting.contains($0.stage) && $0.needsFrame }
  }

  /// Runs the game's systems of a stage, and measures the time of each.
  func runSystems(_ stage: SystemStage, at moment: Timestamp) {
    let areAny = !systems.systems.isEmpty
    guard let runner = unsafe parts.systemRunner, runner.runsSystems(of: stage, areAny: areAny) else {
      if stage == .beforeDraw, !areAny, !parts.waitForSystems { waiting.remove(.systems) }
      return callSystems(of: stage, at: moment)
    }
    runner.runSystems(at: stage) { callSystems(of: stage, at: moment) }
  }

  private func callSystems(of stage: SystemStage, at moment: Timestamp) {
    guard !systems.systems.isEmpty else {
      if settling.isNeeded { settle() }
      return
    }
    let time = FrameTime(now: moment, delta: frameDelta(at: moment), interpolation: systems.interpolation)
    systems.systems.forEach { system, _ in
      guard system.stage == stage else { return }
      let start = clock?() ?? 0
      system.body(time)
      system.nanoseconds = (clock?() ?? 0) &- start
    }
    if settling.isNeeded { settle() }
  }

  /// Runs the fixed steps that are due, and updates the interpolation of the first rhythm.
  func runFixedSteps(at moment: Timestamp) {
    let gone = Timestamp(seconds: frameDelta(at: moment)).nanoseconds
    var interpolation: Double?
    systems.fixed.forEach { step, listener in
      step.behind += gone
      while step.behind >= step.nanoseconds && listener.isActive {
        step.behind -= step.nanoseconds
        run(step)
      }
      if interpolation == nil && listener.isActive {
        interpolation = Double(step.behind) / Double(step.nanoseconds)
      }
    }
    systems.interpolation = interpolation ?? 0
    if systems.fixed.isEmpty { waiting.remove(.fixedSteps) }
  }

  private func run(_ step: SystemTable.FixedStep) {
    let seconds = Double(step.nanoseconds) / 1e9
    guard let runner = unsafe parts.systemRunner else { return step.body(seconds) }
    runner.runFixedStep(step.rhythm) { step.body(seconds) }
  }

  private func frameDelta(at moment: Timestamp) -> Double {
    frames.last.map { min(max(moment - $0, 0), 0.25) } ?? 0
  }
}

extension Scene {
  /// The quick actions that the program knows now: at first those of `AppOptions.quickActions`. One with an id that is
  /// not among them is ignored, and said once (AX32).
  public var quickActions: [QuickAction] {
    get { systems.quickActions }
    set { systems.quickActions = newValue }
  }

  /// Adds a closure that is called when somebody asks for a quick action: in the frame in which the program learns of
  /// it, at the launch the first one, before any other input of that frame (AX32).
  /// ```swift
  /// scene.onQuickAction { action in if action.id == "new-game" { begin() } }
  /// ```
  @discardableResult
  public func onQuickAction(_ body: @escaping (QuickAction) -> Void) -> Subscription {
    systems.quickActionListeners.add(body)
  }
}
