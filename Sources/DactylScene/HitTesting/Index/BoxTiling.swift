/// An order of boxes in which close ones follow each other: in columns from left to right, and in each column from top
/// to bottom. Equal boxes keep their order. The object is kept, so that arranging seldom allocates.
final class BoxTiling {
  // Not in snapshots: it is empty between calls.
  /// The index of each box in the lower half, below its sort key.
  let order = Column<UInt64>()
  private let spare = Column<UInt64>()
  private let counts = Column<Int>()

  /// The index of the box at a position in the order.
  @inline(__always)
  subscript(number: Int) -> Int { Int(order[number] & 0xFFFF_FFFF) }

  /// The positions of one of a number of equal parts.
  @inline(__always)
  func range(_ part: Int, of parts: Int, _ count: Int) -> Range<Int> {
    (count * part / parts)..<(count * (part + 1) / parts)
  }

  /// Arranges boxes so that each of a number of parts is compact.
  func arrange(_ entries: borrowing Column<BoxTrees.Entry>, into parts: Int) {
    let count = entries.count
    order.removeAll()
    order.reserve(count)
    spare.removeAll()
    spare.append(repeating: 0, count: count)
    if counts.isEmpty { counts.append(repeating: 0, count: 256) }
    for number in 0..<count { order.append(Self.key(entries[number].box, 0) << 32 | UInt64(number)) }
    guard parts > 1 else { return }
    sort(0..<count)
    // About as many columns as parts in each column.
    var columns = 1
    while columns * columns < parts { columns += 1 }
    for column in 0..<columns {
      let slab = range(column, of: columns, parts)
      let numbers = (count * slab.lowerBound / parts)..<(count * slab.upperBound / parts)
      for number in numbers {
        if number + 24 < count { entries.prefetch(self[number + 24]) }
        order[number] = Self.key(entries[self[number]].box, 1) << 32 | UInt64(self[number])
      }
      sort(numbers)
    }
  }

  /// Releases the memory that was needed to arrange very many boxes.
  func releaseMemory() {
    order.removeAll(keepingMemory: false)
    spare.removeAll(keepingMemory: false)
  }

  /// A key that increases with the centre of a box along an axis. Boxes without points, or with all, are kept apart.
  @inline(__always)
  private static func key(_ box: SIMD4<Float>, _ axis: Int) -> UInt64 {
    let middle = Box.middle(box)[axis]
    guard box.x != .infinity, middle.isFinite else { return 0xFFFF_FFFF }
    let bits = middle.bitPattern
    return UInt64(bits & 0x8000_0000 == 0 ? bits | 0x8000_0000 : ~bits)
  }

  /// Sorts a range by the keys: few by insertion, many by radix, skipping digits that are equal in all keys.
  private func sort(_ range: Range<Int>) {
    guard range.count > 64 else { return sortFew(range) }
    var either: UInt64 = 0
    var both = UInt64.max
    for number in range {
      either |= order[number]
      both &= order[number]
    }
    var isInSpare = false
    for shift in stride(from: UInt64(32), to: 64, by: 8) where ((either ^ both) >> shift) & 0xFF != 0 {
      if isInSpare { sort(range, spare, into: order, by: shift) } else { sort(range, order, into: spare, by: shift) }
      isInSpare.toggle()
    }
    if isInSpare { for number in range { order[number] = spare[number] } }
  }

  private func sort(
    _ range: Range<Int>, _ from: borrowing Column<UInt64>, into to: borrowing Column<UInt64>, by shift: UInt64
  ) {
    for digit in 0..<256 { counts[digit] = 0 }
    for number in range { counts[Int((from[number] >> shift) & 0xFF)] += 1 }
    var start = range.lowerBound
    for digit in 0..<256 {
      let count = counts[digit]
      counts[digit] = start
      start += count
    }
    for number in range {
      let digit = Int((from[number] >> shift) & 0xFF)
      to[counts[digit]] = from[number]
      counts[digit] += 1
    }
  }

  private func sortFew(_ range: Range<Int>) {
    for end in range.dropFirst() {
      let entry = order[end]
      var number = end
      while number > range.lowerBound && entry < order[number - 1] {
        order[number] = order[number - 1]
        number -= 1
      }
      order[number] = entry
    }
  }
}
