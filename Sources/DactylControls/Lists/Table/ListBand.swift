import Dactyl

/// A band that the mouse draws over a list, to select the rows in it.
struct ListBand {
  let view: Entity
  /// The place in the content at which it began.
  let start: (x: Float, y: Double)
  /// The position of the mouse in the visible part of the list.
  var finger: Point
  /// The selection before it, and whether the rows are selected besides that.
  let before: ListSelection
  let isAdding: Bool
  /// The rows that it covered last.
  var covered = ListBandRows()
}

/// The rows in a band: lines of sections, and a range of columns.
struct ListBandRows: Equatable {
  /// The first and last line of each section that has any in the band, in order.
  var lines: [Lines] = []
  var columns = 0..<0

  struct Lines: Equatable {
    let section: Int
    let lines: ClosedRange<Int>
  }
}

extension ListGeometry {
  /// The rows in a rectangle of the content.
  func rows(x: ClosedRange<Float>, y: ClosedRange<Double>) -> ListBandRows {
    var found = ListBandRows()
    let inside = (0..<columns).filter { self.x(of: $0) < x.upperBound && self.x(of: $0) + columnWidth > x.lowerBound }
    guard let first = inside.first, let last = inside.last, !sections.isEmpty else { return found }
    found.columns = first..<last + 1
    let (start, end) = (section(at: max(y.lowerBound, 0)), section(at: max(y.upperBound, 0)))
    for section in start...max(start, end) where sections.indices.contains(section) && sections[section].rows > 0 {
      let (top, bottom) = (linesTop(of: section), linesBottom(of: section))
      guard top < y.upperBound, bottom > y.lowerBound else { continue }
      let count = lineCount(of: sections[section].rows)
      var low = y.lowerBound > top ? lineNumber(at: y.lowerBound, in: section) ?? 0 : 0
      var high = y.upperBound < bottom ? lineNumber(at: y.upperBound, in: section) ?? count - 1 : count - 1
      // The space between two lines belongs to neither.
      let (upper, lower) = (place(ofLine: low, in: section), place(ofLine: high, in: section))
      if upper.top + Double(upper.height) <= y.lowerBound { low += 1 }
      if lower.top >= y.upperBound { high -= 1 }
      if low <= high { found.lines.append(ListBandRows.Lines(section: section, lines: low...high)) }
    }
    return found
  }

  private func lineNumber(at place: Double, in section: Int) -> Int? {
    line(at: place).flatMap { $0.section == section ? $0.line : nil }
  }

  /// The ranges of rows in a part of a band.
  func forEachRange(of lines: ListBandRows.Lines, _ columns: Range<Int>, _ body: (Range<Int>) -> Void) {
    let rows = sections[lines.section].rows
    if columns.count == self.columns {
      return body(lines.lines.lowerBound * self.columns..<min((lines.lines.upperBound + 1) * self.columns, rows))
    }
    for line in lines.lines {
      let range = line * self.columns + columns.lowerBound..<line * self.columns + columns.upperBound
      let kept = range.clamped(to: 0..<rows)
      if !kept.isEmpty { body(kept) }
    }
  }
}
