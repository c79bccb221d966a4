/// Ingests the game's own events, one in each round of settling.
enum CustomIntake: Intake {
  static let targetRule = Rule.D3
  static let recognizerFlag = GestureFlags.takesCustom
  static let openInputs = GestureInputs.custom

  /// Ingests the next event after the previous one was delivered, so that recognizers of that one can take part in this
  /// one.
  static func takeNext(in scene: Scene) {
    guard !scene.inputs.sent.isEmpty, scene.inputs.arrived.isEmpty, !isAnyUndelivered(in: scene.inputs),
      let next = scene.inputs.sent.popFirst()
    else { return }
    if !scene.inputs.sent.isEmpty { scene.settling.isNeeded = true }
    next.phase == .began || next.isWhole ? begin(next, in: scene) : change(next, in: scene)
  }

  private static func isAnyUndelivered(in inputs: InputTable) -> Bool {
    inputs.others.contains { inputs.records[$0].kind == .custom && inputs.records[$0].isUnseen }
  }

  private static func begin(_ sent: SentEvent, in scene: Scene) {
    let inputs = scene.inputs
    guard scene.isAlive(sent.target), !scene.ignores(.custom) else { return }
    let slot = inputs.begin(.custom, id: sent.id, at: scene.now)
    inputs.setPayload(.custom(sent.event), of: slot)
    inputs.records[slot].target = sent.target
    inputs.records[slot].window = sent.window
    inputs.arrived.append(slot)
    guard sent.isWhole else { return }
    inputs.records[slot].comesInPhases = false
    inputs.records[slot].phase = .ended
  }

  private static func change(_ sent: SentEvent, in scene: Scene) {
    let inputs = scene.inputs
    guard let slot = inputs.slot(of: .custom, id: sent.id), inputs.records[slot].isLive else { return }
    let old = inputs.payloads[slot]
    inputs.setPayload(.custom(sent.event), of: slot)
    inputs.records[slot].phase = sent.phase
    inputs.records[slot].timestamp = scene.now
    inputs.records[slot].isUnseen = true
    inputs.records[slot].hasUndeliveredChange = sent.phase == .moved
    if sent.phase != .moved { inputs.end(slot) }
    withExtendedLifetime(old) {}
  }

  private static func event(in slot: Int, of inputs: InputTable) -> (any CustomEvent)? {
    guard case .custom(let event) = inputs.payloads[slot] else { return nil }
    return event
  }

  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable) {
    event.customEvent = self.event(in: slot, of: inputs)
  }

  static func gestureCall(_ slot: Int, _ phase: TouchPhase, in inputs: InputTable) -> GestureCall? {
    event(in: slot, of: inputs).map { .custom($0, phase) }
  }

  static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene) {
    guard let custom = event(in: input.slot, of: scene.inputs), scene.isAlive(input.target) else { return }
    let event = scene.event(of: .custom, phase)
    scene.send(.custom, phase, input, event) { $0.notify(.custom(custom, event, input.id)) }
  }

  static func cancel(_ slot: Int, in scene: Scene) { end(slot, isUnseen: true, in: scene) }

  static func pendingCancel(of slot: Int, in inputs: InputTable) -> PendingCancel.Subject? {
    event(in: slot, of: inputs).map { .custom($0, inputs.records[slot].id) }
  }
}

extension Scene {
  /// Sends an event of the game's own to the view at a point in the scene's coordinates, and up the responder chain
  /// from there. The recognizers of that view and of its superviews that take such events (`GestureInputs.custom`)
  /// receive it first.
  ///
  /// - Returns: whether there is a view. The event is settled before this returns, or, when called during a frame,
  ///   later in that frame.
  @discardableResult
  public func send(_ event: any CustomEvent, at point: Point) -> Bool {
    guard !ignores(.custom), let hit = TargetingSystem.query(point, in: self) else { return false }
    enter(event, hit.view, hit.window, isWhole: true)
    return true
  }

  /// Sends an event of the game's own to an entity and up the responder chain; to the first responder without a target.
  public func send(_ event: any CustomEvent, to target: Entity? = nil) {
    if let target, !check(target, "send an event to") { return }
    enter(event, target ?? chainStart, .none, isWhole: true)
  }

  /// Begins input of the game's own on the view at a point in the scene's coordinates. It belongs to that view until it
  /// ends.
  ///
  /// - Returns: the identity for `update`, `end` and `cancel(.input(…))`; nil where there is no view, where the view
  ///   is about to leave its window or to be destroyed, and while input is ignored.
  public func begin(_ event: any CustomEvent, at point: Point) -> InputID? {
    guard !ignores(.custom), let hit = TargetingSystem.query(point, in: self), !isLeaving(hit.view) else { return nil }
    return enter(event, hit.view, hit.window, isWhole: false)
  }

  /// Begins input of the game's own on an entity of the responder chain; on the first responder without a target. It
  /// belongs to that entity until it ends. Returns nil for a destroyed or leaving entity, and while input is ignored.
  public func begin(_ event: any CustomEvent, on target: Entity? = nil) -> InputID? {
    if let target, !check(target, "begin input on") { return nil }
    let target = target ?? chainStart
    guard !ignores(.custom), !isLeaving(target) else { return nil }
    return enter(event, target, .none, isWhole: false)
  }

  /// Sends a change of input of the game's own. Does nothing after its end.
  public func update(_ input: InputID, with event: any CustomEvent) { change(input, event, .moved) }

  /// Ends input of the game's own. Does nothing after its end.
  public func end(_ input: InputID, with event: any CustomEvent) { change(input, event, .ended) }

  @discardableResult
  private func enter(_ event: any CustomEvent, _ target: Entity, _ window: Entity, isWhole: Bool) -> InputID {
    let id = inputs.takeID(.custom)
    enter(
      SentEvent(
        event: event, target: target, window: window, id: id, phase: isWhole ? .ended : .began, isWhole: isWhole))
    return InputID(kind: .custom, number: id)
  }

  private func change(_ input: InputID, _ event: any CustomEvent, _ phase: TouchPhase) {
    guard input.kind == .custom else { return }
    enter(
      SentEvent(
        event: event, target: .none, window: .none, id: input.number, phase: phase, isWhole: false))
  }

  private func enter(_ sent: SentEvent) {
    inputs.sent.append(sent)
    settling.isNeeded = true
    // In the closure of a hit shape the settling is deferred, but the event keeps its position: an end or cancel may
    // follow it.
    guard !isAnswering else { return postpone { _ in } }
    settleIfIdle()
  }
}
