/// Which elements have changed, for clients that keep what they have read. A client keeps the end of the log as it was
/// when it looked last.
struct AccessibilityChangeLog {
  private var changed: [AccessibilityElementID] = []
  /// The number of changes before the first one that is still known.
  private var start = 0
  /// The most changes that are known.
  private static let most = 10_000

  var end: Int { start + changed.count }

  mutating func append(_ ids: [AccessibilityElementID]) {
    changed += ids
    guard changed.count > Self.most else { return }
    let old = changed.count - Self.most / 2
    changed.removeFirst(old)
    start += old
  }

  /// Records that anything may have changed.
  mutating func appendEverything() {
    start = end + 1
    changed.removeAll(keepingCapacity: true)
  }

  /// What has changed since a place of the log, each element once; nil for anything.
  func changes(since place: Int) -> [AccessibilityElementID]? {
    guard place >= start, place <= end else { return nil }
    var known: Set<AccessibilityElementID> = []
    return changed.dropFirst(place - start).filter { known.insert($0).inserted }
  }
}
