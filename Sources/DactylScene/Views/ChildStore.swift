/// The children of all parents that do not have very many: those of each parent are contiguous in sibling order, from
/// back to front, each with the box in which it can be hit. Blocks have a power of two as capacity, and are reused when
/// they are freed.
final class ChildStore: SnapshotState {
  /// The children's indices.
  let children = Column<UInt32>()
  /// The box of each child, (minX, minY, -maxX, -maxY) in its parent's own coordinates; all infinite: it cannot be hit.
  let boxes = Column<SIMD4<Float>>()
  private var freeBlocks: [[UInt32]] = Array(repeating: [], count: 16)

  /// The slot of a view without a parent.
  static let nowhere = UInt32.max

  /// Inserts a child among its parent's children; those in front of it move by one slot. A block without room is
  /// replaced by a larger one. The slots in the records are updated.
  func insert(_ child: UInt32, at rank: Int, of parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let count = Int(records[Int(parent)].childCount)
    let exponent = records[Int(parent)].flags.roomExponent
    if exponent < 0 || count == 1 << exponent { grow(parent, records) }
    let start = Int(records[Int(parent)].children)
    var slot = start + count
    while slot > start + rank {
      put(children[slot - 1], boxes[slot - 1], at: slot, records)
      slot -= 1
    }
    put(child, Box.nothing, at: slot, records)
    records[Int(parent)].childCount += 1
  }

  /// Removes a child from its parent's block; those in front of it move back by one slot.
  func remove(_ child: UInt32, of parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let end = Int(records[Int(parent)].children + records[Int(parent)].childCount)
    for slot in Int(records[Int(child)].slot)..<(end - 1) {
      put(children[slot + 1], boxes[slot + 1], at: slot, records)
    }
    records[Int(parent)].childCount -= 1
    if records[Int(parent)].childCount == 0 { release(parent, records) }
  }

  /// Moves a child within its parent's block to a rank that is counted without it; those between move by one slot.
  func move(_ child: UInt32, to rank: Int, of parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let goal = Int(records[Int(parent)].children) + rank
    var slot = Int(records[Int(child)].slot)
    let box = boxes[slot]
    while slot != goal {
      let next = slot < goal ? slot + 1 : slot - 1
      put(children[next], boxes[next], at: slot, records)
      slot = next
    }
    put(child, box, at: goal, records)
  }

  /// Frees the block of a parent, which has no children then.
  func release(_ parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let exponent = records[Int(parent)].flags.roomExponent
    if exponent >= 0 { freeBlocks[exponent].append(records[Int(parent)].children) }
    records[Int(parent)].flags.roomExponent = -1
    records[Int(parent)].children = 0
    records[Int(parent)].childCount = 0
  }

  private func put(
    _ child: UInt32, _ box: SIMD4<Float>, at slot: Int, _ records: borrowing Column<ViewRecord>
  ) {
    children[slot] = child
    boxes[slot] = box
    records[Int(child)].slot = UInt32(slot)
  }

  private func grow(_ parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let old = records[Int(parent)]
    let exponent = old.flags.roomExponent + 1
    let start = allocate(exponent)
    for offset in 0..<Int(old.childCount) {
      let from = Int(old.children) + offset
      put(children[from], boxes[from], at: start + offset, records)
    }
    if exponent > 0 { freeBlocks[exponent - 1].append(old.children) }
    records[Int(parent)].flags.roomExponent = exponent
    records[Int(parent)].children = UInt32(start)
  }

  private func allocate(_ exponent: Int) -> Int {
    if let start = freeBlocks[exponent].popLast() { return Int(start) }
    let start = children.count
    children.append(repeating: .max, count: 1 << exponent)
    boxes.append(repeating: Box.nothing, count: 1 << exponent)
    return start
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(children)
    copier.copy(boxes)
    copier.copy(freeBlocks) { freeBlocks = $0 }
  }
}
