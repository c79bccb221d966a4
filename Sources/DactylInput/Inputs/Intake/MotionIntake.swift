/// The intake of shakes, which go to the first responder and up the chain (M1).
enum MotionIntake: Intake {
  static let targetRule = Rule.M1

  /// Ingests a phase of a shake. Only one shake is under way at a time: each that began ends once, and an end without a
  /// delivered began is dropped.
  static func take(_ phase: MotionPhase, in scene: Scene) {
    let slot = scene.inputs.others.first { scene.inputs.records[$0].kind == .motion && scene.inputs.records[$0].isLive }
    guard let slot else {
      guard phase == .began, !scene.ignores(.motion) else { return }
      let slot = scene.inputs.begin(.motion, at: scene.now)
      scene.inputs.records[slot].comesInPhases = false
      scene.inputs.records[slot].isUnseen = false
      scene.inputs.arrived.append(slot)
      return scene.settling.isNeeded = true
    }
    guard phase != .began else { return }
    scene.inputs.records[slot].phase = phase == .ended ? .ended : .cancelled
    scene.inputs.records[slot].timestamp = scene.now
    scene.inputs.end(slot)
    // Each phase goes to the first responder of that moment.
    scene.inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }

  static func target(_ slot: Int, in scene: Scene) { scene.inputs.records[slot].target = scene.chainStart }

  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable) {
    event.event.subtype = .motionShake
  }

  static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene) {
    let motion: MotionPhase = phase == .began ? .began : phase == .ended ? .ended : .cancelled
    var event = scene.event(of: .motion, phase)
    event.subtype = .motionShake
    let handler = scene.send(ResponderEvents(motion), phase, input, event) { [event] in
      $0.notify(.motion(motion, event))
    }
    if motion == .ended && handler == .none { scene.offerUndo() }
  }

  /// Each phase of a shake goes to the first responder of that moment.
  static func cancel(_ slot: Int, in scene: Scene) {
    target(slot, in: scene)
    end(slot, isUnseen: false, in: scene)
  }
}

extension Scene {
  /// Adds a listener for shakes that end unhandled while there is something to undo or redo. It is called with the
  /// undo manager of the first receiver of keys: it asks the player, and then undoes (M3). Without a listener nothing
  /// happens.
  @discardableResult
  public func onShakeToEdit(_ body: @escaping (UndoManager) -> Void) -> Subscription {
    responders.shakesToEdit.add(body)
  }

  /// Schedules the question whether to undo, among the actions of the event, when there is a listener for it.
  fileprivate func offerUndo() {
    guard !responders.shakesToEdit.isEmpty else { return }
    responders.pendingActions.append(.offerUndo)
    settling.isNeeded = true
  }
}
