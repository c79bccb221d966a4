/// A node of the sibling order: two cache lines with children, or nodes of the level below, in order.
struct OrderNode {
  /// The number of entries that fit into a node: with its other fields, 128 bytes.
  static let capacity = OrderEntries.capacity
  /// No node.
  static let none = OrderEntries.none
  /// The bit that marks the number of a list in place of a parent.
  static let listMark: UInt32 = 1 << 31

  /// The parent node; of a root the number of the list, marked.
  var parent: UInt32
  /// The number of children in the node and below it.
  var total: Int32 = 0
  /// The number of entries.
  var count: Int32 = 0
  /// The height above the children: 0 when the entries are children.
  let level: Int32
  var entries = OrderEntries()

  init(parent: UInt32, level: Int32) {
    self.parent = parent
    self.level = level
  }

  var isRoot: Bool { parent & Self.listMark != 0 }
  var isFull: Bool { count == Int32(Self.capacity) }
  var first: UInt32 { mutating get { entries[0] } }
  var last: UInt32 { mutating get { entries[max(Int(count), 1) - 1] } }

  /// The entries directly behind an index and in front of it; none where that is outside the node.
  @inline(__always)
  mutating func around(_ index: Int) -> (behind: UInt32, before: UInt32) {
    (index > 0 ? entries[index - 1] : Self.none, index < Int(count) ? entries[index] : Self.none)
  }

  /// Inserts an entry at an index; there must be room.
  @inline(__always)
  mutating func insert(_ entry: UInt32, at index: Int) {
    if index == Int(count) { entries[index] = entry } else { entries.insert(entry, at: index) }
    count &+= 1
  }

  /// Removes the entry at an index.
  @inline(__always)
  mutating func remove(at index: Int) {
    entries.remove(at: index)
    count &-= 1
  }
}
