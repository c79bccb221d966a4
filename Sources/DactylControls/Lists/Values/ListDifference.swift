/// The sections and rows of a list as numbers: two numbers are equal where the identifiers are.
@usableFromInline
struct ListOrder {
  @usableFromInline var sections: [Int]
  @usableFromInline var rows: [[Int]]

  @usableFromInline
  init(sections: [Int], rows: [[Int]]) {
    self.sections = sections
    self.rows = rows
  }
}

/// The difference between two orders of numbers: which are deleted, inserted and, as few as possible, moved. The
/// numbers begin at 0, and none is larger than the number of items.
///
/// Takes time linear in the number of items; those that change their order take that times the logarithm of their
/// number (Heckel's tables, and the longest increasing subsequence).
struct ListDifference {
  private(set) var deleted: [ListPath] = []
  private(set) var inserted: [ListPath] = []
  private(set) var moved: [(from: ListPath, to: ListPath)] = []
  /// One of two items with the same number; nil when all numbers are distinct.
  private(set) var repeated: ListPath?

  /// - Parameters:
  ///   - old: The old numbers, by section and row.
  ///   - new: The new numbers, by section and row.
  ///   - place: The new number of an old section; nil when it is deleted.
  init(from old: [[Int]], to new: [[Int]], _ place: (Int) -> Int?) {
    let most = max(old.lazy.map { $0.max() ?? -1 }.max() ?? -1, new.lazy.map { $0.max() ?? -1 }.max() ?? -1)
    var places = [ListPath?](repeating: nil, count: most + 1)
    for section in old.indices {
      for row in old[section].indices {
        let number = old[section][row]
        guard places[number] == nil else {
          repeated = ListPath(row: row, section: section)
          return
        }
        places[number] = ListPath(row: row, section: section)
      }
    }
    let sections = old.indices.map(place)
    // The old section of each new one.
    var origins: [Int: Int] = [:]
    for (section, place) in sections.enumerated() { if let place { origins[place] = section } }
    var isMet = [Bool](repeating: false, count: most + 1)
    for section in new.indices {
      let from = origins[section]
      var stayed: [(old: Int, new: Int)] = []
      for row in new[section].indices {
        let number = new[section][row]
        let path = ListPath(row: row, section: section)
        guard !isMet[number] else {
          repeated = path
          return
        }
        isMet[number] = true
        guard let before = places[number] else {
          if from != nil { inserted.append(path) }
          continue
        }
        if sections[before.section] == section {
          stayed.append((before.row, row))
        } else {
          moved.append((before, path))
        }
      }
      guard let from else { continue }
      for pair in Self.movers(stayed) {
        moved.append((ListPath(row: pair.old, section: from), ListPath(row: pair.new, section: section)))
      }
    }
    for section in old.indices where sections[section] != nil {
      for row in old[section].indices where !isMet[old[section][row]] {
        deleted.append(ListPath(row: row, section: section))
      }
    }
  }

  /// The pairs that move when as many as possible stay: all but the longest run whose old rows increase with the new
  /// ones.
  private static func movers(_ stayed: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var isRising = true
    for index in stayed.indices.dropFirst() where stayed[index].old < stayed[index - 1].old { isRising = false }
    guard !isRising else { return [] }
    // The ends of the best runs of each length, and the predecessor of each pair.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: stayed.count)
    for index in stayed.indices {
      let old = stayed[index].old
      var (low, high) = (0, ends.count)
      if let last = ends.last, stayed[last].old < old {
        low = ends.count
      } else {
        while low < high {
          let middle = (low + high) / 2
          if stayed[ends[middle]].old < old { low = middle + 1 } else { high = middle }
        }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var stays = [Bool](repeating: false, count: stayed.count)
    var next = ends.last ?? -1
    while next >= 0 {
      stays[next] = true
      next = before[next]
    }
    return stayed.indices.filter { !stays[$0] }.map { stayed[$0] }
  }
}
