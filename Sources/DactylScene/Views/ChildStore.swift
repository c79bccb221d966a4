/// The children of all views: each parent's lie side by side in sibling order, the back one first, and beside each the
/// box in which it can be hit. Blocks have the capacity of a power of two and are reused when they get free.
package struct ChildStore: Sendable {
  /// Where a parent's children lie.
  package struct Block: Sendable {
    package var start: UInt32 = 0
    package var count: UInt32 = 0
    /// The capacity is 1 << this; none yet for -1, and -2 for a wide parent, whose children are elsewhere.
    var capacityExponent: Int8 = -1
    package init() {}

    /// Whether the children have an order and an index of their own, which `start` names.
    package var isWide: Bool { capacityExponent == -2 }
  }

  /// The children's indices.
  package private(set) var children: [UInt32] = []
  /// For each child (minX, minY, -maxX, -maxY) in its parent's own coordinates, or all infinite: can't be hit.
  package var boxes: [SIMD4<Float>] = []
  private var freeBlocks: [[UInt32]] = Array(repeating: [], count: 32)

  package static let unhittable = SIMD4<Float>(repeating: .infinity)

  /// The box of a child whose numbers are too large for one: any point may be in it.
  package static let everywhere = SIMD4<Float>(repeating: -.infinity)

  package init() {}

  /// Puts a child at a place; those from there on move one place to the front.
  mutating func insert(_ child: UInt32, at slot: Int, in block: inout Block) {
    if block.capacityExponent < 0 || Int(block.count) == 1 << Int(block.capacityExponent) { grow(&block) }
    let start = Int(block.start)
    var place = start + Int(block.count)
    while place > start + slot {
      children[place] = children[place - 1]
      boxes[place] = boxes[place - 1]
      place -= 1
    }
    children[place] = child
    boxes[place] = Self.unhittable
    block.count += 1
  }

  /// Takes the child at a place out; those in front of it move one place to the back.
  mutating func remove(at slot: Int, in block: inout Block) {
    let start = Int(block.start)
    for place in (start + slot)..<(start + Int(block.count) - 1) {
      children[place] = children[place + 1]
      boxes[place] = boxes[place + 1]
    }
    block.count -= 1
    if block.count == 0 { release(&block) }
  }

  mutating func release(_ block: inout Block) {
    if block.capacityExponent >= 0 { freeBlocks[Int(block.capacityExponent)].append(block.start) }
    block = Block()
  }

  private mutating func grow(_ block: inout Block) {
    let exponent = block.capacityExponent < 0 ? 0 : Int(block.capacityExponent) + 1
    let old = block
    block.start = allocate(exponent)
    block.capacityExponent = Int8(exponent)
    for offset in 0..<Int(old.count) {
      children[Int(block.start) + offset] = children[Int(old.start) + offset]
      boxes[Int(block.start) + offset] = boxes[Int(old.start) + offset]
    }
    if old.capacityExponent >= 0 { freeBlocks[Int(old.capacityExponent)].append(old.start) }
  }

  private mutating func allocate(_ exponent: Int) -> UInt32 {
    if let start = freeBlocks[exponent].popLast() { return start }
    let start = UInt32(children.count)
    children.append(contentsOf: repeatElement(.max, count: 1 << exponent))
    boxes.append(contentsOf: repeatElement(Self.unhittable, count: 1 << exponent))
    return start
  }
}
