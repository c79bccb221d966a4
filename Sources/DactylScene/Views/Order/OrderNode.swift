/// A node of the order of siblings: two cache lines that hold children, or nodes of the level below, in order.
///
/// Unused places hold `none`, so that looking for an entry need not know how many there are. What is done at every edit
/// goes over all places with no branch that depends on where the entry is: the processor goes on to the next edit then
/// while it waits for the memory of this one.
struct OrderNode {
  /// How many entries a node has room for: with what else is in it, 128 bytes.
  static let capacity = 29
  /// No entry, and no node.
  static let none = UInt32.max
  /// What the number of a list is marked with where it stands in place of a parent.
  static let listMark: UInt32 = 1 << 31

  /// The node above; at the root, the list, marked.
  var parent: UInt32
  /// How many children are in it and below it.
  var total: Int32 = 0
  /// How many entries it has.
  var count: UInt16 = 0
  /// How far above the children it is: 0 when its entries are children.
  let level: UInt16
  var entries = InlineArray<29, UInt32>(repeating: none)

  init(parent: UInt32, level: UInt16) {
    self.parent = parent
    self.level = level
  }

  var isRoot: Bool { parent & Self.listMark != 0 }
  var isFull: Bool { Int(count) == Self.capacity }
  var first: UInt32 { entries[0] }
  var last: UInt32 { entries[max(Int(count), 1) - 1] }

  /// The place of an entry, which is there.
  @inline(__always)
  func place(of entry: UInt32) -> Int {
    var found: UInt32 = 0
    for place in 0..<Self.capacity { found |= entries[place] == entry ? UInt32(truncatingIfNeeded: place) : 0 }
    return Int(found)
  }

  /// Puts an entry at a place; there is room.
  @inline(__always)
  mutating func insert(_ entry: UInt32, at place: Int) {
    let wanted = UInt32(truncatingIfNeeded: place)
    var moved = entry
    for place in 0..<Self.capacity {
      let old = entries[place]
      let isBehind = UInt32(truncatingIfNeeded: place) < wanted
      entries[place] = isBehind ? old : moved
      moved = isBehind ? moved : old
    }
    count += 1
  }

  /// Takes the entry at a place out.
  @inline(__always)
  mutating func remove(at place: Int) {
    let unwanted = UInt32(truncatingIfNeeded: place)
    for place in 0..<Self.capacity - 1 {
      let next = entries[place + 1]
      if UInt32(truncatingIfNeeded: place) >= unwanted { entries[place] = next }
    }
    entries[Self.capacity - 1] = Self.none
    count -= 1
  }
}
