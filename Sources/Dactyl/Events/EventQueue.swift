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
  /// The jumps that are still ahead, the next one first; each goes back less far than the one after it.
  private let jumps = List<Jump>()
  /// How many events have left.
  private var left = 0
  private var latest = Timestamp(nanoseconds: .min)
  /// The time that events leave with.
  var clock = SceneClock()

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// The moment of the first event.
  var firstMoment: Timestamp? {
    guard let entry = entries.first else { return nil }
    return clock.moment(at: jumps.isEmpty ? entry.timestamp : min(entry.timestamp, jumps[0].timestamp))
  }

  /// The first event when it is a touch.
  var firstTouch: TouchSample? { entries.first?.touch }

  var first: InputEvent? {
    guard let moment = firstMoment else { return nil }
    if let touch = firstTouch { return InputEvent(at: moment, .touch(touch)) }
    return others.first.map { InputEvent(at: moment, $0) }
  }

  /// Puts an event at the end. Time does not run backwards in here: an event from before the last one gets its time. When the
  /// clock went back by more than `SceneClock.longestStep`, it goes on from there, and what came before happens then at
  /// the latest.
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
    if case .touch(let sample) = event.kind {
      entries.append(Entry(timestamp: latest, touch: sample))
    } else {
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

  func removeFirst() {
    if let entry = entries.first, entry.touch == nil { others.removeFirst() }
    entries.removeFirst()
    left += 1
    if !jumps.isEmpty && jumps[0].index == left { _ = jumps.remove(at: 0) }
  }
}
