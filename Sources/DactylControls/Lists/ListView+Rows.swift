import Dactyl

/// The visible rows of a list, and the frames of rows.
extension ListView {
  private var placed: ListState? {
    guard let state else { return nil }
    state.place()
    return view.isAlive ? state : nil
  }

  /// The paths of the visible rows, in order. Allocates an array.
  public var visiblePaths: [ListPath] {
    guard let state = placed else { return [] }
    let top = state.scroll.contentOffset.y
    let bottom = top + Double(view.bounds.size.height)
    return state.rows.filter { $0.top < bottom && $0.top + Double($0.height) > top }.map(\.path)
  }

  /// The view of a row that is visible or close to the visible ones; nil for another.
  public func view(for path: ListPath) -> View? {
    guard let state = placed, let index = state.index(of: path) else { return nil }
    return state.view(of: state.rows[index])
  }

  /// The view for what a game adds to a row. It fills the row, is the same each time the row's view is filled, and
  /// contains nothing else: what shows that a row is selected or focused is in the row itself, behind it. It is made
  /// when it is asked for; rows without it have one view less.
  ///
  /// ```swift
  /// let list = scene.addListView(frame: frame, rows: { mails.count }) { list, row, path in
  ///   let content = list.contentView(of: row)
  ///   if content.subviews.isEmpty { addLabels(to: content) }
  ///   content.subviews[0][Label.self]?.text = mails[path.row].sender
  /// }
  /// ```
  public func contentView(of row: View) -> View {
    if let content = row[ListRowContent.self]?.view, row.columns.isAlive(content) {
      return View(content, in: row.columns)
    }
    let content = row.columns.makeView(frame: row.bounds)
    content.name = "content"
    content.autoresizing = .flexibleSize
    row.addSubview(content)
    row[ListRowContent.self] = ListRowContent(view: content.entity)
    return content
  }

  /// The path of the row under a point of the list's own coordinates, those of `touch.location(in: list.view)`; nil
  /// where there is none.
  public func path(at point: Point) -> ListPath? {
    guard let state = placed, point.x.isFinite, point.y.isFinite else { return nil }
    return state.row(at: point).map { state.rows[$0].path }
  }

  /// The path of the row that a view is or is in; nil for a view that is in none.
  public func path(of rowView: View) -> ListPath? {
    guard let state, rowView.columns === view.columns else { return nil }
    return state.row(containing: rowView.entity).map { state.rows[$0].path }
  }

  /// The frame of a row, in the list's own coordinates; an estimate for a row that was not measured yet.
  public func frame(for path: ListPath) -> Rect? {
    guard let state = placed, state.geometry.isRow(path) else { return nil }
    let frame = state.geometry.frame(of: path)
    return Rect(origin: Point(frame.x, Float(frame.top - state.scroll.contentBase.y)), size: frame.size)
  }

  /// The header that stays at the top while its section scrolls below it; nil when there is none.
  public var pinnedHeader: (section: Int, view: View)? {
    guard let state = placed else { return nil }
    let top = state.scroll.contentOffset.y + Double(state.scroll.contentInset.top)
    for pin in state.pins where !pin.isFooter && state.geometry.sections.indices.contains(pin.section) {
      let start = state.geometry.top(ofSection: pin.section)
      if start <= top, top < state.geometry.top(ofSection: pin.section + 1) {
        return (pin.section, state.view(pin.view))
      }
    }
    return nil
  }

  /// The view of a section's header; nil while it is not visible.
  public func headerView(forSection section: Int) -> View? { pin(section, isFooter: false) }
  /// The view of a section's footer; nil while it is not visible.
  public func footerView(forSection section: Int) -> View? { pin(section, isFooter: true) }

  private func pin(_ section: Int, isFooter: Bool) -> View? {
    guard let state = placed else { return nil }
    return state.pins.first { $0.section == section && $0.isFooter == isFooter }.map { state.view($0.view) }
  }

  /// Scrolls to a row, at once or animated within 0.3 s. A row that the list does not have is refused, with a
  /// diagnostic.
  public func scrollToRow(at path: ListPath, position: ListScrollPosition = .none, animated isAnimated: Bool) {
    guard let state = changing("scroll") else { return }
    state.place()
    guard view.isAlive else { return }
    guard state.geometry.isRow(path) else { return state.report(.noSuchRow, "\(view) has no row \(path) to scroll to") }
    state.scrollTo(path, position, isAnimated: isAnimated)
  }
}
