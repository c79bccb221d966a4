/// A part of a frame's input in which no finger changes its phase twice: what is hit-tested, recognized and delivered as
/// one (design rule "the batch is the unit", T34).
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
  /// An event that is no touch; it is a batch by itself.
  private(set) var other: InputEvent?
  /// Whether it is an event that is no touch: what every stage asks.
  private(set) var hasOther = false
  /// The moment of the batch's last event, or the one that its moves are told for.
  private(set) var timestamp = Timestamp.zero
  /// The moment that moves are told for instead of their own, or nil.
  private(set) var resampledTo: Timestamp?
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

  /// Takes the next batch off the queue: events up to `now`, and before the next deadline once there is one event in it.
  func take(from queue: EventQueue, until now: Timestamp, before deadline: Timestamp?) {
    clear()
    while let moment = queue.firstMoment, moment <= now {
      if !isEmpty, let deadline, moment >= deadline { return }
      if let sample = queue.firstTouch {
        guard accept(sample, at: moment) else { return }
      } else {
        guard isEmpty else { return }
        other = queue.first
        hasOther = true
        timestamp = moment
      }
      queue.removeFirst()
    }
  }

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

  /// Has the batch taken in once more: it ended something that has to settle before the next can begin.
  func takeAgain() {
    guard !wasTakenBefore else { return }
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
    entryIndices.removeAll()
    hasBadMove = false
    guard hasOther else { return }
    other = nil
    hasOther = false
  }
}
