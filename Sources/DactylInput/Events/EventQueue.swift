/// The events that wait for their frame, in the order in which they were sent.
///
/// Events are queued with the time of their source's clock, and leave with the scene's own (`SceneClock`).
final class EventQueue: SnapshotState {
  /// A queued event: plain data, since nearly all are touches.
  private struct Entry {
    var timestamp: Timestamp
    /// The touch, or nil for another kind of event, which is in `others`.
    var touch: TouchSample?
  }
  /// A moment to which the clock jumped back. Earlier events count as no later than that.
  private struct Jump {
    /// The number of events before it, counted from the beginning.
    var index: Int
    var timestamp: Timestamp
  }

  /// The relation of an event's time to that of the one before.
  enum Order: Equatable {
    case inOrder
    /// Up to a second earlier: the event got the time of the one before.
    case reversed
    /// More than a second earlier: time continues from there. With the number of seconds.
    case jumpedBack(Double)
  }

  private let entries = Queue<Entry>()
  private let others = Queue<InputEvent.Kind>()
  /// The details of touches that have any.
  private let details = Queue<TouchDetails>()
  /// The jumps among the queued events, the next one first; each goes back less far than the one after it.
  private let jumps = List<Jump>()
  /// The number of events that have been removed.
  private var left = 0
  private var latest = Timestamp(nanoseconds: .min)
  /// The clock by which times are converted.
  var clock = SceneClock()
  /// The mouse's second finger, whose events are inserted after the mouse's.
  let mirror = PointerMirror()

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// The moment of the first event, or nil.
  var firstMoment: Timestamp? {
    guard let entry = entries.first else { return nil }
    return clock.moment(at: jumps.isEmpty ? entry.timestamp : min(entry.timestamp, jumps[0].timestamp))
  }

  /// The first event if it is a touch, or nil.
  var firstTouch: TouchSample? { entries.first?.touch }

  /// Calls a closure with the samples of touches that wait, in their order.
  func forEachTouch(_ body: (TouchSample) -> Void) {
    entries.forEach { if let touch = $0.touch { body(touch) } }
  }

  /// Appends an event. Time does not run backwards: an event from before the last one gets the time of the last one.
  /// When the clock went back by more than `SceneClock.longestStep`, time continues from there, and earlier events
  /// count as no later than that.
  func append(_ event: InputEvent) -> Order {
    var order = Order.inOrder
    if event.timestamp < latest {
      let step = latest - event.timestamp
      if step > SceneClock.longestStep {
        order = .jumpedBack(step)
        noteJump(to: event.timestamp)
      } else {
        order = .reversed
      }
    }
    latest = max(latest, event.timestamp)
    switch event.kind {
    case .touch(let sample): entries.append(Entry(timestamp: latest, touch: sample))
    case .detailedTouch(var sample, let details):
      sample.hasDetails = true
      entries.append(Entry(timestamp: latest, touch: sample))
      self.details.append(details)
    default:
      entries.append(Entry(timestamp: latest, touch: nil))
      others.append(event.kind)
    }
    return order
  }

  private func noteJump(to moment: Timestamp) {
    latest = moment
    guard !isEmpty else { return }
    // A jump that goes back further also applies to the events before the other jumps.
    while let last = jumps.last, last.timestamp >= moment { _ = jumps.popLast() }
    jumps.append(Jump(index: left + count, timestamp: moment))
  }

  /// Removes and returns the details of the first event, which has some.
  func popDetails() -> TouchDetails? { details.popFirst() }

  /// Removes the first event. Returns its contents when it is no touch.
  func popFirst() -> InputEvent.Kind? {
    let other = firstTouch == nil ? others.popFirst() : nil
    entries.removeFirst()
    left += 1
    if !jumps.isEmpty && jumps[0].index == left { _ = jumps.remove(at: 0) }
    return other
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(entries)
    copier.copy(others)
    copier.copy(details)
    copier.copy(jumps)
    copier.copy(left) { left = $0 }
    copier.copy(latest) { latest = $0 }
    copier.copy(clock) { clock = $0 }
    copier.copy(mirror)
  }
}

/// A section of a frame's input in which no finger changes its phase twice: it is hit-tested, recognized and delivered
/// as a unit (design rule "the batch is the unit", T34).
///
/// Moves of one finger between two changes of its phase become one move to the last location; each is kept as a sample.
/// A batch in which a phase changes ends at that moment: deadlines count from it, so it may contain nothing later.
final class EventBatch: SnapshotState {
  /// A finger of the batch, with its last sample.
  struct Entry {
    var sample: TouchSample
    var timestamp: Timestamp
    /// The slot of the finger's touch, or −1 when it has none yet.
    var slot = -1
  }
  /// A sample as it was sent, and the index of its entry.
  struct Sample {
    var entry: Int
    var location: Point
    var timestamp: Timestamp
    var force: Float
  }

  let entries = List<Entry>()
  let samples = List<Sample>()
  /// The details of samples by their indices, up to the last sample that has any.
  let details = List<TouchDetails?>()
  /// An event that is no touch, which is a batch by itself.
  private(set) var other: InputEvent.Kind?
  /// Whether the batch is an event that is no touch; read by every stage.
  private(set) var hasOther = false
  /// The timestamp of the last event, or the moment at which moves are resampled.
  private(set) var timestamp = Timestamp.zero
  /// The moment at which moves are resampled, or nil.
  private(set) var resampledTo: Timestamp?
  /// The latest moment at which moves were resampled, by this batch and all before it.
  var resampledUpTo = Timestamp(nanoseconds: .min)
  private(set) var changesPhase = false
  /// Whether a move to a location that is not finite was replaced by the location before.
  private(set) var hasBadMove = false
  private let entryIndices = FingerMap()
  /// Whether the batch has to be ingested once more, when what it ended has settled.
  private(set) var isToTakeAgain = false
  /// Whether the batch is being ingested once more.
  private(set) var wasTakenBefore = false

