/// Counts taps in a row: a touch that lands near and soon after a tap is the next one (T17, T18).
final class TapCounter {
  private struct Tap {
    var location: Point
    var end: Timestamp
    var count: Int
    var type: TouchType
  }
  private let taps = List<Tap>()

  /// The tap count of a touch that lands.
  func count(at location: Point, _ timestamp: Timestamp, _ type: TouchType, _ settings: GestureSettings) -> Int {
    taps.removeAll { timestamp - $0.end > settings.tapInterval }
    let found = taps.lastIndex { $0.type == type && $0.location.distance(to: location) <= settings.tapDistance.points }
    guard let found else { return 1 }
    return taps.remove(at: found).count + 1
  }

  /// Notes a touch that lifted without having strayed.
  func end(_ record: Input) {
    // More than a handful of taps at once are no fingers of one hand: the oldest is forgotten.
    if taps.count == 16 { _ = taps.remove(at: 0) }
    taps.append(
      Tap(
        location: record.initialLocation, end: record.timestamp, count: record.tapCount, type: record.sample.type))
  }
}
