/// A set of rows of a section as ranges in order: all of a million selected rows are one range.
struct RowSet: Equatable {
  private(set) var ranges: [Range<Int>] = []

  var isEmpty: Bool { ranges.isEmpty }
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The index of the first range that ends behind a row.
  private func index(endingAfter row: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > row { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func contains(_ row: Int) -> Bool {
    let index = index(endingAfter: row)
    return index < ranges.count && ranges[index].contains(row)
  }

  mutating func insert(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    // Ranges that touch it are joined with it.
    let first = index(endingAfter: rows.lowerBound - 1)
    var last = first
    var all = rows
    while last < ranges.count, ranges[last].lowerBound <= rows.upperBound {
      all = min(all.lowerBound, ranges[last].lowerBound)..<max(all.upperBound, ranges[last].upperBound)
      last += 1
    }
    ranges.replaceSubrange(first..<last, with: CollectionOfOne(all))
  }

  mutating func remove(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let first = index(endingAfter: rows.lowerBound)
    var last = first
    var left: [Range<Int>] = []
    while last < ranges.count, ranges[last].lowerBound < rows.upperBound {
      let range = ranges[last]
      if range.lowerBound < rows.lowerBound { left.append(range.lowerBound..<rows.lowerBound) }
      if range.upperBound > rows.upperBound { left.append(rows.upperBound..<range.upperBound) }
      last += 1
    }
    ranges.replaceSubrange(first..<last, with: left)
  }

  /// The rows of this set that are not in another.
  func subtracting(_ other: RowSet) -> RowSet {
    var left = self
    for range in other.ranges { left.remove(range) }
    return left
  }

  /// The same rows after a deletion of rows, by their old numbers, and an insertion, by the new ones; both in order.
  func after(deleting deleted: [Int], inserting inserted: [Int]) -> RowSet {
    var kept: [Range<Int>] = []
    var gone = 0
    for range in ranges {
      while gone < deleted.count, deleted[gone] < range.lowerBound { gone += 1 }
      let low = range.lowerBound - gone
      while gone < deleted.count, deleted[gone] < range.upperBound { gone += 1 }
      if low < range.upperBound - gone { kept.append(low..<(range.upperBound - gone)) }
    }
    var result = RowSet()
    var come = 0
    for range in kept {
      while come < inserted.count, inserted[come] - come <= range.lowerBound { come += 1 }
      var low = range.lowerBound
      // A row that is inserted within a range splits it.
      while come < inserted.count, inserted[come] - come < range.upperBound {
        let place = inserted[come] - come
        if place > low { result.append((low + come)..<(place + come)) }
        low = place
        come += 1
      }
      result.append((low + come)..<(range.upperBound + come))
    }
    return result
  }

  /// Adds rows behind all others.
  private mutating func append(_ rows: Range<Int>) {
    if let last = ranges.last, last.upperBound == rows.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<rows.upperBound
    } else {
      ranges.append(rows)
    }
  }
}
