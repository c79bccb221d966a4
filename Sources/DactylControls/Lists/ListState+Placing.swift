import Dactyl

/// Layout of rows at the present offset. The cost is in the rows that become visible.
extension ListState {
  /// Makes, places and removes the views of rows for the visible part.
  func place() {
    // The data is not known in the middle of a change.
    guard !isPlacing, !isCounting, pending == nil, scene?.isAnswering != true else { return needsPlacing = true }
    isPlacing = true
    let isChanged = needsPlacing
    placeInRounds()
    isPlacing = false
    if isChanged { noteChangedRows() }
    // Views that an interrupted change has left, and that no row has taken.
    if !kept.isEmpty, !slidesKept, !needsPlacing, view.isAlive {
      retireKept()
      hideSpares()
    }
    if move != nil { followMove() }
    if band != nil { followBand() }
  }

  private func placeInRounds() {
    // Callbacks may change the list: then it is laid out once more.
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

  /// The greatest width of a row, in points.
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
    // Callbacks may have scrolled on.
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

  /// Moves the content inside its limits; rows that this makes visible are placed in another round.
  private func placeInside() {
    guard destination != nil || mayBeOutside else { return }
    let offset = scroll.contentOffset.y
    stayInside()
    if scroll.contentOffset.y != offset { needsPlacing = true }
  }

  // MARK: Lines

  /// Makes views for all lines in sight. Returns by how much those are further down than estimated; nil when the list
  /// was changed.
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

  /// Adds the views of a line at one end. Returns by how much it is higher than estimated; nil when the list was
  /// changed.
  private func addLine(_ line: (section: Int, line: Int), atEnd: Bool, _ sight: Range<Double>) -> Double? {
    // Releasing the view of a row may run any code, and end the list.
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

  /// Whether a section still has as many rows as were read; reloads the list if not.
  private func isCountRight(in section: Int) -> Bool {
    let version = version
    let count = usable(count: source.numberOfRows?(list, section) ?? 0) + (move?.change(in: section) ?? 0)
    guard version == self.version else { return false }
    guard count != geometry.sections[section].rows else { return true }
    report(
      .mismatchedListChanges,
      "section \(section) of \(view) has \(count) rows and not \(geometry.sections[section].rows), which nobody notified: loaded again"
    )
    reload()
    return false
  }

  /// The part of the content that is covered by rows with views; nil without any.
  private func window() -> Range<Double>? {
    guard let first = rows.first?.path, let last = rows.last?.path else { return nil }
    let start = geometry.place(ofLine: geometry.line(of: first.row), in: first.section).top
    let end = geometry.place(ofLine: geometry.line(of: last.row), in: last.section)
    return start..<max(end.top + Double(end.height), start)
  }

  /// Computes the tops and heights of the rows with views.
  private func placeRows() {
    guard let first = rows.first?.path else { return }
    // Taken out during the pass, in which no code of the game runs.
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

  /// Drops views that the game destroyed or took out of the list. Rows are contiguous, so that all are placed again.
  private func dropLostRows() {
    let isLost = { (row: ListRow) in !self.view.columns.isAlive(row.view) || self.view(of: row).superview != self.view }
    if spares.contains(where: isLost) { spares.removeAll(where: isLost) }
    guard rows.contains(where: isLost) else { return }
    rows.removeAll(where: isLost)
    retireAll()
  }

  /// Takes the views far out of sight off their rows.
  private func trim(_ sight: Range<Double>) {
    let margin = (sight.upperBound - sight.lowerBound) / 2
    while rows.count > 1, let first = rows.first, first.top + Double(first.height) < sight.lowerBound - margin {
      retireLine(atEnd: false)
    }
    while rows.count > 1, let last = rows.last, last.top > sight.upperBound + margin {
      retireLine(atEnd: true)
    }
    guard let first = rows.first, let last = rows.last else { return }
    // Before the first row and behind the last there is nothing to come.
    let isFirst = geometry.line(before: first.path, downTo: -.infinity) == nil
    let isLast = geometry.line(after: last.path, upTo: .infinity) == nil
    covered = (isFirst ? -.infinity : first.top)..<(isLast ? .infinity : last.top + Double(last.height))
  }
}
