/// What makes one order of things from another, by their identifiers: what goes, what comes, and the fewest that move.
///
/// It looks at each thing a few times; only of those that change their order it takes as much again as the logarithm of their number
/// (Heckel's tables, and the longest run of those that keep their order).
struct ListDifference<ID: Hashable> {
  private(set) var deleted: [ListPath] = []
  private(set) var inserted: [ListPath] = []
  private(set) var moved: [(from: ListPath, to: ListPath)] = []
  /// An identifier that two things have; nil when each has its own.
  private(set) var repeated: ID?

  /// - Parameters:
  ///   - old: the identifiers by section and row, as they were.
  ///   - new: the same as they are.
  ///   - place: which of the new sections an old one is; nil when it is gone.
  init(from old: [[ID]], to new: [[ID]], _ place: (Int) -> Int?) {
    var places = [ID: ListPath](minimumCapacity: old.reduce(0) { $0 + $1.count })
    for section in old.indices {
      for row in old[section].indices
      where places.updateValue(ListPath(row: row, section: section), forKey: old[section][row]) != nil {
        repeated = old[section][row]
        return
      }
    }
    let sections = old.indices.map(place)
    let isKept = Set(sections.compactMap(\.self))
    // Whether an old row was met again, by the number of those before it.
    var starts = [0]
    for section in old { starts.append(starts[starts.count - 1] + section.count) }
    var isMet = [Bool](repeating: false, count: starts[old.count])
    var seen = Set<ID>()
    for section in new.indices {
      var stayed: [(old: Int, new: Int)] = []
      for row in new[section].indices {
        let id = new[section][row]
        let path = ListPath(row: row, section: section)
        guard let before = places[id] else {
          // Of those that are new none is in the table.
          guard seen.insert(id).inserted else {
            repeated = id
            return
          }
          if isKept.contains(section) { inserted.append(path) }
          continue
        }
        let number = starts[before.section] + before.row
        guard !isMet[number] else {
          repeated = id
          return
        }
        isMet[number] = true
        if sections[before.section] == section {
          stayed.append((before.row, row))
        } else if sections[before.section] == nil {
          if isKept.contains(section) { inserted.append(path) }
        } else if isKept.contains(section) {
          moved.append((before, path))
        } else {
          deleted.append(before)
        }
      }
      guard let from = sections.firstIndex(of: section) else { continue }
      for pair in Self.movers(stayed) {
        moved.append((ListPath(row: pair.old, section: from), ListPath(row: pair.new, section: section)))
      }
    }
    for section in old.indices where sections[section] != nil {
      for row in old[section].indices where !isMet[starts[section] + row] {
        deleted.append(ListPath(row: row, section: section))
      }
    }
  }

  /// Those that move, when as many as can be stay: all but the longest run whose old places rise with their new ones.
  private static func movers(_ stayed: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var isRising = true
    for index in stayed.indices.dropFirst() where stayed[index].old < stayed[index - 1].old { isRising = false }
    guard !isRising else { return [] }
    // The ends of the best runs of each length, and whom each one follows.
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
