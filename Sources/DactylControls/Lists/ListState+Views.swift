import Dactyl

/// The views of rows: made once, and filled for one row after another.
extension ListState {
  /// The number of a kind.
  private func number(of kind: ListRowKind) -> Int {
    if let number = kinds.firstIndex(of: kind) { return number }
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Returns a view that is filled for a row; nil when a callback changed the list.
  ///
  /// The view comes from the reuse pool, from a line that is out of sight at the other end, or is a new one.
  func makeRow(_ path: ListPath, isAtEnd: Bool, seeing sight: Range<Double>) -> ListRow? {
    if let row = takeKept(path) { return row }
    let version = version
    let path = path
    let asked = modelPath(of: path)
    let kind = number(of: source.kindOfRow?(list, asked) ?? .row)
    guard version == self.version else { return nil }
    var row: ListRow
    if let spare = takeSpare(of: kind, for: path, isAtEnd, sight) {
      row = spare
    } else {
      guard let view = makeView(kinds[kind]) else { return nil }
      row = ListRow(view: view.entity, path: path, kind: kind)
    }
    row.path = path
    if version == self.version { fill(&row, version) }
    row.ownHeight = row.height
    row.frame = .zero
    row.filledAfter = scene?.drawnVersion
    guard version == self.version, view(of: row).isAlive else {
      if view(of: row).isAlive { keepSpare(row) }
      return nil
    }
    return row
  }

  /// The view that a row has already: after a change, or because it is lifted.
  private func takeKept(_ path: ListPath) -> ListRow? {
    if let move, move.path == path, view.columns.isAlive(move.view) {
      var row = move.row
      row.path = path
      row.height = row.ownHeight
      return row
    }
    guard let index = kept.firstIndex(where: { $0.path == path && view.columns.isAlive($0.view) }) else { return nil }
    var row = kept.remove(at: index)
    row.height = row.ownHeight
    return row
  }

  private func takeSpare(of kind: Int, for path: ListPath, _ isAtEnd: Bool, _ sight: Range<Double>) -> ListRow? {
    while true {
      if let index = spares.lastIndex(where: { $0.kind == kind }) { return spares.remove(at: index) }
      guard let last = isAtEnd ? rows.first : rows.last else { return nil }
      let line = geometry.line(of: last.path.row)
      // The other rows of the same line were filled just now, even where the line turns out to be out of sight.
      guard last.path.section != path.section || line != geometry.line(of: path.row) else { return nil }
      let place = geometry.place(ofLine: line, in: last.path.section)
      let isOut = isAtEnd ? place.top + Double(place.height) <= sight.lowerBound : place.top >= sight.upperBound
      guard isOut, rows.count > 1 else { return nil }
      retireLine(atEnd: !isAtEnd)
    }
  }

  /// Moves the views of the first or last line to the reuse pool.
  func retireLine(atEnd: Bool) {
    guard let edge = atEnd ? rows.last : rows.first else { return }
    let line = geometry.line(of: edge.path.row)
    while let row = atEnd ? rows.last : rows.first, row.path.section == edge.path.section,
      geometry.line(of: row.path.row) == line
    {
      keepSpare(atEnd ? rows.removeLast() : rows.removeFirst())
    }
  }

  /// Moves the views of all rows to the reuse pool.
  func retireAll() {
    let gone = rows
    rows.removeAll(keepingCapacity: true)
    for row in gone { keepSpare(row) }
    covered = 0..<0
  }

  /// Moves the views that a change has left to the reuse pool.
  func retireKept() {
    let left = kept
    kept.removeAll()
    for row in left { keepSpare(row) }
  }

  /// Moves the view of a row to the reuse pool.
  func keepSpare(_ row: ListRow) {
    // A lifted row keeps its view.
    guard row.view != move?.view else { return }
    var row = row
    if swipe?.row == row.view { endSwipe() }
    straighten(&row)
    hideState(of: &row)
    spares.append(row)
  }

  /// Resets a row that is animated, faded or moved aside.
  func straighten(_ row: inout ListRow) {
    guard row.isAside else { return }
    row.isAside = false
    let view = view(of: row)
    guard view.isAlive else { return }
    view.cancelAnimations()
    view.transform = .identity
    view.alpha = 1
  }

  private func makeView(_ kind: ListRowKind) -> View? {
    var made = source.makeRow?(list, kind) ?? view.columns.makeView()
    guard view.isAlive else {
      // The list ended during the call: no one else has the view.
      if made.isAlive, made.columns === view.columns, made.window == nil, made.superview == nil { made.destroy() }
      return nil
    }
    if !made.isAlive || made.columns !== view.columns || isUsed(made.entity) {
      report(.badRowView, "\(view) was given \(made) for a row, which is gone, of another scene or another row's")
      made = view.columns.makeView()
    }
    // A row that shows a text or picture is hit all the same.
    made.passesThrough = false
    view.insertSubview(made, at: 0)
    return made.isAlive && made.superview == view ? made : nil
  }

  private func isUsed(_ entity: Entity) -> Bool {
    rows.contains { $0.view == entity } || spares.contains { $0.view == entity }
      || leaving.contains { $0.view == entity } || kept.contains { $0.view == entity } || entity == view.entity
  }

  /// Fills a view for its row, and determines the row's height.
  private func fill(_ row: inout ListRow, _ version: Int) {
    let rowView = view(of: row)
    if row.isHidden { rowView.isHidden = false }
    row.isHidden = false
    row.isFresh = true
    let size = Size(geometry.columnWidth, Float(geometry.pitch.estimate))
    if shape.rowHeight.isOwn { setSize(size, of: &row) }
    let path = modelPath(of: row.path)
    source.showRow?(list, rowView, path)
    guard version == self.version, rowView.isAlive else { return }
    switch shape.rowHeight {
    case .fixed: row.height = size.height
    case .delegate(let estimate): row.height = usable(source.heightOfRow?(list, path) ?? estimate, row.path)
    case .automatic:
      if let measure = source.measureRow {
        row.height = usable(measure(list, rowView, path, size.width), row.path)
      } else {
        rowView.layoutIfNeeded()
        if rowView.isAlive { row.height = usable(rowView.bounds.size.height, row.path) }
      }
    }
  }

  private func setSize(_ size: Size, of row: inout ListRow) {
    let rowView = view(of: row)
    if rowView.bounds.size != size { rowView.bounds = Rect(origin: rowView.bounds.origin, size: size) }
    row.frame = .zero
  }

  /// Limits a height to what a row can have: at least 1 point, so that a list never shows more rows than points, and at
  /// most a million.
  func usable(_ height: Float, _ path: ListPath) -> Float {
    if height.isNaN || height < 0 || height > Self.highest {
      report(.badRowHeight, "row \(path) of \(view) is to be \(height) points high")
    }
    return height.isNaN ? 1 : min(max(height, 1), Self.highest)
  }

  static var highest: Float { 1_000_000 }

  /// Hides the views in the reuse pool, and destroys those beyond the number that can be of use.
  func hideSpares() {
    for index in spares.indices where !spares[index].isHidden {
      spares[index].isHidden = true
      let rowView = view(of: spares[index])
      if rowView.isAlive { rowView.isHidden = true }
    }
    while spares.count > rows.count + 8 {
      let spare = spares.removeFirst()
      if view(of: spare).isAlive { view(of: spare).destroy() }
    }
  }
}
