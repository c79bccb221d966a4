/// Everybody in the key window who can have the focus, and guides, in reading order: found when somebody asks, and good
/// until the scene changes.
final class FocusMap {
  /// One of them.
  struct Item {
    let entity: Entity
    var box: FocusBox
    /// The number of its group; 0 for none.
    var group: Int32 = 0
    /// The number of the innermost trap around it; 0 for the window.
    var trap: Int32 = 0
    var isGuide = false

    /// Whether it comes before another in reading order (F15).
    func isBefore(_ other: Item) -> Bool { box.isBefore(other.box) ?? (entity.index < other.entity.index) }
  }

  /// Whether it is covered: found out when it would be chosen (F22).
  enum Cover: UInt8 { case unknown, open, covered }

  private(set) var items: [Item] = []
  /// The boxes around each so many of them in a row: a search passes over those in which nobody could come first.
  private(set) var runs: [FocusBox] = []
  static var runLength: Int { 32 }
  var covers: [Cover] = []
  /// The traps, each with the number of the one around it. They are counted from 1: number 0 is the window, or what is
  /// presented on top in it.
  private var traps: [(view: Entity, around: Int32)] = []
  var hasTraps: Bool { !traps.isEmpty }
  private var slots: [UInt32: Int] = [:]
  /// What the scene was when it was made.
  var made: (scene: UInt64, focus: Int, window: Entity)?

  /// Those whom the focus may come to and nothing keeps from being used, whatever they say themselves, in no order that
  /// means anything; and what the scene was when they were found.
  var reachable: [Entity] = []
  var reach: (scene: UInt64, focus: Int, window: Entity, top: Entity)?
  /// Those of them who said that they can have it; and those of the time before, kept for the memory.
  var candidates: [Entity] = []
  var spareCandidates: [Entity] = []
  /// What finds the items that moved.
  var watch = FocusWatch()

  /// Starts over, in the same memory.
  func begin() { items.removeAll(keepingCapacity: true) }

  func add(_ item: Item) { items.append(item) }

  /// Puts what was added in order.
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

  /// Has it found out again of each whether it is covered.
  func forgetCovers() { for slot in covers.indices { covers[slot] = .unknown } }

  private func makeRuns() {
    runs.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: items.count, by: Self.runLength) {
      var box = items[start].box
      for slot in start..<min(start + Self.runLength, items.count) { box = box.union(items[slot].box) }
      runs.append(box)
    }
  }

  /// Gives items other boxes. False, with some of it done, where one has none, or so many others are passed in reading
  /// order that to sort all is less work.
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

  /// Lets each item that comes before those in front of it pass them. False when that takes too many steps.
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

  /// Where somebody is in reading order; nil for who can't have the focus.
  func slot(of entity: Entity) -> Int? { slots[entity.index].flatMap { items[$0].entity == entity ? $0 : nil } }

  /// Whether a trap is another or lies in it.
  func isTrap(_ trap: Int32, in outer: Int32) -> Bool {
    var current = trap
    while current != outer {
      guard current > 0 else { return false }
      current = traps[Int(current) - 1].around
    }
    return true
  }
}
