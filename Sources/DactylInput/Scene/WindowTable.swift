/// The windows of a scene, and the order in which they stand: by their levels, those of one level in the order in which
/// they were last shown (W2).
final class WindowTable {
  /// The windows, the back one first. (Set as a whole: reading it then asks for no access check.)
  private(set) var order: [Entity] = []
  /// What sees events first, of the application and of windows.
  var filters = EventFilters() { didSet { unsafe isAnyFiltering = filters.isAny } }
  /// Whether there are any.
  var hasFilters: Bool { unsafe isAnyFiltering }
  // (Unchecked: every batch asks.)
  @exclusivity(unchecked) private var isAnyFiltering = false
  private var ranks: [Entity: WindowRank] = [:]
  /// How often a window has come to the front of its level.
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
}

/// What the order of windows goes by (W2).
private struct WindowRank {
  var level: Float = 0
  /// Which of all windows it was, in the order in which they were shown, when it was shown last.
  var shown: Int
}

/// What sees an event before anybody else, and may change or stop it.
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
