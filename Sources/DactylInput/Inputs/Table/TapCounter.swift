/// Counts successive taps: a touch that lands near and soon after a tap is the next one (T17, T18).
final class TapCounter: SnapshotState {
  private struct Tap {
    var location: Point
    var end: Timestamp
    var count: Int
    var type: TouchType
  }
  private let taps = List<Tap>()

  /// Returns the tap count of a touch that lands.
  func count(at location: Point, _ timestamp: Timestamp, _ type: TouchType, _ settings: GestureSettings) -> Int {
    taps.removeAll { timestamp - $0.end > settings.tapInterval }
    let found = taps.lastIndex { $0.type == type && $0.location.distance(to: location) <= settings.tapDistance.points }
    guard let found else { return 1 }
    return taps.remove(at: found).count + 1
  }

  /// Adds a touch that lifted within the tap slop.
  func end(_ record: Input) {
    // More than a handful of simultaneous taps do not come from one hand: the oldest is dropped.
    if taps.count == 16 { _ = taps.remove(at: 0) }
    taps.append(
      Tap(
        location: record.initialLocation, end: record.timestamp, count: record.tapCount, type: record.sample.type))
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(taps)
  }
}

extension TapCounter: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(taps) { hash, tap in
      hash.mix(tap.location)
      hash.mix(tap.end)
      hash.mix(tap.count)
      hash.mix(raw: tap.type)
    }
  }
}
