/// The items of the key window that can have the focus, and the guides, in reading order: collected on demand, and
/// valid until the scene changes.
final class FocusMap: SnapshotState {
  /// An item or a guide.
  struct Item {
    let entity: Entity
    var box: FocusBox
    /// The number of the item's group; 0 for none.
    var group: Int32 = 0
    /// The number of the innermost trap around the item; 0 for the window.
    var trap: Int32 = 0
    var isGuide = false

    /// Whether the item comes before another in reading order (F15).
    func isBefore(_ other: Item) -> Bool { box.isBefore(other.box) ?? (entity.index < other.entity.index) }
  }

  /// Whether an item is covered: computed when the item would be chosen (F22).
  enum Cover: UInt8 { case unknown, open, covered }

  private(set) var items: [Item] = []
  /// The boxes around each `runLength` items in a row: a search skips those that cannot hold a better item.
  private(set) var runs: [FocusBox] = []
  static var runLength: Int { 32 }
  var covers: [Cover] = []
  /// The traps, each with the number of the one around it. They are numbered from 1: number 0 is the window, or the
  /// topmost presented view in it.
  private var traps: [(view: Entity, around: Int32)] = []
  var hasTraps: Bool { !traps.isEmpty }
  private var slots: [UInt32: Int] = [:]
  /// The version of the scene when the map was made.
  var made: (scene: UInt64, focus: Int, window: Entity)?

  /// The views that the focus can reach and that can be used, whatever their settings, in arbitrary order; and the
  /// version of the scene when they were collected.
  var reachable: [Entity] = []
  var reach: (scene: UInt64, focus: Int, window: Entity, top: Entity)?
  /// Those of the reachable views that can have the focus; and the array of the time before, kept for its memory.
  var candidates: [Entity] = []
  var spareCandidates: [Entity] = []
  /// Finds the items that moved.
  var watch = FocusWatch()

  /// Removes all items, keeping the memory.
  func begin() { items.removeAll(keepingCapacity: true) }

  func add(_ item: Item) { items.append(item) }

  /// Sorts the added items.
  func finish(traps: [(view: Entity, around: Int32)]) {
    items.sort { $0.isBefore($1) }
    self.traps = traps
    makeRuns()
    covers.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    for (slot, item) in items.enumerated() {
      covers.append(.unknown)
      slots[item.entity.index] = slot
    }
  }

  /// Marks the cover of every item as unknown.
  func forgetCovers() { for slot in covers.indices { covers[slot] = .unknown } }

  private func makeRuns() {
    runs.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: items.count, by: Self.runLength) {
      var box = items[start].box
      for slot in start..<min(start + Self.runLength, items.count) { box = box.union(items[slot].box) }
      runs.append(box)
    }
  }

  /// Sets the boxes of moved items. Returns false, with some of them set, if an item has no box, or if so many items
  /// pass others in reading order that sorting all again is less work.
  func move(_ moved: [Entity], _ box: (Entity) -> FocusBox?) -> Bool {
    guard !moved.isEmpty else { return true }
    for entity in moved {
      guard let slot = slot(of: entity), let box = box(entity) else { return false }
      items[slot].box = box
    }
    guard restoreOrder() else { return false }
    makeRuns()
    return true
  }

  /// Restores the order by insertion sort. Returns false if that takes too many steps.
  private func restoreOrder() -> Bool {
    var steps = 4 * Self.runLength
    var items = exchange(&self.items, for: [])
    defer { self.items = items }
    for start in items.indices.dropFirst() {
      var slot = start
      while slot > 0, items[slot].isBefore(items[slot - 1]) {
        guard steps > 0 else { return false }
        steps -= 1
        items.swapAt(slot, slot - 1)
        slots[items[slot].entity.index] = slot
        slot -= 1
      }
      if slot != start { slots[items[slot].entity.index] = slot }
    }
    return true
  }

  /// The index of a view in reading order; nil when it cannot have the focus.
  func slot(of entity: Entity) -> Int? { slots[entity.index].flatMap { items[$0].entity == entity ? $0 : nil } }

  /// The view of a trap by its number; nil for the window.
  func trap(_ number: Int32) -> Entity? { number > 0 ? traps[Int(number) - 1].view : nil }

  /// Whether a trap is another one or lies inside it.
  func isTrap(_ trap: Int32, in outer: Int32) -> Bool {
    var current = trap
    while current != outer {
      guard current > 0 else { return false }
      current = traps[Int(current) - 1].around
    }
    return true
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(items) { items = $0 }
    copier.copy(runs) { runs = $0 }
    copier.copy(covers) { covers = $0 }
    copier.copy(traps) { traps = $0 }
    copier.copy(slots) { slots = $0 }
    copier.copy(made) { made = $0 }
    copier.copy(reachable) { reachable = $0 }
    copier.copy(reach) { reach = $0 }
    copier.copy(candidates) { candidates = $0 }
    copier.copy(spareCandidates) { spareCandidates = $0 }
    copier.copy(watch) { watch = $0 }
  }
}
