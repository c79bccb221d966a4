/// A node of the order of siblings: two cache lines that hold children, or nodes of the level below, in order.
struct OrderNode {
  /// How many entries a node has room for: with what else is in it, 128 bytes.
  static let capacity = OrderEntries.capacity
  /// No node.
  static let none = OrderEntries.none
  /// What the number of a list is marked with where it stands instead of a parent.
  static let listMark: UInt32 = 1 << 31

  /// The node above; at the root, the list, marked.
  var parent: UInt32
  /// How many children are in it and below it.
  var total: Int32 = 0
  /// How many entries it has.
  var count: Int32 = 0
  /// How far above the children it is: 0 when its entries are children.
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

  /// The entries behind an index and in front of it; none where that is outside.
  @inline(__always)
  mutating func around(_ index: Int) -> (behind: UInt32, before: UInt32) {
    (index > 0 ? entries[index - 1] : Self.none, index < Int(count) ? entries[index] : Self.none)
  }

  /// Inserts an entry at an index; there is room.
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
