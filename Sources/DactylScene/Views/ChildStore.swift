/// The children of all views but those with very many: each parent's lie side by side in sibling order, the back one first,
/// and beside each the box in which it can be hit. Blocks have the capacity of a power of two and are reused when they get
/// free.
final class ChildStore {
  /// The children's indices.
  let children = Column<UInt32>()
  /// For each child (minX, minY, -maxX, -maxY) in its parent's own coordinates, or all infinite: can't be hit.
  let boxes = Column<SIMD4<Float>>()
  private var freeBlocks: [[UInt32]] = Array(repeating: [], count: 16)

  /// The place of a view that is in no other.
  static let nowhere = UInt32.max

  /// Puts a child at a place of its parent's block; those from there on move one place to the front. A block without room
  /// is replaced by a larger one. The records learn the places.
  func insert(_ child: UInt32, at number: Int, of parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let count = Int(records[Int(parent)].childCount)
    let exponent = records[Int(parent)].flags.roomExponent
    if exponent < 0 || count == 1 << exponent { grow(parent, records) }
    let start = Int(records[Int(parent)].children)
    var place = start + count
    while place > start + number {
      put(children[place - 1], boxes[place - 1], at: place, records)
      place -= 1
    }
    put(child, Box.nothing, at: place, records)
    records[Int(parent)].childCount += 1
  }

  /// Takes a child out of its parent's block; those in front of it move one place to the back.
  func remove(_ child: UInt32, of parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let end = Int(records[Int(parent)].children + records[Int(parent)].childCount)
    for place in Int(records[Int(child)].slot)..<(end - 1) {
      put(children[place + 1], boxes[place + 1], at: place, records)
    }
    records[Int(parent)].childCount -= 1
    if records[Int(parent)].childCount == 0 { release(parent, records) }
  }

  /// Brings a child to another place in its parent's block, counted without it; those between move one place.
  func move(_ child: UInt32, to number: Int, of parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let goal = Int(records[Int(parent)].children) + number
    var place = Int(records[Int(child)].slot)
    let box = boxes[place]
    while place != goal {
      let next = place < goal ? place + 1 : place - 1
      put(children[next], boxes[next], at: place, records)
      place = next
    }
    put(child, box, at: goal, records)
  }

  /// Gives a parent's block back; it has no children then.
  func release(_ parent: UInt32, _ records: borrowing Column<ViewRecord>) {
    let exponent = records[Int(parent)].flags.roomExponent
    if exponent >= 0 { freeBlocks[exponent].append(records[Int(parent)].children) }
    records[Int(parent)].flags.roomExponent = -1
    records[Int(parent)].children = 0
    records[Int(parent)].childCount = 0
  }

  private func put(
    _ child: UInt32, _ box: SIMD4<Float>, at place: Int, _ records: borrowing Column<ViewRecord>
  ) {
    children[place] = child
    boxes[place] = box
    records[Int(child)].slot = UInt32(place)
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
}
