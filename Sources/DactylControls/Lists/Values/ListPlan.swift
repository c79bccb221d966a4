/// The outcome of a list's changes: the new position of each section and row.
struct ListPlan {
  /// The changes in a section that stays.
  struct Rows {
    /// The rows that leave the section, by their old numbers, in order; including those that move elsewhere.
    var deleted: [Int] = []
    /// The rows that enter the section, by their new numbers, in order; including those that move here.
    var inserted: [Int] = []
  }

  /// For each new section the number of the old one, or nil for an inserted one. Nil where all sections stay.
  private(set) var sections: [Int?]?
  private var places: [Int: Int] = [:]
  /// The changes of rows, by old section; only of sections with changes.
  private(set) var rows: [Int: Rows] = [:]
  private(set) var moves: [ListPath: ListPath] = [:]
  private(set) var reloaded: Set<ListPath> = []
  /// A description of what does not fit; nil when everything does.
  private(set) var fault: String?

  /// Makes the plan for a list with a number of rows in each section, given the numbers of sections before and after.
  init(_ changes: ListChanges, counts: (Int) -> Int, _ before: Int, _ after: Int) {
    if changes.changesSections || before != after { takeSections(changes, before, after) }
    guard fault == nil else { return }
    var (deleted, inserted) = ([Int: Set<Int>](), [Int: Set<Int>]())
    func isRow(_ path: ListPath) -> Bool {
      path.section >= 0 && path.section < before && path.row >= 0 && path.row < counts(path.section)
    }
    func delete(_ path: ListPath) {
      guard isRow(path) else { return fault = "row \(path) is not there" }
      // The rows of a deleted section are deleted with it.
      if place(ofSection: path.section) != nil { deleted[path.section, default: []].insert(path.row) }
    }
    func insert(_ path: ListPath) {
      guard path.row >= 0, path.section >= 0, path.section < after else {
        return fault = "row \(path) can't be there"
      }
      guard let old = section(at: path.section) else { return }
      if !inserted[old, default: []].insert(path.row).inserted { fault = "row \(path) comes twice" }
    }
    for path in changes.deletedRows { delete(path) }
    for move in changes.movedRows where deleted[move.from.section]?.contains(move.from.row) != true {
      delete(move.from)
      insert(move.to)
      // A row keeps its view when it moves out of a deleted section or into an inserted one. In a reloaded section it
      // gets a new one.
      let isKept = place(ofSection: move.from.section) != nil && section(at: move.to.section) != nil
      if isKept || changes.reloadedSections.isEmpty { moves[move.from] = move.to }
    }
    for path in changes.insertedRows { insert(path) }
    for path in changes.reloadedRows where deleted[path.section]?.contains(path.row) != true {
      if isRow(path) { reloaded.insert(path) } else { fault = "row \(path) is not there" }
    }
    for section in Set(deleted.keys).union(inserted.keys) {
      rows[section] = Rows(deleted: (deleted[section] ?? []).sorted(), inserted: (inserted[section] ?? []).sorted())
    }
  }

  private mutating func takeSections(_ changes: ListChanges, _ before: Int, _ after: Int) {
    let isOld = { (section: Int) in section >= 0 && section < before }
    let isNew = { (section: Int) in section >= 0 && section < after }
    var gone = Set<Int>()
    var taken: [Int: Int?] = [:]
    for section in changes.deletedSections {
      if isOld(section) { gone.insert(section) } else { fault = "section \(section) is not there" }
    }
    for section in changes.insertedSections {
      if !isNew(section) || taken.updateValue(nil, forKey: section) != nil {
        fault = "section \(section) can't be there"
      }
    }
    for move in changes.movedSections where !gone.contains(move.from) {
      guard isOld(move.from), isNew(move.to), taken.updateValue(move.from, forKey: move.to) == nil else {
        fault = "section \(move.from) can't move to \(move.to)"
        return
      }
      gone.insert(move.from)
    }
    guard fault == nil, before - gone.count + taken.count == after else {
      if fault == nil { fault = "there are \(after) sections and not \(before - gone.count + taken.count)" }
      return
    }
    let fresh = Set(changes.reloadedSections)
    var next = 0
    var all: [Int?] = []
    for section in 0..<after {
      if let notified = taken[section] {
        all.append(notified)
      } else {
        while gone.contains(next) { next += 1 }
        all.append(next)
        next += 1
      }
    }
    for section in all.indices {
      guard let old = all[section] else { continue }
      // A reloaded section counts as a new one.
      if fresh.contains(old) { all[section] = nil } else { places[old] = section }
    }
    sections = all
  }

  /// The new number of an old section; nil when it is deleted or reloaded.
  func place(ofSection old: Int) -> Int? { sections == nil ? old : places[old] }
  /// The old number of a new section; nil when it is inserted.
  func section(at new: Int) -> Int? {
    guard let sections else { return new }
    return sections.indices.contains(new) ? sections[new] : nil
  }

  /// The new path of a row; nil when it is deleted.
  func place(of path: ListPath) -> ListPath? {
    if let moved = moves[path] { return moved }
    guard let section = place(ofSection: path.section) else { return nil }
    guard let rows = rows[path.section] else { return ListPath(row: path.row, section: section) }
    let gone = Self.count(rows.deleted) { $0 < path.row }
    if gone < rows.deleted.count, rows.deleted[gone] == path.row { return nil }
    let left = path.row - gone
    // The first inserted row that stays behind it, by the number of rows before that one.
    var (low, high) = (0, rows.inserted.count)
    while low < high {
      let middle = (low + high) / 2
      if rows.inserted[middle] - middle <= left { low = middle + 1 } else { high = middle }
    }
    return ListPath(row: left + low, section: section)
  }

  /// Whether a row is inserted, and not moved there.
  func isNew(_ path: ListPath) -> Bool {
    guard let old = section(at: path.section) else { return !moves.values.contains(path) }
    guard let rows = rows[old] else { return false }
    let place = Self.count(rows.inserted) { $0 < path.row }
    return place < rows.inserted.count && rows.inserted[place] == path.row && !moves.values.contains(path)
  }

  /// The number of leading elements of a sorted array that fulfil a condition.
  private static func count(_ numbers: [Int], where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(numbers[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Sorted numbers as ranges without gaps.
func runs(of numbers: [Int]) -> [Range<Int>] {
  var all: [Range<Int>] = []
  for number in numbers {
    if let last = all.last, last.upperBound == number {
      all[all.count - 1] = last.lowerBound..<(number + 1)
    } else {
      all.append(number..<(number + 1))
    }
  }
  return all
}
