/// Tells moves for the moments of frames (`InputSettings.resampling`).
enum TouchResampling {
  /// Decides for which moment a batch's moves are told: a little before the frame's, but not after what comes next.
  static func plan(_ batch: EventBatch, until moment: Timestamp, before deadline: Timestamp?, in scene: Scene) {
    guard let settings = scene.inputSettings.resampling, !batch.hasOther else { return }
    var target = moment + -max(settings.latency, 0)
    if let next = scene.queue.firstMoment { target = min(target, next) }
    if let deadline { target = min(target, deadline) }
    batch.resample(to: target)
    if !batch.changesPhase { appendOthers(to: batch, in: scene) }
  }

  /// Makes a batch of the fingers that said nothing in this frame and are still on their way to where they are. False
  /// when there are none.
  static func makeBatch(until moment: Timestamp, in scene: Scene) -> Bool {
    guard let settings = scene.inputSettings.resampling else { return false }
    let target = moment + -max(settings.latency, 0)
    guard target > scene.batch.resampledUpTo, isUnderWay(in: scene) else { return false }
    scene.batch.clear()
    scene.batch.resample(to: target)
    appendOthers(to: scene.batch, in: scene)
    guard !scene.batch.isEmpty else { return false }
    scene.frames.counters.batches += 1
    return true
  }

  /// Whether a finger is still on its way to where it is: another frame shall tell.
  static func isUnderWay(in scene: Scene) -> Bool {
    guard scene.inputSettings.resampling != nil else { return false }
    let touches = scene.inputs
    return touches.order.contains { touches.records[$0].isLive && touches.records[$0].isResampled }
  }

  /// Adds the fingers that are on their way and said nothing.
  private static func appendOthers(to batch: EventBatch, in scene: Scene) {
    guard let settings = scene.inputSettings.resampling, let target = batch.resampledTo else { return }
    scene.batch.resampledUpTo = max(scene.batch.resampledUpTo, target)
    let touches = scene.inputs
    let said = batch.entries.count
    touches.order.forEach { slot in
      let record = touches.records[slot]
      guard record.isLive, record.isResampled, record.timestamp < target else { return }
      for index in 0..<said where batch.entries[index].sample.finger == record.finger { return }
      let told = touches.paths[slot].told(at: target, settings)
      touches.records[slot].isResampled = !told.isResting
      guard told.location != record.sample.location - .zero else { return }
      var sample = record.sample
      sample.phase = .moved
      batch.append(sample, slot: slot)
    }
  }

  /// Puts the moves of a batch, whose samples the paths have, where the fingers were at its moment.
  static func resample(_ batch: EventBatch, in scene: Scene) {
    guard let target = batch.resampledTo, let settings = scene.inputSettings.resampling else { return }
    let touches = scene.inputs
    for index in batch.entries.indices {
      let entry = batch.entries[index]
      guard entry.slot >= 0, entry.sample.phase == .moved, entry.sample.location.isFinite else { continue }
      // Its time does not run backwards.
      let moment = max(target, touches.records[entry.slot].timestamp)
      let told = touches.paths[entry.slot].told(at: moment, settings)
      touches.records[entry.slot].isResampled = !told.isResting
      batch.entries[index].sample.location = .zero + told.location
      batch.entries[index].timestamp = moment
    }
  }
}

extension PathSamples {
  /// Where it was at a moment, which may lie a little after the newest sample, and whether it has come to rest there.
  func told(at moment: Timestamp, _ settings: Resampling) -> (location: Vector, isResting: Bool) {
    let newest = self[0]
    guard moment < newest.time else {
      guard count > 1 else { return (newest.location, true) }
      let interval = newest.time - self[1].time
      let silence = moment - newest.time
      // Two frames without a word, and it rests.
      if silence > max(2 * interval, 0.02) { return (newest.location, true) }
      // What is closer together, or further apart, says little of where it goes. Android takes the same.
      guard interval >= 0.002, interval <= 0.02 else { return (newest.location, false) }
      let ahead = max(min(silence, settings.longestAhead, interval / 2), 0)
      let location = newest.location + (newest.location - self[1].location) * Float(ahead / interval)
      return (location.isFinite ? location : newest.location, false)
    }
    return (location(at: moment), false)
  }

  /// Where it was at a moment before the newest sample: between two samples, or where the oldest is.
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
