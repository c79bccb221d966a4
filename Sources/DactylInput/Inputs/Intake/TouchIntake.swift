/// Updates the touches with a batch: fingers land, move and lift (D3 before hit-testing; T5, T26, T27, T35).
enum TouchIntake: Intake {
  static let targetRule = Rule.T7

  static func beganWasStopped(_ slot: Int, wasLive: Bool, in inputs: InputTable) {
    inputs.records[slot].isLive = wasLive
    inputs.lift(slot)
    if wasLive { inputs.silence(inputs.records[slot].finger) }
  }

  static func pendingCancel(of slot: Int, in inputs: InputTable) -> PendingCancel.Subject? {
    .touches([inputs.touch(slot, reporting: .cancelled)])
  }

  /// Ingests the touches of a batch. Touches that began are in `arrived` afterwards.
  static func take(_ batch: EventBatch, in scene: Scene) {
    rest(in: scene.inputs)
    if batch.hasBadMove { scene.report(.badLocation, "a finger moved to no place: taken where it was before") }
    note(batch, in: scene.inputs)
    if batch.resampledTo != nil { TouchResampling.resample(batch, in: scene.inputs) }
    for index in batch.entries.indices { take(batch.entries[index], index, in: scene) }
    if !batch.details.isEmpty { TouchDetailsIntake.take(batch, in: scene) }
  }

  /// Adds the samples of the fingers that are down to their paths.
  private static func note(_ batch: EventBatch, in touches: InputTable) {
    for index in batch.entries.indices {
      guard let slot = touches.slot(of: batch.entries[index].sample.finger) else { continue }
      batch.entries[index].slot = slot
    }
    for index in batch.samples.indices {
      let sample = batch.samples[index]
      let slot = batch.entries[sample.entry].slot
      if slot >= 0 { touches.paths[slot].add(sample.location - .zero, at: sample.timestamp) }
    }
  }

  /// Makes every touch stationary until its next change (T3).
  static func rest(in touches: InputTable) {
    touches.order.forEach { slot in
      touches.records[slot].isChanged = false
      touches.records[slot].entry = -1
      touches.records[slot].previousLocation = touches.records[slot].sample.location
      touches.records[slot].previousTimestamp = touches.records[slot].timestamp
    }
    touches.noteChange()
  }

  private static func take(_ entry: EventBatch.Entry, _ index: Int, in scene: Scene) {
    let sample = entry.sample
    // A mouse whose button was released hovers from there.
    if sample.finger == .mouse && sample.location.isFinite { moveMouse(to: sample, in: scene) }
    if let slot = scene.inputs.slot(of: sample.finger) {
      return change(slot, entry, index, in: scene)
    }
    guard sample.phase == .began else {
      let isSilenced =
        sample.phase == .moved
        ? scene.inputs.silenced.contains(sample.finger) : scene.inputs.unsilence(sample.finger)
      if isSilenced {
        scene.record(.ignore, rule: .T27)
      } else {
        scene.report(.unknownFinger, "\(sample.finger) \(sample.phase) without having begun: left out")
      }
      return
    }
    if scene.inputs.hasSilenced { _ = scene.inputs.unsilence(sample.finger) }
    guard !scene.ignores(.touch) else { return scene.inputs.silence(sample.finger) }
    begin(sample, entry.timestamp, index, in: scene)
  }

  private static func moveMouse(to sample: TouchSample, in scene: Scene) {
    let way = sample.location - scene.inputs.pointer.hover.location
    scene.inputs.pointer.hover.location = sample.location
    guard way != .zero, sample.phase != .began else { return }
    scene.parts.sampleObservers.forEach { $0.mouseMoved(by: way) }
  }

