/// Brings the touch table in line with a batch: fingers land, move, lift (D3 before hit-testing; T5, T26, T27, T35).
enum TouchIntake {
  /// Takes a batch's touches in. Fingers that landed are in `scene.landed` afterwards.
  static func take(_ batch: EventBatch, in scene: Scene) {
    rest(in: scene)
    if batch.hasBadMove { scene.report(.badLocation, "a finger moved to no place: taken where it was before") }
    note(batch, in: scene)
    TouchResampling.resample(batch, in: scene)
    for place in batch.entries.indices { take(batch.entries[place], place, in: scene) }
  }

  /// Notes where the fingers that are down were, sample by sample.
  private static func note(_ batch: EventBatch, in scene: Scene) {
    let touches = scene.touches
    for place in batch.entries.indices {
      guard let slot = touches.slot(of: batch.entries[place].sample.finger) else { continue }
      batch.entries[place].slot = slot
    }
    for place in batch.samples.indices {
      let sample = batch.samples[place]
      let slot = batch.entries[sample.entry].slot
      if slot >= 0 { touches.paths[slot].add(sample.location - .zero, at: sample.timestamp) }
    }
  }

  /// Makes every touch stationary until something changes it (T3).
  static func rest(in scene: Scene) {
    scene.landed.removeAll()
    let touches = scene.touches
    touches.order.forEach { slot in
      touches.records[slot].isChanged = false
      touches.records[slot].entry = -1
      touches.records[slot].previousLocation = touches.records[slot].sample.location
      touches.records[slot].previousTimestamp = touches.records[slot].timestamp
    }
    touches.noteChange()
  }

  private static func take(_ entry: EventBatch.Entry, _ place: Int, in scene: Scene) {
    let sample = entry.sample
    if let slot = scene.touches.slot(of: sample.finger) {
      return change(slot, entry, place, in: scene)
    }
    guard sample.phase == .began else {
      let isSilenced =
        sample.phase == .moved
        ? scene.touches.silenced.contains(sample.finger) : scene.touches.unsilence(sample.finger)
      if !isSilenced {
        scene.report(.unknownFinger, "\(sample.finger) \(sample.phase) without having begun: left out")
      }
      return
    }
    if scene.touches.hasSilenced { _ = scene.touches.unsilence(sample.finger) }
    guard scene.ignoreDepth == 0 else {
      scene.touches.silence(sample.finger)
      scene.record(.refuseView, rule: .T26)
      return
    }
    begin(sample, entry.timestamp, place, in: scene)
  }

  private static func begin(_ sample: TouchSample, _ timestamp: Timestamp, _ place: Int, in scene: Scene) {
    var sample = sample
    let isPlaced = sample.location.isFinite
    if !isPlaced {
      scene.report(.badLocation, "\(sample.finger) began at \(sample.location): it hits nothing")
      sample.location = .zero
    }
    let slot = scene.touches.begin(sample, at: timestamp)
    scene.touches.records[slot].entry = place
    scene.touches.records[slot].isUnplaced = !isPlaced
    scene.touches.records[slot].tapCount = scene.tapCounter.count(
      at: sample.location, timestamp, sample.type, scene.thresholds)
    scene.landed.append(slot)
  }

  private static func change(_ slot: Int, _ entry: EventBatch.Entry, _ place: Int, in scene: Scene) {
    let old = scene.touches.records[slot]
    var sample = entry.sample
    if !sample.location.isFinite {
      scene.report(.badLocation, "\(sample.finger) \(sample.phase) at \(sample.location): taken where it was before")
      sample.location = old.sample.location
      if sample.phase == .moved { return }
    }
    if sample.phase == .began {
      scene.report(.repeatedBegan, "\(sample.finger) began while it was down: taken as a move (T35)")
      sample.phase = .moved
    }
    let strayed = old.strayed || sample.location.distance(to: old.initialLocation) > scene.thresholds.tapMovement.points
    mark(slot, as: TouchPhase(sample.phase), in: scene) { record in
      record.sample = sample
      record.timestamp = entry.timestamp
      record.entry = place
      record.strayed = strayed
      if !sample.buttons.isEmpty { record.buttons = sample.buttons }
      if sample.phase == .moved { record.hasUnheardMove = true }
    }
    switch sample.phase {
    case .ended:
      scene.touches.lift(slot)
      if !strayed { scene.tapCounter.end(scene.touches.records[slot]) }
    case .cancelled: scene.touches.lift(slot)
    case .began, .moved: break
    }
  }

  @inline(__always)
  private static func mark(
    _ slot: Int, as phase: TouchPhase, in scene: Scene, _ change: (inout TouchRecord) -> Void = { _ in }
  ) {
    change(&scene.touches.records[slot])
    scene.touches.records[slot].phase = phase
    scene.touches.records[slot].isChanged = true
    scene.touches.records[slot].isUnseen = true
    scene.touches.noteChange()
    scene.needsSettling = true
  }

  /// Cancels fingers that are down, as the system would: each once, and it stays silent until it lifts (T22).
  static func cancel(in scene: Scene, by rule: Rule, where isMeant: (TouchRecord) -> Bool = { _ in true }) {
    if !scene.isInFrame && !scene.isSettling { rest(in: scene) }
    for slot in scene.touches.order {
      let record = scene.touches.records[slot]
      guard record.isLive, isMeant(record) else { continue }
      scene.record(.claim, rule: rule, touch: record.id, view: record.view)
      mark(slot, as: .cancelled, in: scene) { $0.timestamp = max($0.timestamp, scene.now) }
      scene.touches.lift(slot)
      scene.touches.silence(record.finger)
    }
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
