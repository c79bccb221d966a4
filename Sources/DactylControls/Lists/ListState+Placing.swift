import Dactyl

/// Placing rows where the content has come to. What it costs follows the rows that come into sight.
extension ListState {
  /// Brings views in line with what can be seen.
  func place() {
    // In the middle of a change nobody knows what there is.
    guard !isPlacing, !isCounting, pending == nil, scene?.isAnswering != true else { return needsPlacing = true }
    isPlacing = true
    placeInRounds()
    isPlacing = false
    // Views that a change in the middle has left, and that no row has taken.
    if !kept.isEmpty, !slidesKept, !needsPlacing, view.isAlive {
      retireKept()
      hideSpares()
    }
    if move != nil { followMove() }
  }

  private func placeInRounds() {
    // What is called may change the list: then it is placed once more.
    for _ in 0..<8 {
      guard view.isAlive, isLoaded else { return }
      needsPlacing = false
      let room = (height: view.bounds.size.height, inset: scroll.contentInset)
      if room != placedRoom {
        placedRoom = room
        mayBeOutside = true
      }
      if hasNewShape || geometry.width != contentWidth { takeShape() }
      if mustFillAgain {
        mustFillAgain = false
        retireAll()
        retireKept()
      }
      let version = version
      placeOnce()
      if version == self.version, !needsPlacing { return }
    }
    report(.unsettled, "\(view) was still being changed by what it calls after 8 times; the rest waits")
  }

  /// The width that rows have at most.
  var contentWidth: Float {
    let inset = scroll.contentInset
    return max(view.bounds.size.width - inset.left - inset.right, 0)
  }

  private func placeOnce() {
    let (offset, size) = (scroll.contentOffset.y, view.bounds.size)
    let sight = offset..<(offset + Double(max(size.height, 0)))
    keepBaseNear(offset)
    if placedVersion == version, covered.lowerBound <= sight.lowerBound, covered.upperBound >= sight.upperBound,
      rows.allSatisfy({ view.columns.isAlive($0.view) })
    {
      if hasPins { placePins(sight) }
      moveFrames()
      followScrolling()
      return placeInside()
    }
    if view.subviewCount != subviewCount || !rows.allSatisfy({ view.columns.isAlive($0.view) }) { dropLostRows() }
    let version = version
    guard let shift = coverSight(sight), version == self.version, view.isAlive else {
      retireAll()
      return hideSpares()
    }
    placedVersion = version
    // What was called may have scrolled on.
    if version != self.version || scroll.contentOffset.y != offset { needsPlacing = true }
    takeSize(shiftedBy: shift)
    let now = shift == 0 && !needsPlacing && !mayBeOutside ? offset : scroll.contentOffset.y
    placeRows()
    trim(now..<(now + Double(size.height)))
    hideSpares()
    subviewCount = view.subviewCount
    moveFrames()
    if hasPins { placePins(now..<(now + Double(size.height))) }
    followScrolling()
    if version == self.version { showStates() }
    if version == self.version { placeInside() }
  }

  /// Brings the content inside its limits: rows that this brings into sight are placed in another round.
  private func placeInside() {
    guard destination != nil || mayBeOutside else { return }
    let offset = scroll.contentOffset.y
    stayInside()
    if scroll.contentOffset.y != offset { needsPlacing = true }
  }

  // MARK: Lines

  /// Has views for all lines in sight. Gives how much further down these lie than was thought; nil when the list was
  /// changed.
  private func coverSight(_ given: Range<Double>) -> Double? {
    var (sight, shift) = (given, 0.0)
    if let window = window(), window.upperBound <= sight.lowerBound || window.lowerBound >= sight.upperBound {
      retireAll()
    }
    if rows.isEmpty {
      guard let line = geometry.line(at: sight.lowerBound),
        geometry.place(ofLine: line.line, in: line.section).top < sight.upperBound
      else {
        covered = sight
        return 0
      }
      guard addLine(line, atEnd: true, sight) != nil else { return nil }
    }
    guard var window = window() else { return 0 }
    while window.lowerBound > sight.lowerBound, let first = rows.first,
      let line = geometry.line(before: first.path, downTo: sight.lowerBound)
    {
      guard let change = addLine(line, atEnd: false, sight) else { return nil }
      shift += change
      sight = (sight.lowerBound + change)..<(sight.upperBound + change)
      guard let now = self.window() else { return nil }
      window = now
    }
    while window.upperBound < sight.upperBound, let last = rows.last,
      let line = geometry.line(after: last.path, upTo: sight.upperBound)
    {
      guard addLine(line, atEnd: true, sight) != nil, let now = self.window() else { return nil }
      window = now
    }
    return shift
  }

