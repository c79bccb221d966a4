import Dactyl
import DactylControls

/// The invariants of lists in addition to those of all objects:
///
/// 1. It has the existing sections and rows, also after changes that it refuses; the selection moves with its
///   rows.
/// 2. The visible rows are at the reported positions, in order, adjacent, with their heights, and cover the visible
///   area.
/// 3. A row's view shows that row, is in the list, and there are not many more views than visible rows.
/// 4. It passes and requests no row that does not exist.
/// 5. At rest it is inside its limits, and no view is displaced or left over.
extension FuzzWorld {
  /// Compares the visible parts of lists with the plain version: in every eighth frame, since reading lays them out,
  /// and takes long.
  func compareLists(atRest: Bool = false) {
    guard atRest || hitChecks % 16 == 0 else { return }
    isAsking = true
    defer { isAsking = false }
    for number in Numbers.lists {
      guard let view = views[number], view.isAlive, let list = lists[view.entity] else { continue }
      list.compare(atRest: atRest)
    }
    if lists.count > 20 { lists = lists.filter { scene.isAlive($0.key) } }
  }

  /// Ends all activities of lists.
  func endListMoves() {
    for number in Numbers.lists {
      if let view = views[number], view.isAlive { view.scrollView?.refreshControl?.endRefreshing() }
    }
  }
}

extension FuzzList {
  func compare(atRest: Bool) {
    let rows = list.visiblePaths
    guard list.view.isAlive else { return fault("looking at it ended it") }
    let counts = (0..<list.numberOfSections).map { list.numberOfRows(inSection: $0) }
    guard let moving = list.movingPath else {
      if counts != sections.map(\.rows.count) {
        return fault("it has \(counts) rows and not \(sections.map(\.rows.count))")
      }
      for path in list.selectedPaths where id(at: path) == nil { fault("\(path) is selected, which is not there") }
      compareRows(rows)
      if !hasLostRows { compareViews(rows.count, atRest) }
      if atRest { compareOffset() }
      return
    }
    if atRest { fault("row \(moving) is still being moved") }
    if counts.reduce(0, +) != sections.reduce(0, { $0 + $1.rows.count }) { fault("it has other rows while one moves") }
  }

  // MARK: Rows (2, 3)

  private func compareRows(_ rows: [ListPath]) {
    var last: (path: ListPath, frame: Rect)?
    for path in rows {
      guard let id = id(at: path), let frame = list.frame(for: path), let view = list.view(for: path) else {
        return fault("\(path) shows and is nowhere")
      }
      guard view.isAlive else { return fault("the view of \(path) is gone") }
      if view.superview != list.view {
        if !hasLostRows { fault("the view of \(path) is elsewhere") }
        last = (path, frame)
        continue
      }
      if view.name != "row \(id)" { fault("the view of \(path) shows \(view.name ?? "nothing"), not \(id)") }
      if view.isHidden { fault("the view of \(path) is hidden") }
      let offset = view.center - frame.center
      if abs(offset.dx) > 0.02 || abs(offset.dy) > 0.02 || view.bounds.size != frame.size {
        fault("the view of \(path) lies at \(view.center), \(view.bounds.size), not in \(frame)")
      }
      if frame.size.height < height(of: id) - 0.01 {
        fault("\(path) is \(frame.size.height) high, not \(height(of: id))")
      }
      if let last { compare(last, (path, frame)) }
      last = (path, frame)
    }
    guard let first = rows.first, let last, let top = list.frame(for: first) else {
      if list.view.bounds.size.height > 80, isInSight { fault("no row shows") }
      return
    }
    let bounds = list.view.bounds
    if let before = paths.last(where: { $0 < first }), top.minY - gap(before, first) > bounds.minY + 10 {
      fault("\(first) at \(top.minY) is the first that shows, and not \(before)")
    }
    if let next = paths.first(where: { $0 > last.path }), last.frame.maxY + gap(last.path, next) < bounds.maxY - 10 {
      fault("\(last.path) down to \(last.frame.maxY) is the last that shows, and not \(next)")
    }
    compareHeight()
  }

  /// The distance between two adjacent rows.
  private func gap(_ before: ListPath, _ next: ListPath) -> Float {
    guard before.section < next.section else { return list.rowSpacing }
    let between = sections[(before.section + 1)..<next.section].reduce(0) { $0 + header(of: $1) + footer(of: $1) }
    return list.sectionInset.bottom + footer(of: sections[before.section]) + between
      + header(of: sections[next.section]) + list.sectionInset.top
  }

  /// Whether some row must be visible.
  private var isInSight: Bool {
    guard let first = paths.first, let last = paths.last, let top = list.frame(for: first),
      let end = list.frame(for: last)
    else { return false }
    return top.minY + 1 < list.view.bounds.maxY - 50 && end.maxY > list.view.bounds.minY + 51
  }

  private func compare(_ last: (path: ListPath, frame: Rect), _ next: (path: ListPath, frame: Rect)) {
    let isBeside = abs(last.frame.minY - next.frame.minY) < 0.02
    guard last.path < next.path else { return fault("\(next.path) shows behind \(last.path)") }
    if isBeside ? last.frame.maxX > next.frame.minX + 0.02 : last.frame.maxY > next.frame.minY + 0.02 {
      fault("\(last.path) in \(last.frame) and \(next.path) in \(next.frame) overlap")
    }
    if next.path.section == last.path.section {
      if next.path.row != last.path.row + 1 { fault("\(next.path) comes after \(last.path)") }
      if !isBeside, abs(last.frame.maxY + list.rowSpacing - next.frame.minY) > 0.02 {
        fault("\(last.path) down to \(last.frame.maxY) and \(next.path) from \(next.frame.minY) are apart")
      }
    }
  }

  /// The total height, where all rows are equally high.
  private func compareHeight() {
    guard case .fixed(let height) = list.rowHeight, case .count(let columns) = list.columns else { return }
    let inset = list.sectionInset
    var sum = 0.0
    for section in sections {
      sum += Double(header(of: section) + footer(of: section))
      let lines = (section.rows.count + columns - 1) / columns
      if lines > 0 { sum += Double(lines) * Double(height * textScale + list.rowSpacing) - Double(list.rowSpacing) }
      if lines > 0 { sum += Double(inset.top + inset.bottom) }
    }
    let found = list.scrollView.contentSize.height
    if abs(found - sum) > 0.1 { fault("its content is \(found) high, and not \(sum)") }
  }

  // MARK: Views (3, 5)

  private func compareViews(_ count: Int, _ atRest: Bool) {
    let views = list.view.subviews.filter { $0.name?.hasPrefix("row") == true }
    if atRest, views.count > 6 * count + 60 { fault("\(count) rows show, and there are \(views.count) views of rows") }
    guard atRest else { return }
    for view in views where !view.isHidden {
      guard let path = list.path(of: view) else {
        fault("\(view.name ?? "") is left and is no row")
        continue
      }
      if view.transform != .identity && !list.hasOpenRow || view.alpha != 1 { fault("\(path) rests aside") }
    }
  }

  private func compareOffset() {
    let scroll = list.scrollView
    guard !wasSetOutside, list.view.window != nil, !scroll.isMoving, !scroll.isTracking else { return }
    let limited = scroll.limited(scroll.contentOffset)
    if abs(limited.y - scroll.contentOffset.y) > 0.01 {
      fault("it rests at \(scroll.contentOffset), outside its limits: \(limited)")
    }
  }
}
