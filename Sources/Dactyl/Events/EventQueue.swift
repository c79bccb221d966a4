/// Events that wait for their frame, in the order in which they came.
final class EventQueue {
  private let events = List<InputEvent>()
  private var next = 0
  private var latest = Timestamp(nanoseconds: .min)

  var isEmpty: Bool { next == events.count }
  var count: Int { events.count - next }
  var first: InputEvent? { next < events.count ? events[next] : nil }
  /// The moment of the first event.
  var firstMoment: Timestamp? { next < events.count ? events[next].timestamp : nil }

  /// Puts an event at the end. Time never runs backwards in here: an event from before the last one gets its time, and
  /// the answer is false.
  func append(_ event: InputEvent) -> Bool {
    guard event.timestamp >= latest else {
      events.append(InputEvent(at: latest, event.kind))
      return false
    }
    latest = event.timestamp
    events.append(event)
    return true
  }

  func removeFirst() {
    next += 1
    guard next == events.count else { return }
    events.removeAll()
    next = 0
  }
}