  /// Adds the views of a line at one end. Gives how much higher it is than was thought; nil when the list was changed.
  private func addLine(_ line: (section: Int, line: Int), atEnd: Bool, _ sight: Range<Double>) -> Double? {
    // To let go of a row's view may run any code, and end the list.
    guard view.isAlive, isCountRight(in: line.section) else { return nil }
    let first = line.line * geometry.columns
    let last = min(first + geometry.columns, geometry.sections[line.section].rows)
    var height: Float = 0
    let place = atEnd ? rows.count : 0
    for number in first..<last {
      let path = ListPath(row: number, section: line.section)
      guard let row = makeRow(path, isAtEnd: atEnd, seeing: sight) else { return nil }
      height = max(height, row.height)
      // Lines at the other end may have gone.
      rows.insert(row, at: atEnd ? rows.count : place + number - first)
    }
    guard !shape.rowHeight.isFixed else { return 0 }
    return geometry.setHeight(height, ofLine: line.line, in: line.section)
  }

  /// Whether a section has as many rows as the list was told; loads the list again if not.
  private func isCountRight(in section: Int) -> Bool {
    let version = version
    let count = usable(count: source.numberOfRows?(section) ?? 0) + (move?.change(in: section) ?? 0)
    guard version == self.version else { return false }
    guard count != geometry.sections[section].rows else { return true }
    report(
      .mismatchedListChanges,
      "section \(section) of \(view) has \(count) rows and not \(geometry.sections[section].rows), which nobody told: loaded anew"
    )
    reload()
    return false
  }

  /// The part of the content that the rows fill that have views; nil without any.
  private func window() -> Range<Double>? {
    guard let first = rows.first?.path, let last = rows.last?.path else { return nil }
    let start = geometry.place(ofLine: geometry.line(of: first.row), in: first.section).top
    let end = geometry.place(ofLine: geometry.line(of: last.row), in: last.section)
    return start..<max(end.top + Double(end.height), start)
  }

  /// Works out where the rows lie that have views.
  private func placeRows() {
    guard let first = rows.first?.path else { return }
    // Taken out for the pass: no game code runs meanwhile.
    var rows = self.rows
    self.rows = []
    defer { self.rows = rows }
    let isFixed = shape.rowHeight.isFixed
    let (spacing, height) = (geometry.pitch.spacing, Float(geometry.pitch.estimate))
    var (section, line) = (first.section, geometry.line(of: first.row))
    var place = geometry.place(ofLine: line, in: section)
    for index in rows.indices {
      let path = rows[index].path
      let own = geometry.line(of: path.row)
      if path.section != section || own != line {
        if path.section == section, own == line + 1 {
          place.top += Double(place.height) + spacing
          place.height = isFixed ? height : geometry.lineHeight(own, in: section)
        } else {
          place = geometry.place(ofLine: own, in: path.section)
        }
        (section, line) = (path.section, own)
      }
      rows[index].top = place.top
      rows[index].height = place.height
    }
  }

  /// Forgets views that the game took out of the list or destroyed. Rows lie without gaps, so that all are placed
  /// again.
  private func dropLostRows() {
    let isLost = { (row: ListRow) in !self.view.columns.isAlive(row.view) || self.view(of: row).superview != self.view }
    if spares.contains(where: isLost) { spares.removeAll(where: isLost) }
    guard rows.contains(where: isLost) else { return }
    rows.removeAll(where: isLost)
    retireAll()
  }

  /// Takes views that are far out of sight off their rows.
  private func trim(_ sight: Range<Double>) {
    let margin = (sight.upperBound - sight.lowerBound) / 2
    while rows.count > 1, let first = rows.first, first.top + Double(first.height) < sight.lowerBound - margin {
      retireLine(atEnd: false)
    }
    while rows.count > 1, let last = rows.last, last.top > sight.upperBound + margin {
      retireLine(atEnd: true)
    }
    guard let first = rows.first, let last = rows.last else { return }
    // Before the first row of all there is nothing to come, nor behind the last.
    let isFirst = geometry.line(before: first.path, downTo: -.infinity) == nil
    let isLast = geometry.line(after: last.path, upTo: .infinity) == nil
    covered = (isFirst ? -.infinity : first.top)..<(isLast ? .infinity : last.top + Double(last.height))
  }
}
