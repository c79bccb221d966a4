/// Events that wait for their frame, in the order in which they came.
///
/// Events carry the time of their source's clock; they leave with the scene's own (`SceneClock`).
final class EventQueue {
  /// An event that waits: plain data, since nearly all are touches.
  private struct Entry {
    var timestamp: Timestamp
    /// The touch, or nil for another kind of event, which waits in `others`.
    var touch: TouchSample?
  }
  /// A moment that the clock jumped back to. What came before the jump happened no later than that.
  private struct Jump {
    /// How many events came before it, counted from the beginning.
    var index: Int
    var timestamp: Timestamp
  }

  /// How an event's time follows the one before.
  enum Order: Equatable {
    case inOrder
    /// A little earlier: it got the time of the one before.
    case reversed
    /// More than a second earlier: time goes on from there. Says by how many seconds.
    case jumpedBack(Double)
  }

  private let entries = Queue<Entry>()
  private let others = Queue<InputEvent.Kind>()
  /// The details of touches that have any.
  private let details = Queue<TouchDetails>()
  /// The jumps that are still ahead, the next one first; each goes back less far than the one after it.
  private let jumps = List<Jump>()
  /// How many events have left.
  private var left = 0
  private var latest = Timestamp(nanoseconds: .min)
  /// The time that events leave with.
  var clock = SceneClock()
  /// The mouse's second finger, which is put in behind the mouse.
  let mirror = PointerMirror()

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// The moment of the first event.
  var firstMoment: Timestamp? {
    guard let entry = entries.first else { return nil }
    return clock.moment(at: jumps.isEmpty ? entry.timestamp : min(entry.timestamp, jumps[0].timestamp))
  }

  /// The first event when it is a touch.
  var firstTouch: TouchSample? { entries.first?.touch }

  /// Puts an event at the end. Time does not run backwards in here: an event from before the last one gets its time.
  /// When the clock went back by more than `SceneClock.longestStep`, it goes on from there, and what came before
  /// happens then at the latest.
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
    // One that goes back further holds for what came before the others, too.
    while let last = jumps.last, last.timestamp >= moment { _ = jumps.popLast() }
    jumps.append(Jump(index: left + count, timestamp: moment))
  }

  /// Takes out the details of the first event, which has some.
  func popDetails() -> TouchDetails? { details.popFirst() }

  /// Takes the first event out. Gives what it is when it is no touch.
  func popFirst() -> InputEvent.Kind? {
    let other = firstTouch == nil ? others.popFirst() : nil
    entries.removeFirst()
    left += 1
    if !jumps.isEmpty && jumps[0].index == left { _ = jumps.remove(at: 0) }
    return other
  }
}

/// A part of a frame's input in which no finger changes its phase twice: what is hit-tested, recognized and delivered
/// as one (design rule "the batch is the unit", T34).
///
/// Moves of one finger between two changes of its phase become one move to the last place; each is kept as a sample. A
/// batch in which a phase changes ends at that moment: deadlines count from it, so nothing later may be in it.
final class EventBatch {
  /// One finger of the batch, with its last sample.
  struct Entry {
    var sample: TouchSample
    var timestamp: Timestamp
    /// The slot of the finger's touch, or -1 when it has none yet.
    var slot = -1
  }
  /// One sample as it came, and which entry it belongs to.
  struct Sample {
    var entry: Int
    var location: Point
    var timestamp: Timestamp
    var force: Float
  }

  let entries = List<Entry>()
  let samples = List<Sample>()
  /// The details of samples by their places, up to the last that has any.
  let details = List<TouchDetails?>()
  /// An event that is no touch; it is a batch by itself.
  private(set) var other: InputEvent.Kind?
  /// Whether it is an event that is no touch: what every stage asks.
  private(set) var hasOther = false
  /// The moment of the batch's last event, or the one that its moves are told for.
  private(set) var timestamp = Timestamp.zero
  /// The moment that moves are told for instead of their own, or nil.
  private(set) var resampledTo: Timestamp?
  /// Up to which moment moves have been resampled, by this batch and all before it.
  var resampledUpTo = Timestamp(nanoseconds: .min)
  private(set) var changesPhase = false
  /// Whether a move to no place was taken for a rest at the place before.
  private(set) var hasBadMove = false
  private let entryIndices = FingerMap()
  /// Whether the batch is to be taken in once more, when what it ended has settled.
  private(set) var isToTakeAgain = false
  /// Whether it is taken in once more.
  private(set) var wasTakenBefore = false

  var isEmpty: Bool { entries.isEmpty && !hasOther }
  /// Whether a finger moved several times in it, or may have, when moves are told for another moment.
  var hasCoalesced: Bool { samples.count > entries.count || resampledTo != nil }
  /// How many events are in it.
  var count: Int { samples.count + (hasOther ? 1 : 0) }

  /// Takes the next batch off the queue: events up to `now`, and before the next deadline once there is one event in
  /// it.
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

  /// What the event is, when it is no touch; it stays for others who ask, or is moved out.
  @inline(__always)
  func takeOther(isKept: Bool) -> InputEvent.Kind? { isKept ? other : other.take() }

  /// Adds a sample, or says that it belongs to the next batch.
  private func accept(_ sample: TouchSample, at moment: Timestamp) -> Bool {
    guard !hasOther, !changesPhase || moment == timestamp else { return false }
    let index: Int
    if let known = entryIndices[sample.finger] {
      guard entries[known].sample.phase == .moved, sample.phase == .moved else { return false }
      index = known
      let last = entries[index].sample.location
      entries[index] = Entry(sample: sample, timestamp: moment)
      if !sample.location.isFinite && last.isFinite {
        // A move to no place must not undo the moves before it.
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

  /// Has the moves told for a moment instead of their own; a batch of nothing but moves has that moment itself.
  func resample(to moment: Timestamp) {
    guard !hasOther else { return }
    resampledTo = changesPhase ? min(moment, timestamp) : moment
    if !changesPhase { timestamp = moment }
  }

  /// Adds a move that comes of no sample, of a touch that is still on its way to where its finger is.
  func append(_ move: TouchSample, slot: Int) {
    entries.append(Entry(sample: move, timestamp: timestamp, slot: slot))
  }

  /// Moves the samples of a finger, given by its entry.
  func move(_ entry: Int, by way: Vector) {
    guard entries.indices.contains(entry) else { return }
    entries[entry].sample.location += way
    for index in samples.indices where samples[index].entry == entry { samples[index].location += way }
  }

  /// Has the batch taken in once more: its event ended something that has to settle before the next can begin.
  func takeAgain(_ event: InputEvent.Kind) {
    guard !wasTakenBefore else { return }
    other = event
    isToTakeAgain = true
  }

  /// Notes that it is taken in now.
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
}