  private static func begin(_ sample: TouchSample, _ timestamp: Timestamp, _ index: Int, in scene: Scene) {
    var sample = sample
    let isPlaced = sample.location.isFinite
    if !isPlaced {
      scene.report(.badLocation, "\(sample.finger) began at \(sample.location): it hits nothing")
      sample.location = .zero
    }
    scene.parts.sampleObservers.forEach { $0.touchBegan(sample) }
    let inputs = scene.inputs
    let tapCount = inputs.tapCounter.count(at: sample.location, timestamp, sample.type, scene.thresholds)
    let slot = inputs.begin(sample, at: timestamp)
    inputs.records[slot].entry = index
    inputs.records[slot].isUnplaced = !isPlaced
    inputs.records[slot].tapCount = tapCount
    inputs.arrived.append(slot)
  }

  private static func change(_ slot: Int, _ entry: EventBatch.Entry, _ index: Int, in scene: Scene) {
    let old = scene.inputs.records[slot]
    var sample = entry.sample
    if !sample.location.isFinite {
      scene.report(.badLocation, "\(sample.finger) \(sample.phase) at \(sample.location): taken where it was before")
      sample.location = old.sample.location
      if sample.phase == .moved { return }
    }
    if sample.phase == .began {
      scene.report(.repeatedBegan, "\(sample.finger) began while it was down: taken as a move (T35)")
      scene.record(.ignore, rule: .T35, touch: old.id, view: old.target)
      if sample.type == .pointer { scene.parts.added.forEach { $0.pointerPressedAgain(in: old.id) } }
      sample.phase = .moved
    }
    let movedBeyondSlop =
      old.movedBeyondSlop || sample.location.distance(to: old.initialLocation) > scene.thresholds.tapMovement.points
    mark(slot, as: TouchPhase(sample.phase), in: scene) { record in
      record.sample = sample
      record.timestamp = entry.timestamp
      record.entry = index
      record.movedBeyondSlop = movedBeyondSlop
      if !sample.buttons.isEmpty { record.buttons = sample.buttons }
      if sample.phase == .moved { record.hasUndeliveredChange = true }
    }
    switch sample.phase {
    case .ended:
      scene.inputs.lift(slot)
      if !movedBeyondSlop { scene.inputs.tapCounter.end(scene.inputs.records[slot]) }
    case .cancelled: scene.inputs.lift(slot)
    case .began, .moved: break
    }
  }

  @inline(__always)
  private static func mark(
    _ slot: Int, as phase: TouchPhase, in scene: Scene, _ change: (inout Input) -> Void = { _ in }
  ) {
    change(&scene.inputs.records[slot])
    scene.inputs.records[slot].phase = phase
    scene.inputs.records[slot].isChanged = true
    scene.inputs.records[slot].isUnseen = true
    scene.inputs.noteChange()
    scene.settling.isNeeded = true
  }

  /// Cancels touches that are down, as the system would: each once, and its finger stays silenced until it lifts (T22).
  static func cancel(in scene: Scene, by rule: Rule, where isMeant: (Input) -> Bool = { _ in true }) {
    if !scene.frames.isRunning && !scene.settling.isRunning { rest(in: scene.inputs) }
    for slot in scene.inputs.order {
      let record = scene.inputs.records[slot]
      guard record.isLive, isMeant(record) else { continue }
      scene.record(.claim, rule: rule, touch: record.id, view: record.target)
      mark(slot, as: .cancelled, in: scene) { $0.timestamp = max($0.timestamp, scene.now) }
      scene.inputs.lift(slot)
      scene.inputs.silence(record.finger)
    }
  }

  // MARK: Silent fingers

  /// The moment of the first timeout of a silent finger; nil for never.
  static func nextTimeout(in inputs: InputTable) -> Timestamp? {
    guard let timeout = inputs.settings.fingerTimeout else { return nil }
    var first: Timestamp?
    for slot in inputs.order {
      let record = inputs.records[slot]
      guard record.isLive else { continue }
      first = min(first ?? record.timestamp + timeout, record.timestamp + timeout)
    }
    return first
  }

  /// Cancels touches whose fingers have sent no samples for longer than the timeout.
  static func cancelSilentFingers(in scene: Scene) {
    guard let timeout = scene.inputSettings.fingerTimeout else { return }
    cancel(in: scene, by: .T22) { $0.timestamp + timeout <= scene.now }
  }
}

extension TouchPhase {
  init(_ phase: TouchSamplePhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
