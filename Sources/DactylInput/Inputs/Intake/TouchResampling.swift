/// Resamples moves at the moments of frames (`InputSettings.resampling`).
enum TouchResampling {
  /// Chooses the moment at which a batch's moves are sampled: a little before the frame's, but not after the next event
  /// or deadline.
  static func plan(_ batch: EventBatch, until moment: Timestamp, before deadline: Timestamp?, in scene: Scene) {
    guard let settings = scene.inputSettings.resampling, !batch.hasOther else { return }
    var target = moment + -max(settings.latency, 0)
    if let next = scene.queue.firstMoment { target = min(target, next) }
    if let deadline { target = min(target, deadline) }
    batch.resample(to: target)
    if !batch.changesPhase { appendOthers(to: batch, in: scene.inputs) }
  }

  /// Makes a batch of the fingers without samples in this frame whose resampled positions have not reached their actual
  /// ones yet. Returns false when there are none.
  static func makeBatch(until moment: Timestamp, in scene: Scene) -> Bool {
    guard let settings = scene.inputSettings.resampling else { return false }
    let target = moment + -max(settings.latency, 0)
    guard target > scene.batch.resampledUpTo, isUnderWay(in: scene.inputs) else { return false }
    scene.batch.clear()
    scene.batch.resample(to: target)
    appendOthers(to: scene.batch, in: scene.inputs)
    guard !scene.batch.isEmpty else { return false }
    scene.frames.counters.batches += 1
    return true
  }

  /// Whether a finger's resampled position has not reached its actual one: another frame is needed.
  static func isUnderWay(in touches: InputTable) -> Bool {
    guard touches.settings.resampling != nil else { return false }
    return touches.order.contains { touches.records[$0].isLive && touches.records[$0].isResampled }
  }

  /// Adds the fingers without samples whose resampled positions still move.
  private static func appendOthers(to batch: EventBatch, in touches: InputTable) {
    guard let settings = touches.settings.resampling, let target = batch.resampledTo else { return }
    touches.batch.resampledUpTo = max(touches.batch.resampledUpTo, target)
    let said = batch.entries.count
    touches.order.forEach { slot in
      let record = touches.records[slot]
      guard record.isLive, record.isResampled, record.timestamp < target else { return }
      for index in 0..<said where batch.entries[index].sample.finger == record.finger { return }
      let resampled = touches.paths[slot].resampled(at: target, settings)
      touches.records[slot].isResampled = !resampled.isResting
      guard resampled.location != record.sample.location - .zero else { return }
      var sample = record.sample
      sample.phase = .moved
      batch.append(sample, slot: slot)
    }
  }

  /// Sets the moves of a batch to the positions at its moment. The samples were added to the paths before.
  static func resample(_ batch: EventBatch, in touches: InputTable) {
    guard let target = batch.resampledTo, let settings = touches.settings.resampling else { return }
    for index in batch.entries.indices {
      let entry = batch.entries[index]
      guard entry.slot >= 0, entry.sample.phase == .moved, entry.sample.location.isFinite else { continue }
      // The time of a touch does not run backwards.
      let moment = max(target, touches.records[entry.slot].timestamp)
      let resampled = touches.paths[entry.slot].resampled(at: moment, settings)
      touches.records[entry.slot].isResampled = !resampled.isResting
      batch.entries[index].sample.location = .zero + resampled.location
      batch.entries[index].timestamp = moment
    }
  }
}

extension PathSamples {
  /// Returns the position at a moment, which may lie a little after the newest sample, and whether the finger has come
  /// to rest there.
  func resampled(at moment: Timestamp, _ settings: Resampling) -> (location: Vector, isResting: Bool) {
    let newest = self[0]
    guard moment < newest.time else {
      guard count > 1 else { return (newest.location, true) }
      let interval = newest.time - self[1].time
      let silence = moment - newest.time
      // After two intervals without a sample the finger rests.
      if silence > max(2 * interval, 0.02) { return (newest.location, true) }
      // Samples that are closer together or further apart predict little. Android uses the same limits.
      guard interval >= 0.002, interval <= 0.02 else { return (newest.location, false) }
      let ahead = max(min(silence, settings.longestAhead, interval / 2), 0)
      let location = newest.location + (newest.location - self[1].location) * Float(ahead / interval)
      return (location.isFinite ? location : newest.location, false)
    }
    return (location(at: moment), false)
  }

  /// Returns the position at a moment before the newest sample: between two samples, or that of the oldest.
  func location(at moment: Timestamp) -> Vector {
    var back = 1
    while back < count, self[back].time > moment { back += 1 }
    guard back < count else { return self[count - 1].location }
    let (before, after) = (self[back], self[back - 1])
    let share = (moment - before.time) / (after.time - before.time)
    let location = before.location + (after.location - before.location) * Float(share)
    return location.isFinite ? location : before.location
  }
}
