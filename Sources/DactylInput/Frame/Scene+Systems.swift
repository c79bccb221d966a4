extension Scene {
  /// Adds a closure that is called once a frame, after the input. Until it is removed, frames run continuously.
  @discardableResult
  public func onUpdate(_ body: @escaping (FrameTime) -> Void) -> SystemID { addSystem("update", at: .update, body) }

  /// Adds a system of the game's own at a stage. The systems of a stage run in the order in which they were added, and
  /// each is timed separately (`systemReport`). Until it is removed, frames run continuously.
  @discardableResult
  public func addSystem(_ name: String, at stage: SystemStage, _ body: @escaping (FrameTime) -> Void) -> SystemID {
    let id = SystemID(number: systems.nextID)
    systems.nextID += 1
    systems.systems.append(SystemTable.System(id: id, name: name, stage: stage, body: body))
    waiting.insert(.systems)
    return id
  }

  /// Removes a system, which does not run again; it may remove itself. Does nothing for a system that was removed
  /// before.
  public func removeSystem(_ id: SystemID) {
    guard let index = systems.systems.firstIndex(where: { $0.id == id }) else { return }
    systems.systems[index].isRemoved = true
    systems.hasRemoved = true
    if !frames.isRunning { systems.sweep() }
  }

  /// Adds a closure that is called for each fixed step that fits into the elapsed time, before the updates of a frame.
  ///
  /// The closure receives the length of a step in seconds. `FrameTime.interpolation` is the position of the frame after
  /// the last step of the rhythm that was added first. After a stall of more than a quarter of a second the remaining
  /// steps are skipped.
  ///
  /// - Returns: false for a step of a millionth of a second or less, which is refused.
  @discardableResult
  public func onFixedUpdate(every seconds: Double, _ body: @escaping (Double) -> Void) -> Bool {
    guard seconds.isFinite, seconds > 1e-6 else { return false }
    let nanoseconds = Timestamp(seconds: seconds).nanoseconds
    systems.fixed.append(SystemTable.FixedStep(nanoseconds: nanoseconds, body: body))
    waiting.insert(.fixedSteps)
    unsafe parts.systemRunner?.fixedStepWasAdded()
    return true
  }

  /// Adds a closure that is called for every event that is no touch, in the frame that handles it.
  public func onEvent(_ body: @escaping (InputEvent) -> Void) { systems.listeners.append(body) }

  /// Adds a closure that is called when the user asks to close the window or to quit, instead of doing so. Called at
  /// most once a frame, since window systems report the request in several forms at once.
  public func onClose(_ body: @escaping () -> Void) {
    systems.handlesClosing = true
    var lastFrame = 0
    onEvent { [unowned self] event in
      guard event.kind == .window(.closeRequested) || event.kind == .window(.quitRequested), lastFrame != frames.number
      else { return }
      lastFrame = frames.number
      body()
    }
  }

  /// The game's own systems, with the nanoseconds of each in the last frame; 0 without a clock.
  public var systemReport: [(name: String, nanoseconds: UInt64)] {
    systems.systems.filter { !$0.isRemoved }.map { ($0.name, $0.nanoseconds) }
  }

  /// Whether another frame is needed soon: something moves, has changed, or is pending.
  public var needsFrame: Bool {
    hasVisualChanges || !queue.isEmpty || settling.isNeeded || tweens.isActive
      || !systems.systems.isEmpty || !systems.fixed.isEmpty || TouchResampling.isUnderWay(in: self)
      || hasNewsOfTextInput || hasLayouts || HoverSystem.isStale(in: self)
      || parts.staged.contains { waiting.contains($0.stage) && $0.needsFrame }
  }

  /// Runs the game's systems of a stage, and measures the time of each.
  func runSystems(_ stage: SystemStage, at moment: Timestamp) {
    guard let runner = unsafe parts.systemRunner, runner.runsSystems else {
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
    for index in systems.systems.indices
    where systems.systems[index].stage == stage && !systems.systems[index].isRemoved {
      let start = clock?() ?? 0
      systems.systems[index].body(time)
      systems.systems[index].nanoseconds = (clock?() ?? 0) &- start
    }
    if settling.isNeeded { settle() }
  }

  /// Runs the fixed steps that are due, and updates the interpolation of the first rhythm.
  func runFixedSteps(at moment: Timestamp) {
    let gone = Timestamp(seconds: frameDelta(at: moment)).nanoseconds
    for index in systems.fixed.indices {
      let length = systems.fixed[index].nanoseconds
      systems.fixed[index].behind += gone
      while systems.fixed[index].behind >= length {
        systems.fixed[index].behind -= length
        if let runner = unsafe parts.systemRunner {
          runner.runFixedStep(index) { systems.fixed[index].body(Double(length) / 1e9) }
        } else {
          systems.fixed[index].body(Double(length) / 1e9)
        }
      }
      if index == 0 { systems.interpolation = Double(systems.fixed[index].behind) / Double(length) }
    }
  }

  private func frameDelta(at moment: Timestamp) -> Double {
    frames.last.map { min(max(moment - $0, 0), 0.25) } ?? 0
  }
}
