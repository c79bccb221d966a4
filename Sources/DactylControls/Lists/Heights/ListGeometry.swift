import Dactyl

/// The positions of everything in a list: its sections one below the other, each with a header, its lines and a footer.
/// A line is a row, or in a grid the rows beside each other. Positions are in points from the top of the content.
final class ListGeometry: SnapshotState {
  struct Section {
    var rows = 0
    var header: Float = 0
    var footer: Float = 0
    var run = MeasuredHeights.Run()
  }

  /// The values that each layout reads. (In a cell, since the runtime would check the exclusivity of each access
  /// otherwise.)
  private struct Sums {
    var sections: [Section] = []
    var tree: [Double] = []
  }
  private let sums = Cell(Sums())

  private(set) var sections: [Section] {
    get { sums.value.sections }
    _modify { yield &sums.value.sections }
  }
  /// The heights of the sections, summed up in a Fenwick tree: entry i holds the sum of as many sections up to the i-th
  /// as the lowest set bit of i says.
  private var tree: [Double] {
    get { sums.value.tree }
    _modify { yield &sums.value.tree }
  }
  let heights = MeasuredHeights()

  /// The estimated height of lines that were not measured, or the height of all lines, and their spacing.
  private(set) var pitch = MeasuredHeights.Pitch(estimate: 44, spacing: 0)
  private(set) var columns = 1
  private(set) var inset = EdgeInsets.zero
  private(set) var columnSpacing: Float = 0
  private(set) var width: Float = 0

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows } }
  /// The height of the whole content, in points.
  var height: Double { top(ofSection: sections.count) }

  // MARK: Shape

  /// Sets the shape of the lines, and drops all measured heights.
  func setShape(
    estimate: Float, spacing: Float, columns: Int, inset: EdgeInsets, columnSpacing: Float, width: Float
  ) {
    pitch = MeasuredHeights.Pitch(estimate: Double(estimate), spacing: Double(spacing))
    (self.columns, self.inset, self.columnSpacing, self.width) = (columns, inset, columnSpacing, width)
    forgetHeights()
  }

  /// Drops all measured heights.
  func forgetHeights() {
    for index in sections.indices {
      heights.release(sections[index].run.root)
      sections[index].run = MeasuredHeights.Run(tail: lineCount(of: sections[index].rows))
    }
    sumUp()
  }

  /// Replaces all sections.
  func setSections(_ count: Int, _ section: (Int) -> Section) {
    for section in sections { heights.release(section.run.root) }
    sections = (0..<count).map { number in
      var section = section(number)
      section.run = MeasuredHeights.Run(tail: lineCount(of: section.rows))
      return section
    }
    sumUp()
  }

  /// Reorders, removes and adds sections: each of the result is an old one or a new one.
  func rearrange(_ count: Int, _ section: (Int) -> (old: Int?, new: Section?)) {
    var left = Set(sections.indices)
    let old = sections
    sections = (0..<count).map { number in
      let wanted = section(number)
      if let place = wanted.old, old.indices.contains(place), left.remove(place) != nil { return old[place] }
      var section = wanted.new ?? Section()
      section.run = MeasuredHeights.Run(tail: lineCount(of: section.rows))
      return section
    }
    for place in left.sorted() { heights.release(old[place].run.root) }
    sumUp()
  }

  func lineCount(of rows: Int) -> Int { columns == 1 ? rows : (rows + columns - 1) / columns }
  func line(of row: Int) -> Int { columns == 1 ? row : row / columns }

  // MARK: Sections

  /// The height of a section, in points.
  func height(ofSection number: Int) -> Double {
    let section = sections[number]
    return Double(section.header + section.footer) + linesHeight(of: section)
  }

  private func linesHeight(of section: Section) -> Double {
    guard section.rows > 0 else { return 0 }
    return pitch.height(of: heights.sums(section.run)) - pitch.spacing + Double(inset.top + inset.bottom)
  }

  private func sumUp() {
    tree = [Double](repeating: 0, count: sections.count + 1)
    for number in sections.indices { tree[number + 1] += height(ofSection: number) }
    for number in stride(from: 1, through: sections.count, by: 1) {
      let next = number + (number & -number)
      if next <= sections.count { tree[next] += tree[number] }
    }
  }

  private func add(_ change: Double, toSection section: Int) {
    var number = section + 1
    while number < tree.count {
      tree[number] += change
      number += number & -number
    }
  }

  /// The top of a section; for a number beyond the last section, the bottom of the content.
  func top(ofSection section: Int) -> Double {
    var (number, sum) = (min(section, sections.count), 0.0)
    while number > 0 {
      sum += tree[number]
      number -= number & -number
    }
    return sum
  }

  /// The section at a position: the first that reaches below it, at most the last. The list has at least one section.
  func section(at place: Double) -> Int {
    var (number, left) = (0, place)
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if number + step < tree.count, tree[number + step] <= left {
        number += step
        left -= tree[number]
      }
      step /= 2
    }
    return min(number, sections.count - 1)
  }

  // MARK: Lines

  /// Changes a section, and updates the sums.
  func update(_ number: Int, _ change: (inout Section) -> Void) {
    let old = height(ofSection: number)
    change(&sections[number])
    add(height(ofSection: number) - old, toSection: number)
  }

  /// Sets the measured height of a line. Returns the difference to the height that it counted with before.
  func setHeight(_ height: Float, ofLine line: Int, in section: Int) -> Double {
    let before = lineHeight(line, in: section)
    guard before != height || !isMeasured(line, in: section) else { return 0 }
    update(section) { section in
      if !heights.replace(height, of: line, in: section.run) { heights.set(height, of: line, in: &section.run) }
    }
    return Double(height) - Double(before)
  }

  func isMeasured(_ line: Int, in section: Int) -> Bool { measuredHeight(ofLine: line, in: section) != nil }

  func measuredHeight(ofLine line: Int, in section: Int) -> Float? {
    heights.look(at: line, in: sections[section].run).height
  }

  func lineHeight(_ line: Int, in section: Int) -> Float {
    heights.look(at: line, in: sections[section].run).height ?? Float(pitch.estimate)
  }

  /// The top and height of a line.
  func place(ofLine line: Int, in section: Int) -> (top: Double, height: Float) {
    let found = heights.look(at: line, in: sections[section].run)
    return (linesTop(of: section) + pitch.height(of: found.before), found.height ?? Float(pitch.estimate))
  }

  /// The top of the first line of a section.
  func linesTop(of section: Int) -> Double {
    top(ofSection: section) + Double(sections[section].header + inset.top)
  }

  /// The bottom of the last line of a section.
  func linesBottom(of section: Int) -> Double {
    top(ofSection: section + 1) - Double(sections[section].footer)
      - (sections[section].rows > 0 ? Double(inset.bottom) : 0)
  }

  /// The line at a position, or the next one after it; nil when there is none.
  func line(at place: Double) -> (section: Int, line: Int)? {
    guard !sections.isEmpty else { return nil }
    var number = section(at: place)
    while number < sections.count {
      if sections[number].rows > 0, place < linesBottom(of: number) {
        let found = heights.line(at: place - linesTop(of: number), in: sections[number].run, pitch)
        return (number, found.line)
      }
      number += 1
    }
    return nil
  }

  // MARK: Rows

  /// The frame of a row, with its top in the content.
  func frame(of path: ListPath) -> (top: Double, x: Float, size: Size) {
    let (top, height) = place(ofLine: line(of: path.row), in: path.section)
    return (top, x(of: path.row), Size(columnWidth, height))
  }

  /// The width of a row, in points.
  var columnWidth: Float {
    let room = width - inset.left - inset.right - Float(columns - 1) * columnSpacing
    return max(room / Float(columns), 0)
  }

  func x(of row: Int) -> Float {
    columns == 1 ? inset.left : inset.left + Float(row % columns) * (columnWidth + columnSpacing)
  }

  /// Inserts rows that are not measured. In a grid the rows after them move to other lines, whose heights are dropped.
  func insertRows(_ count: Int, at row: Int, in section: Int) {
    update(section) { section in
      section.rows += count
      if columns == 1 { heights.insert(count, at: row, in: &section.run) } else { refit(&section, from: row) }
    }
  }

  func removeRows(_ rows: Range<Int>, in section: Int) {
    update(section) { section in
      section.rows -= rows.count
      if columns == 1 { heights.remove(rows, in: &section.run) } else { refit(&section, from: rows.lowerBound) }
    }
  }

  /// Drops the measured heights of rows.
  func forgetRows(_ rows: Range<Int>, in section: Int) {
    guard !rows.isEmpty else { return }
    update(section) { section in
      heights.forget(line(of: rows.lowerBound)..<(line(of: rows.upperBound - 1) + 1), in: &section.run)
    }
  }

  private func refit(_ section: inout Section, from row: Int) {
    let (first, count) = (line(of: row), heights.count(section.run))
    if first < count { heights.remove(first..<count, in: &section.run) }
    let now = heights.count(section.run)
    heights.insert(lineCount(of: section.rows) - now, at: now, in: &section.run)
  }

  func isRow(_ path: ListPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(sums)
    copier.copy(heights)
    copier.copy(pitch) { pitch = $0 }
    copier.copy(columns) { columns = $0 }
    copier.copy(inset) { inset = $0 }
    copier.copy(columnSpacing) { columnSpacing = $0 }
    copier.copy(width) { width = $0 }
  }
}
