/// Ingests data of touches that only few devices send: the details of samples, and their corrections (T32, T33).
enum TouchDetailsIntake {
  /// Ingests the details of a batch's samples, after the samples themselves.
  static func take(_ batch: EventBatch, in scene: Scene) {
    let updates = scene.inputs.touchUpdates
    for index in batch.details.indices {
      guard var details = batch.details[index] else { continue }
      let sample = batch.samples[index]
      let entry = batch.entries[sample.entry]
      let known = entry.slot >= 0 ? entry.slot : scene.inputs.slot(of: entry.sample.finger)
      guard let slot = known else { continue }
      if let mended = details.mended {
        scene.report(
          .badLocation, "\(entry.sample.finger) has an angle or a force that is no number: taken for unknown")
        details = mended
        batch.details[index] = details
      }
      let backing = TouchBacking(scene.columns, details: details)
      updates.setBacking(backing, of: slot)
      expectUpdate(of: sample, backing, slot, in: scene)
    }
  }

  /// Registers a sample that expects a correction.
  private static func expectUpdate(
    of sample: EventBatch.Sample, _ backing: TouchBacking, _ slot: Int, in scene: Scene
  ) {
    guard let details = backing.details, let index = details.estimationUpdateIndex,
      !details.estimatedPropertiesExpectingUpdates.isEmpty
    else { return }
    let record = scene.inputs.records[slot]
    let updates = scene.inputs.touchUpdates
    let source = updates.source(of: record.id)
    // The receivers of a touch that just landed are noted when they are known.
    if source.landed == nil, !scene.inputs.arrived.contains(where: { $0 == slot }) {
      note(slot, source, in: scene.gestures)
    }
    let waiting = TouchUpdateTable.Waiting(
      source: source, touch: record.id, slot: slot, index: index, phase: record.phase,
      timestamp: sample.timestamp, location: sample.location.isFinite ? sample.location : record.sample.location,
      force: sample.force, backing: backing)
    if !updates.wait(waiting, until: scene.now) {
      scene.report(
        .repeatedUpdateIndex, "two samples wait for a correction with the index \(index): the later one gets it")
    }
  }

  /// Notes the receivers of touches that landed, which are known by now.
  static func noteLanded(_ landed: List<Int>, in gestures: GestureTable, at now: Timestamp) {
    let inputs = gestures.inputs
    for slot in landed {
      guard let source = inputs.touchUpdates.existingSource(of: inputs.records[slot].id) else { continue }
      note(slot, source, in: gestures)
    }
    inputs.touchUpdates.forgetSources(at: now) { id in
      inputs.order.contains { inputs.records[$0].id == id }
    }
  }

  /// Notes the receivers of a touch.
  private static func note(_ slot: Int, _ source: TouchUpdateTable.Source, in gestures: GestureTable) {
    let inputs = gestures.inputs
    source.landed = inputs.touch(slot)
    source.isDelivered = inputs.records[slot].delivery == .begun
    source.recognizers = inputs.recognizers(of: slot).filter { id in
      gestures.row(id).map { gestures.kind(of: $0).receivesUpdates } ?? false
    }
  }

  // MARK: Corrections

  /// Ingests a correction: the corrected sample is scheduled for the receivers of the touch.
  static func take(_ update: TouchUpdate, in scene: Scene) {
    let updates = scene.inputs.touchUpdates
    guard update.isFinite else {
      return scene.report(
        .badLocation, "the touch update \(update.estimationUpdateIndex) has a value that is no number: left out")
    }
    guard var sample = updates.sample(update.estimationUpdateIndex, at: scene.now) else {
      return scene.report(
        .unknownTouchUpdate, "no sample waits for the touch update \(update.estimationUpdateIndex): left out (T33)")
    }
    let before = sample.backing
    sample.apply(update)
    correctNewest(sample, before, in: scene.inputs)
    if update.estimatedPropertiesExpectingUpdates.isEmpty {
      updates.finish(sample.index)
    } else {
      updates.keep(sample)
    }
    // It has no receivers: it hit nothing, or was cancelled before its delivery.
    guard let touch = sample.corrected else { return }
    scene.record(.deliver, rule: .T33, touch: touch.id, view: touch.viewEntity)
    updates.due.append(TouchUpdateTable.Due(source: sample.source, touches: Touches([touch])))
    scene.settling.isNeeded = true
  }

  /// Corrects the present properties of a touch, when no later sample has arrived. Its location is not changed.
  private static func correctNewest(_ sample: TouchUpdateTable.Waiting, _ before: TouchBacking, in inputs: InputTable) {
    let record = inputs.records[sample.slot]
    guard record.kind == .touch, record.id == sample.touch, inputs.touchUpdates.backing(of: sample.slot) === before
    else { return }
    inputs.touchUpdates.setBacking(sample.backing, of: sample.slot)
    inputs.records[sample.slot].sample.force = sample.force
    inputs.noteChange()
  }
}

extension TouchUpdateTable.Waiting {
  /// Replaces estimates by the values of an update.
  fileprivate mutating func apply(_ update: TouchUpdate) {
    var new = backing.details ?? TouchDetails()
    if let altitude = update.altitudeAngle { new.altitudeAngle = altitude }
    if let azimuth = update.azimuthAngle { new.azimuthAngle = azimuth }
    if let force = update.force { self.force = force }
    if let location = update.location { self.location = location }
    new.estimatedProperties = update.estimatedProperties
    new.estimatedPropertiesExpectingUpdates = update.estimatedPropertiesExpectingUpdates
    backing = TouchBacking(backing.columns, details: new)
  }

  /// The touch as it was in this sample; nil when the touch had no receivers.
  fileprivate var corrected: Touch? {
    guard var touch = source.landed else { return nil }
    touch.phase = phase
    touch.timestamp = timestamp
    touch.previousLocation = location
    touch.location = location
    touch.force = force
    touch.backing = backing
    return touch
  }
}
