/// Everybody in the key window who can have the focus, and guides, in reading order: found when somebody asks, and good until the
/// scene changes.
final class FocusMap {
  /// One of them.
  struct Item {
    let entity: Entity
    let box: FocusBox
    /// The number of its group; 0 for none.
    var group: Int32 = 0
    /// The number of the innermost trap around it; 0 for the window.
    var trap: Int32 = 0
    var isGuide = false
  }

  /// Whether it is covered: found out when it would be chosen (F22).
  enum Cover: UInt8 { case unknown, open, covered }

  private(set) var items: [Item] = []
  /// The boxes around each so many of them in a row: a search passes over those in which nobody could come first.
  private(set) var runs: [FocusBox] = []
  static var runLength: Int { 32 }
  var covers: [Cover] = []
  /// The traps, each with the number of the one around it. The first is the window, or what is presented on top in it.
  private(set) var traps: [(view: Entity, around: Int32)] = []
  private var slots: [UInt32: Int] = [:]
  /// What the scene was when it was made.
  var made: (scene: UInt64, focus: Int, window: Entity)?

  func set(_ items: [Item], traps: [(view: Entity, around: Int32)]) {
    self.items = items
    self.traps = traps
    runs.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: items.count, by: Self.runLength) {
      let run = items[start..<min(start + Self.runLength, items.count)]
      runs.append(run.dropFirst().reduce(items[start].box) { $0.union($1.box) })
    }
    covers = [Cover](repeating: .unknown, count: items.count)
    slots.removeAll(keepingCapacity: true)
    for (slot, item) in items.enumerated() { slots[item.entity.index] = slot }
  }

  /// Where somebody is in reading order; nil for who can't have the focus.
  func slot(of entity: Entity) -> Int? { slots[entity.index].flatMap { items[$0].entity == entity ? $0 : nil } }

  /// Whether a trap is another or lies in it.
  func isTrap(_ trap: Int32, in outer: Int32) -> Bool {
    var current = trap
    while current != outer {
      guard current > 0 else { return false }
      current = traps[Int(current)].around
    }
    return true
  }
}
