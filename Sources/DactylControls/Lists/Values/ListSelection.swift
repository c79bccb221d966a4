/// The selected rows of a list, and its current row for keys.
struct ListSelection {
  private(set) var sections: [Int: RowSet] = [:]
  /// The current row, from which keys go.
  var focus: ListPath?
  /// The row from which Shift extends the selection.
  var anchor: ListPath?

  var isEmpty: Bool { sections.isEmpty }
  var count: Int { sections.values.reduce(0) { $0 + $1.count } }

  func contains(_ path: ListPath) -> Bool { sections[path.section]?.contains(path.row) ?? false }

  /// The sections with selected rows, in order.
  var sectionsInOrder: [(section: Int, rows: RowSet)] {
    sections.keys.sorted().compactMap { key in sections[key].map { (key, $0) } }
  }

  /// The first selected row, or nil.
  var first: ListPath? {
    sectionsInOrder.first.flatMap { entry in
      entry.rows.ranges.first.map { ListPath(row: $0.lowerBound, section: entry.section) }
    }
  }

  mutating func insert(_ rows: Range<Int>, in section: Int) {
    if !rows.isEmpty { sections[section, default: RowSet()].insert(rows) }
  }

  mutating func insert(_ path: ListPath) { insert(path.row..<(path.row + 1), in: path.section) }

  mutating func remove(_ path: ListPath) {
    sections[path.section]?.remove(path.row..<(path.row + 1))
    if sections[path.section]?.isEmpty == true { sections[path.section] = nil }
  }

  mutating func removeAll() { sections = [:] }

  /// Sets the selected rows of a section.
  mutating func set(_ rows: RowSet, in section: Int) { sections[section] = rows.isEmpty ? nil : rows }

  /// Renumbers the sections; those for which the closure returns nil are dropped.
  mutating func renumber(_ place: (Int) -> Int?) {
    var moved: [Int: RowSet] = [:]
    for (section, rows) in sectionsInOrder {
      if let now = place(section) { moved[now] = rows }
    }
    sections = moved
  }
}

/// The finger or mouse that presses a row.
struct ListTouch {
  /// The identity of the touch, or 0.
  var id: UInt64 = 0
  var path: ListPath?
  /// Whether the touch is on the row.
  var isInside = false
}

/// A held key that moves the current row repeatedly.
struct ListHeldKey {
  let press: UInt64
  let way: Int
  let extends: Bool
}
