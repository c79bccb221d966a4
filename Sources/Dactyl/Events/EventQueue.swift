/// Events that wait for their frame, in the order in which they came.
final class EventQueue {
  /// An event in line: plain data, since nearly all are touches.
  private struct Entry {
    var timestamp: Timestamp
    var kind: Kind
  }
  private enum Kind {
    case touch(TouchSample)
    /// No touch; its place among those.
    case other(Int)
  }
  private let events = List<Entry>()
  private let others = List<InputEvent.Kind>()
  private var next = 0
  private var latest = Timestamp(nanoseconds: .min)

  var isEmpty: Bool { next == events.count }
  var count: Int { events.count - next }
  /// The moment of the first event.
  var firstMoment: Timestamp? { next < events.count ? events[next].timestamp : nil }

  /// The first event when it is a touch.
  var firstTouch: TouchSample? {
    guard next < events.count, case .touch(let sample) = events[next].kind else { return nil }
    return sample
  }

  var first: InputEvent? {
    guard next < events.count else { return nil }
    let event = events[next]
    return switch event.kind {
    case .touch(let sample): InputEvent(at: event.timestamp, .touch(sample))
    case .other(let place): InputEvent(at: event.timestamp, others[place])
    }
  }

  /// Puts an event at the end. Time never runs backwards in here: an event from before the last one gets its time, and
  /// the answer is false.
  func append(_ event: InputEvent) -> Bool {
    let isInOrder = event.timestamp >= latest
    if isInOrder { latest = event.timestamp }
    if case .touch(let sample) = event.kind {
      events.append(Entry(timestamp: latest, kind: .touch(sample)))
    } else {
      events.append(Entry(timestamp: latest, kind: .other(others.count)))
      others.append(event.kind)
    }
    return isInOrder
  }

  func removeFirst() {
    next += 1
    guard next == events.count else { return }
    events.removeAll()
    others.removeAll()
    next = 0
  }
}
