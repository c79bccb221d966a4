/// The touches that recognizers and responders receive.
extension InputTable {
  /// The touch in a slot, in its present phase or in the given one of an event that reported it.
  func touch(_ slot: Int, reporting phase: TouchPhase? = nil) -> Touch {
    let record = records[slot]
    var touch = Touch(
      id: record.id, finger: record.finger, type: record.sample.type,
      phase: phase ?? (record.isChanged ? record.phase : .stationary), modifierFlags: record.sample.modifiers,
      timestamp: record.timestamp,
      location: record.sample.location, previousLocation: record.previousLocation,
      initialLocation: record.initialLocation, initialTimestamp: record.initialTimestamp, tapCount: record.tapCount,
      force: record.sample.force, buttonMask: record.sample.buttons,
      backing: record.sample.hasDetails ? touchUpdates.backing(of: slot) ?? touchBacking : touchBacking,
      viewEntity: record.target, windowEntity: record.window)
    if phase == .began {
      // A began that was held back is delivered as it was (G52).
      touch.location = record.initialLocation
      touch.previousLocation = record.initialLocation
      touch.timestamp = record.initialTimestamp
    }
    return touch
  }

  func coalescedTouches(for touch: Touch) -> [Touch]? {
    guard let slot = slot(of: touch), records[slot].isChanged else { return nil }
    var result: [Touch] = []
    forEachCoalescedTouch(of: touch) { result.append($0) }
    return result
  }

  /// Calls the closure for each sample of a touch in this batch; the last one is the touch itself.
  func forEachCoalescedTouch(of touch: Touch, _ body: (Touch) -> Void) {
    guard let slot = slot(of: touch), records[slot].isChanged else { return }
    if batch.resampledTo != nil { return forEachSample(before: touch, in: slot, body) }
    let record = records[slot]
    // A change that the engine made has no sample.
    guard record.entry >= 0, let last = batch.samples.lastIndex(where: { $0.entry == record.entry }) else {
      return body(touch)
    }
    var previous = record.previousLocation
    for index in 0...last where batch.samples[index].entry == record.entry {
      let sample = batch.samples[index]
      var copy = touch
      copy.previousLocation = previous
      // A sample with a location that is not finite gets the location of the one before.
      copy.location = index == last ? touch.location : sample.location.isFinite ? sample.location : previous
      copy.timestamp = sample.timestamp
      copy.force = sample.force
      if !batch.details.isEmpty {
        let details = index < batch.details.count ? batch.details[index] : nil
        copy.backing = details.map { TouchBacking(columns, details: $0) } ?? touchBacking
      }
      previous = copy.location
      body(copy)
    }
  }

  /// Calls the closure for the coalesced touches of a resampled touch: the samples between the previous event and the
  /// touch, and the touch. Later samples belong to the next event.
  private func forEachSample(before touch: Touch, in slot: Int, _ body: (Touch) -> Void) {
    let record = records[slot]
    var last = touch
    last.previousLocation = record.previousLocation
    for back in (0..<paths[slot].count).reversed() {
      let sample = paths[slot][back]
      guard sample.time > record.previousTimestamp, sample.time < touch.timestamp else { continue }
      var copy = last
      copy.location = .zero + sample.location
      copy.timestamp = sample.time
      last.previousLocation = copy.location
      body(copy)
    }
    body(last)
  }

  /// The centroid of the touches of a set that are down, or nil when none is.
  func centroid(of set: InputSet) -> Point? {
    var sum = Vector.zero
    var count = 0
    forEach(in: set) { slot in
      guard records[slot].isLive else { return }
      sum += records[slot].sample.location - .zero
      count += 1
    }
    return count == 0 ? nil : .zero + sum / Float(count)
  }
}
