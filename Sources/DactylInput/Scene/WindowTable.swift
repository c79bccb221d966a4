/// The windows of a scene in their order: by level, and within a level in the order in which they were last shown (W2).
final class WindowTable: SnapshotState {
  /// The windows, from back to front. (Set as a whole: reading it then needs no access check.)
  private(set) var order: [Entity] = []
  /// The filters of the application and of windows, which receive events first.
  var filters = EventFilters() { didSet { unsafe isAnyFiltering = filters.isAny } }
  /// Whether there are any filters.
  var hasFilters: Bool { unsafe isAnyFiltering }
  // (Unchecked: every batch asks.)
  @exclusivity(unchecked) private var isAnyFiltering = false
  /// The window that touches of assistive clients pass, or `.none`.
  var handsOnly = Entity.none
  // Not in snapshots: it is true during a hit-test alone.
  /// Whether an assistive client asks for what is hit.
  var isAssisting = false
  private var ranks: [Entity: WindowRank] = [:]
  /// The number of times that any window has come to the front of its level.
  private var shown = 0

  func contains(_ window: Entity) -> Bool { ranks[window] != nil }

  func level(of window: Entity) -> Float? { ranks[window]?.level }

  /// Adds a window in front of the others of its level.
  func add(_ window: Entity, level: Float = 0) {
    order = order + [window]
    ranks[window] = WindowRank(level: level, shown: 0)
    bringToFront(window)
  }

  func remove(_ window: Entity) {
    guard ranks.removeValue(forKey: window) != nil else { return }
    order = order.filter { $0 != window }
  }

  func setLevel(_ level: Float, of window: Entity) {
    ranks[window]?.level = level
    sort()
  }

  /// Puts a window in front of the others of its level.
  func bringToFront(_ window: Entity) {
    shown += 1
    ranks[window]?.shown = shown
    sort()
  }

  private func sort() {
    order = order.sorted { a, b in
      guard let first = ranks[a], let second = ranks[b] else { return false }
      return first.level == second.level ? first.shown < second.shown : first.level < second.level
    }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(order) { order = $0 }
    copier.copy(filters) { filters = $0 }
    unsafe copier.copy(&isAnyFiltering)
    copier.copy(handsOnly) { handsOnly = $0 }
    copier.copy(ranks) { ranks = $0 }
    copier.copy(shown) { shown = $0 }
  }
}

/// The sort key of a window (W2).
private struct WindowRank {
  var level: Float = 0
  /// The value of the table's counter when the window was last shown.
  var shown: Int
}

/// A closure that receives an event before its delivery, and may change or stop it.
typealias EventFilter = (inout FilteredEvent) -> Void

/// The filters of the application and of windows.
struct EventFilters {
  var application: EventFilter?
  private var ofWindows: [Entity: EventFilter] = [:]
  var isAny: Bool { application != nil || !ofWindows.isEmpty }

  subscript(window: Entity) -> EventFilter? { ofWindows[window] }

  /// Sets the filter of a window. Returns the filter before it, which the caller releases when the table is whole.
  mutating func set(_ filter: EventFilter?, of window: Entity) -> EventFilter? {
    let old = ofWindows.removeValue(forKey: window)
    if let filter { ofWindows[window] = filter }
    return old
  }
}

extension WindowTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(order)
    for window in order { hash.mix(level(of: window)) }
    hash.mix(filters.isAny)
  }
}
