/// The entries of a node of the sibling order, contiguous, with `none` at the unused indices.
///
/// The operations of every edit go over all indices, four at a time, without a branch that depends on the position of
/// an entry: so the processor can start the next edit while it waits for the memory of this one. All readers are
/// mutating, since a column returns a copy for others.
struct OrderEntries {
  /// The number of entries that fit in.
  static let capacity = 28
  /// Marks an unused index.
  static let none = UInt32.max

  private typealias Four = SIMD4<UInt32>
  private var fours = InlineArray<7, SIMD4<UInt32>>(repeating: SIMD4(repeating: none))

  /// The entry at an index.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    mutating get { fours[index >> 2][index & 3] }
    set { fours[index >> 2][index & 3] = newValue }
  }

  /// The index of an entry, which must exist.
  @inline(__always)
  mutating func index(of entry: UInt32) -> Int {
    let wanted = Four(repeating: entry)
    // With the added mark no index is a power of two, for which the compiler would split the vectors.
    @inline(__always) func found(_ four: Four, _ number: Int32) -> SIMD4<Int32> {
      SIMD4<Int32>().replacing(with: Self.indices(number) &+ 0x60, where: four .== wanted)
    }
    let first = (found(fours[0], 0) &+ found(fours[1], 1)) &+ (found(fours[2], 2) &+ found(fours[3], 3))
    let last = found(fours[4], 4) &+ found(fours[5], 5) &+ found(fours[6], 6)
    return Int((first &+ last).wrappedSum() & 0x1F)
  }

  /// Inserts an entry at an index; the last index must be unused.
  @inline(__always)
  mutating func insert(_ entry: UInt32, at index: Int) {
    let wanted = SIMD4(repeating: Int32(truncatingIfNeeded: index))
    @inline(__always) func moved(_ four: Four, _ before: UInt32, _ number: Int32) -> Four {
      four.replacing(with: Four(before, four.x, four.y, four.z), where: Self.indices(number) .> wanted)
    }
    fours[6] = moved(fours[6], fours[5].w, 6)
    fours[5] = moved(fours[5], fours[4].w, 5)
    fours[4] = moved(fours[4], fours[3].w, 4)
    fours[3] = moved(fours[3], fours[2].w, 3)
    fours[2] = moved(fours[2], fours[1].w, 2)
    fours[1] = moved(fours[1], fours[0].w, 1)
    fours[0] = moved(fours[0], Self.none, 0)
    self[index] = entry
  }

  /// Removes the entry at an index.
  @inline(__always)
  mutating func remove(at index: Int) {
    let unwanted = SIMD4(repeating: Int32(truncatingIfNeeded: index))
    @inline(__always) func moved(_ four: Four, _ after: UInt32, _ number: Int32) -> Four {
      four.replacing(with: Four(four.y, four.z, four.w, after), where: Self.indices(number) .>= unwanted)
    }
    fours[0] = moved(fours[0], fours[1].x, 0)
    fours[1] = moved(fours[1], fours[2].x, 1)
    fours[2] = moved(fours[2], fours[3].x, 2)
    fours[3] = moved(fours[3], fours[4].x, 3)
    fours[4] = moved(fours[4], fours[5].x, 4)
    fours[5] = moved(fours[5], fours[6].x, 5)
    fours[6] = moved(fours[6], Self.none, 6)
  }

  /// The indices in a group of four.
  @inline(__always)
  private static func indices(_ number: Int32) -> SIMD4<Int32> {
    SIMD4(4 * number, 4 * number + 1, 4 * number + 2, 4 * number + 3)
  }
}