  var isEmpty: Bool { entries.isEmpty && !hasOther }
  /// Whether a finger moved several times, or may have, when moves are resampled.
  var hasCoalesced: Bool { samples.count > entries.count || resampledTo != nil }
  /// The number of events in the batch.
  var count: Int { samples.count + (hasOther ? 1 : 0) }

  /// Moves the next batch out of the queue: events up to `now`, and, after the first event, before the next deadline.
  func take(from queue: EventQueue, until now: Timestamp, before deadline: Timestamp?) {
    clear()
    while let moment = queue.firstMoment, moment <= now {
      if !isEmpty, let deadline, moment >= deadline { return }
      if let sample = queue.firstTouch {
        guard accept(sample, at: moment) else { return }
        if sample.hasDetails, let details = queue.popDetails() { add(details) }
      } else {
        guard isEmpty else { return }
      }
      if let kind = queue.popFirst() {
        other = kind
        hasOther = true
        timestamp = moment
      }
    }
  }

  /// Returns the event when it is no touch; either keeps it for further readers or moves it out.
  @inline(__always)
  func takeOther(isKept: Bool) -> InputEvent.Kind? { isKept ? other : other.take() }

  /// Adds a sample. Returns false if it belongs to the next batch.
  private func accept(_ sample: TouchSample, at moment: Timestamp) -> Bool {
    guard !hasOther, !changesPhase || moment == timestamp else { return false }
    let index: Int
    if let known = entryIndices[sample.finger] {
      guard entries[known].sample.phase == .moved, sample.phase == .moved else { return false }
      index = known
      let last = entries[index].sample.location
      entries[index] = Entry(sample: sample, timestamp: moment)
      if !sample.location.isFinite && last.isFinite {
        // A move to a location that is not finite must not undo the moves before it.
        entries[index].sample.location = last
        hasBadMove = true
      }
    } else {
      index = entries.count
      entryIndices.insert(sample.finger, index)
      entries.append(Entry(sample: sample, timestamp: moment))
    }
    samples.append(
      Sample(entry: index, location: sample.location, timestamp: moment, force: sample.force))
    timestamp = moment
    if sample.phase != .moved { changesPhase = true }
    return true
  }

  /// Adds the details of the last sample.
  private func add(_ details: TouchDetails) {
    while self.details.count < samples.count - 1 { self.details.append(nil) }
    self.details.append(details)
  }

  /// Resamples the moves at a moment; a batch that only consists of moves gets that timestamp.
  func resample(to moment: Timestamp) {
    guard !hasOther else { return }
    resampledTo = changesPhase ? min(moment, timestamp) : moment
    if !changesPhase { timestamp = moment }
  }

  /// Adds a move without a sample, of a touch whose resampled location has not reached its actual one.
  func append(_ move: TouchSample, slot: Int) {
    entries.append(Entry(sample: move, timestamp: timestamp, slot: slot))
  }

  /// Moves the samples of a finger, given by its entry.
  func move(_ entry: Int, by way: Vector) {
    guard entries.indices.contains(entry) else { return }
    entries[entry].sample.location += way
    for index in samples.indices where samples[index].entry == entry { samples[index].location += way }
  }

  /// Requests that the batch is ingested once more: its event ended a sequence that has to settle before the next
  /// begins.
  func takeAgain(_ event: InputEvent.Kind) {
    guard !wasTakenBefore else { return }
    other = event
    isToTakeAgain = true
  }

  /// Called when the batch is ingested.
  func willBeTaken() {
    wasTakenBefore = isToTakeAgain
    isToTakeAgain = false
  }

  func clear() {
    isToTakeAgain = false
    wasTakenBefore = false
    changesPhase = false
    resampledTo = nil
    entries.removeAll()
    samples.removeAll()
    if !details.isEmpty { details.removeAll() }
    entryIndices.removeAll()
    hasBadMove = false
    guard hasOther else { return }
    other = nil
    hasOther = false
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(entries)
    copier.copy(samples)
    copier.copy(details)
    copier.copy(other) { other = $0 }
    copier.copy(hasOther) { hasOther = $0 }
    copier.copy(timestamp) { timestamp = $0 }
    copier.copy(resampledTo) { resampledTo = $0 }
    copier.copy(resampledUpTo) { resampledUpTo = $0 }
    copier.copy(changesPhase) { changesPhase = $0 }
    copier.copy(hasBadMove) { hasBadMove = $0 }
    copier.copy(entryIndices)
    copier.copy(isToTakeAgain) { isToTakeAgain = $0 }
    copier.copy(wasTakenBefore) { wasTakenBefore = $0 }
  }
}

extension EventQueue: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(latest)
    hash.mix(clock)
    hash.mix(mirror)
    hash.mix(jumps) { hash, jump in hash.mix(jump.timestamp) }
    hash.mix(entries) { hash, entry in
      hash.mix(entry.timestamp)
      hash.mix(entry.touch)
    }
    hash.mix(others.count)
  }
}
