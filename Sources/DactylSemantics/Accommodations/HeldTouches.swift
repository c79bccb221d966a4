/// Fingers that wait before they count, and those that are ignored (AX13–AX16).
struct HeldTouches: Accommodation {
  enum State: UInt8 {
    /// It has not been down long enough to count.
    case waiting
    /// It counts, and is a tap if it lifts soon.
    case tapping
    /// It is ignored until it lifts.
    case ignored
    /// It goes on as it comes.
    case passing
  }

  /// A finger that is down.
  struct Held {
    var first: TouchSample
    var last: TouchSample
    var landed: Timestamp
    var state: State
    /// When its state ends by itself.
    var due: Timestamp?
  }

  var settings = TouchAccommodations()
  /// The fingers that are down, in the order in which they landed.
  private var held: [Held] = []
  /// Where and when the last touch ended.
  private var last: (location: Point, timestamp: Timestamp)?

  /// Notes fingers that were down before any setting: they go on as they come.
  mutating func note(_ fingers: [FingerID]) {
    for finger in fingers {
      let sample = TouchSample(finger: finger, phase: .began, location: .zero)
      held.append(Held(first: sample, last: sample, landed: .zero, state: .passing))
    }
  }

  mutating func take(_ event: InputEvent, _ output: inout AccommodatedEvents) {
    switch event.kind {
    case .touch(let sample), .detailedTouch(let sample, _):
      guard sample.type != .pointer, sample.finger != .assistance else { break }
      return take(sample, event, &output)
    case .window(.deactivated), .window(.hidden):
      // All that the scene knows is cancelled; what it does not know must not begin now.
      for index in held.indices where held[index].due != nil { set(index, .ignored, until: nil) }
    case .device(.removed(let device)): held.removeAll { $0.first.finger.device == device }
    default: break
    }
    output.events.append(event)
  }

  private mutating func take(_ sample: TouchSample, _ event: InputEvent, _ output: inout AccommodatedEvents) {
    let index = held.firstIndex { $0.first.finger == sample.finger }
    switch sample.phase {
    case .began where index == nil: land(sample, event, &output)
    case .began, .moved: move(index, sample, event, &output)
    case .ended, .cancelled: lift(index, sample, event, &output)
    }
  }

  private mutating func land(_ sample: TouchSample, _ event: InputEvent, _ output: inout AccommodatedEvents) {
    let now = event.timestamp
    var new = Held(first: sample, last: sample, landed: now, state: .passing)
    if let last, settings.ignoreRepeat.time > now - last.timestamp,
      last.location.distance(to: sample.location) <= settings.ignoreRepeatDistance
    {
      new.state = .ignored
      output.remark(
        .ignore, .AX14, .finger(sample.finger), at: now, .interval, measured: (now - last.timestamp) * 1000,
        limit: settings.ignoreRepeat * 1000)
    } else if settings.waitingTime > 0, sample.location.isFinite {
      new.state = settings.holdDuration.time > 0 ? .waiting : .tapping
      new.due = now + (new.state == .waiting ? settings.holdDuration.time : settings.waitingTime)
    } else {
      output.events.append(event)
    }
    held.append(new)
  }

  private mutating func move(
    _ index: Int?, _ sample: TouchSample, _ event: InputEvent, _ output: inout AccommodatedEvents
  ) {
    guard let index, held[index].state != .passing else { return output.events.append(event) }
    guard held[index].state != .ignored, sample.location.isFinite else { return }
    held[index].last = sample
    let first = held[index].first
    let distance = first.location.distance(to: sample.location)
    guard let tolerance = settings.swipeTolerance, distance > tolerance else { return }
    set(index, .passing, until: nil)
    output.remark(
      .accommodate, .AX16, .finger(sample.finger), at: event.timestamp, .movement, measured: Double(distance),
      limit: Double(tolerance))
    output.send(first, .began, at: event.timestamp)
    output.send(sample, .moved, at: event.timestamp)
  }

  private mutating func lift(
    _ index: Int?, _ sample: TouchSample, _ event: InputEvent, _ output: inout AccommodatedEvents
  ) {
    let now = event.timestamp
    guard let index else {
      last = (sample.location, now)
      return output.events.append(event)
    }
    let finger = held.remove(at: index)
    switch finger.state {
    case .ignored: return
    case .passing: output.events.append(event)
    case .waiting:
      return output.remark(
        .ignore, .AX13, .finger(sample.finger), at: now, .duration, measured: (now - finger.landed) * 1000,
        limit: settings.holdDuration * 1000)
    case .tapping:
      guard sample.phase == .ended else { return }
      let final = sample.location.isFinite ? sample.location : finger.last.location
      let location = settings.tapAssistance == .finalLocation ? final : finger.first.location
      output.remark(.accommodate, .AX15, .finger(sample.finger), at: now)
      output.send(finger.first, .began, location: location, at: now)
      output.send(sample, .ended, location: location, at: now)
      last = (location, now)
      return
    }
    last = (sample.location, now)
  }

  private mutating func set(_ index: Int, _ state: State, until due: Timestamp?) {
    held[index].state = state
    held[index].due = due
  }

  // MARK: Time

  var nextMoment: Timestamp? { held.lazy.compactMap(\.due).min() }

  mutating func momentArrived(_ moment: Timestamp, _ output: inout AccommodatedEvents) {
    for index in held.indices {
      guard let due = held[index].due, due <= moment else { continue }
      if held[index].state == .waiting, settings.tapAssistance != nil, settings.tapAssistanceDelay.time > 0 {
        set(index, .tapping, until: due + settings.tapAssistanceDelay.time)
        continue
      }
      set(index, .passing, until: nil)
      output.remark(
        .accommodate, .AX13, .finger(held[index].first.finger), at: moment, .duration,
        measured: (moment - held[index].landed) * 1000, limit: settings.waitingTime * 1000)
      output.send(held[index].last, .began, at: moment)
    }
  }

  mutating func clockJumped(by seconds: Double) {
    last = nil
    for index in held.indices {
      held[index].landed = held[index].landed + seconds
      held[index].due = held[index].due.map { $0 + seconds }
    }
  }

  func mix(into hash: inout StateHash) {
    hash.mix(held) { hash, finger in
      hash.mix(finger.first)
      hash.mix(finger.last)
      hash.mix(raw: finger.state)
      hash.mix(finger.due)
    }
    hash.mix(last?.timestamp)
    hash.mix(last?.location)
  }
}
