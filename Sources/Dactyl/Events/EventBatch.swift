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
  /// The moment of the batch's last event.
  private(set) var timestamp = Timestamp.zero
  private var changesPhase = false
  /// Whether a move to no place was taken for a rest at the place before.
  private(set) var hasBadMove = false
  private let places = FingerMap()

  var isEmpty: Bool { entries.isEmpty && other == nil }

  /// Takes the next batch off the queue: events up to `now`, and before the next deadline once there is one event in it.
  func take(from queue: EventQueue, until now: Timestamp, before deadline: Timestamp?) {
    clear()
    while let moment = queue.firstMoment, moment <= now {
      if !isEmpty, let deadline, moment >= deadline { return }
      guard let event = queue.first, accept(event) else { return }
      queue.removeFirst()
    }
  }

  /// Adds an event, or says that it belongs to the next batch.
  private func accept(_ event: InputEvent) -> Bool {
    guard case .touch(let sample) = event.kind else {
      guard isEmpty else { return false }
      other = event
      timestamp = event.timestamp
      return true
    }
    guard other == nil, !changesPhase || event.timestamp == timestamp else { return false }
    let place: Int
    if let known = places[sample.finger] {
      guard entries[known].sample.phase == .moved, sample.phase == .moved else { return false }
      place = known
      let last = entries[place].sample.location
      entries[place] = Entry(sample: sample, timestamp: event.timestamp)
      if !sample.location.isFinite && last.isFinite {
        // A move to no place must not undo the moves before it.
        entries[place].sample.location = last
        hasBadMove = true
      }
    } else {
      place = entries.count
      places.insert(sample.finger, place)
      entries.append(Entry(sample: sample, timestamp: event.timestamp))
    }
    samples.append(
      Sample(entry: place, location: sample.location, timestamp: event.timestamp, force: sample.force))
    timestamp = event.timestamp
    if sample.phase != .moved { changesPhase = true }
    return true
  }

  func clear() {
    changesPhase = false
    entries.removeAll()
    samples.removeAll()
    places.removeAll()
    hasBadMove = false
    if other != nil { other = nil }
  }
}
