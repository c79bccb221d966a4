/// How a table's data source and delegate answer its list. The list has a section more at the start for
/// `tableHeaderView`, and one at the end for `tableFooterView`.
extension UITableView {
  var hasTopRow: Bool { tableHeaderView != nil }
  var hasBottomRow: Bool { tableFooterView != nil }

  func listPath(of path: IndexPath) -> ListPath {
    ListPath(row: path.row, section: path.section + (hasTopRow ? 1 : 0))
  }

  /// The path of a row of the data source; nil for the views above and below all rows.
  func indexPath(of path: ListPath) -> IndexPath? {
    let section = path.section - (hasTopRow ? 1 : 0)
    let count = list.numberOfSections - (hasTopRow ? 1 : 0) - (hasBottomRow ? 1 : 0)
    return section >= 0 && section < count ? IndexPath(row: path.row, section: section) : nil
  }

  /// The view above or below all rows, for the row that holds it.
  private func edgeView(at path: ListPath) -> UIView? {
    if hasTopRow, path.section == 0 { return tableHeaderView }
    return hasBottomRow && path.section == list.numberOfSections - 1 ? tableFooterView : nil
  }

  /// Connects the list with the table.
  func connect() {
    var source = ListDataSource()
    source.numberOfSections = { [weak self] _ in
      guard let self else { return 0 }
      let count = dataSource?.numberOfSections(in: self) ?? 0
      return max(0, count) + (hasTopRow ? 1 : 0) + (hasBottomRow ? 1 : 0)
    }
    source.numberOfRows = { [weak self] list, section in self?.numberOfListRows(in: section) ?? 0 }
    source.showRow = { [weak self] _, row, path in self?.show(row, at: path) }
    source.measureRow = { [weak self] _, row, path, width in self?.height(of: row, at: path, width: width) ?? 44 }
    source.heightOfHeader = { [weak self] _, section in self?.pinHeight(isHeader: true, section) ?? 0 }
    source.heightOfFooter = { [weak self] _, section in self?.pinHeight(isHeader: false, section) ?? 0 }
    source.showHeader = { [weak self] _, view, section in self?.showPin(view, isHeader: true, section) }
    source.showFooter = { [weak self] _, view, section in self?.showPin(view, isHeader: false, section) }
    // UIKit code computes with the content offset and frames of cells.
    list.hasFixedBase = true
    list.dataSource = source
    var style = ListStyle()
    // The cells show it themselves.
    (style.highlighted, style.selected) = (nil, nil)
    list.style = style
    connectDelegate()
  }

  private func connectDelegate() {
    func row(_ path: ListPath) -> (UITableView) -> IndexPath? { { $0.indexPath(of: path) } }
    var answers = ListDelegate()
    answers.shouldSelect = { [weak self] _, path in
      guard let self, let path = indexPath(of: path) else { return false }
      guard let delegate = tableDelegate else { return true }
      return delegate.tableView(self, shouldHighlightRowAt: path)
        && delegate.tableView(self, willSelectRowAt: path) != nil
    }
    answers.didSelect = { [weak self] _, path in
      guard let self, let path = indexPath(of: path) else { return }
      tableDelegate?.tableView(self, didSelectRowAt: path)
    }
    answers.didDeselect = { [weak self] _, path in
      guard let self, let path = indexPath(of: path) else { return }
      tableDelegate?.tableView(self, didDeselectRowAt: path)
    }
    answers.didChangeState = { [weak self] _, row, _, state in
      guard let cell = self?.shown.cell(in: row) else { return }
      if cell.isHighlighted != state.contains(.highlighted) {
        cell.setHighlighted(state.contains(.highlighted), animated: false)
      }
      if cell.isSelected != state.contains(.selected) { cell.setSelected(state.contains(.selected), animated: false) }
    }
    answers.leadingSwipeActions = { [weak self] _, path in
      guard let self, let path = indexPath(of: path) else { return [] }
      return actions(tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path))
    }
    answers.trailingSwipeActions = { [weak self] _, path in
      guard let self, let path = indexPath(of: path) else { return [] }
      guard let delegate = tableDelegate else { return actions(deletion(of: path)) }
      return actions(delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path))
    }
    answers.canMove = { [weak self] _, path in
      guard let self, isEditing, let path = indexPath(of: path) else { return false }
      return dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }
    answers.targetForMove = { [weak self] _, from, to in
      guard let self, let source = indexPath(of: from), let target = indexPath(of: to), let delegate = tableDelegate
      else { return to }
      return listPath(
        of: delegate.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target))
    }
    answers.didMove = { [weak self] _, from, to in
      guard let self, let source = indexPath(of: from), let target = indexPath(of: to) else { return }
      dataSource?.tableView(self, moveRowAt: source, to: target)
    }
    list.delegate = answers
  }

  /// Reads the heights of rows that count for all of them, before the list asks for the others.
  func configure() {
    var estimate = estimatedRowHeight
    hasOwnRowHeight = tableDelegate == nil
    if let delegate = tableDelegate, let dataSource, dataSource.numberOfSections(in: self) > 0,
      dataSource.tableView(self, numberOfRowsInSection: 0) > 0
    {
      let first = IndexPath(row: 0, section: 0)
      let height = delegate.tableView(self, heightForRowAt: first)
      let given = delegate.tableView(self, estimatedHeightForRowAt: first)
      if given > 0 { estimate = given }
      if estimate <= 0, height > 0 { estimate = height }
    }
    let isFixed = hasOwnRowHeight && rowHeight > 0 && !hasTopRow && !hasBottomRow
    if estimate <= 0 { estimate = rowHeight > 0 ? rowHeight : 44 }
    list.rowHeight = isFixed ? .fixed(Float(rowHeight)) : .automatic(estimated: Float(estimate))
  }

  private func numberOfListRows(in section: Int) -> Int {
    if hasTopRow, section == 0 { return 1 }
    let section = section - (hasTopRow ? 1 : 0)
    guard let dataSource else { return hasBottomRow ? 1 : 0 }
    if hasBottomRow, section == max(0, dataSource.numberOfSections(in: self)) { return 1 }
    return max(0, dataSource.tableView(self, numberOfRowsInSection: section))
  }

  // MARK: Rows

  private func show(_ row: View, at path: ListPath) {
    if let view = edgeView(at: path) {
      hide(shown.release(row), unless: view)
      return shown.put(view, into: row)
    }
    guard let dataSource, let path = indexPath(of: path) else { return hide(shown.release(row), unless: nil) }
    let old = shown.release(row)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    hide(old, unless: cell)
    if let old = old as? UITableViewCell, old !== cell {
      tableDelegate?.tableView(self, didEndDisplaying: old, forRowAt: path)
    }
    guard row.isAlive, cell.engine.isAlive else { return }
    if shown.isHeld(cell, besides: row) {
      application.scene.report(.missingCell, "the cell for row \(path) is that of another row, which loses it")
    }
    shown.put(cell, into: row)
    showSeparator(of: cell)
    cell.setNeedsLayout()
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Takes a view out of the table that is out of use.
  private func hide(_ old: UIView?, unless kept: UIView?) {
    guard let old, old !== kept else { return }
    old.removeFromSuperview()
  }

  private func height(of row: View, at path: ListPath, width: Float) -> Float {
    if let view = edgeView(at: path) { return Float(view === tableHeaderView ? topHeight : bottomHeight) }
    guard let path = indexPath(of: path) else { return 0 }
    let given = hasOwnRowHeight ? rowHeight : tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 { return Float(given) }
    return Float(shown.cell(in: row)?.height(atWidth: CGFloat(width)) ?? 44)
  }

  private func actions(_ configuration: UISwipeActionsConfiguration?) -> [ListSwipeAction] {
    guard let configuration else { return [] }
    return configuration.actions.map { action in
      ListSwipeAction(
        action.title ?? "", color: action.backgroundColor?.engine, isDestructive: action.style == .destructive
      ) { [weak self] list, path in
        guard let self else { return }
        let cell: UIView = list.view(for: path).flatMap { self.shown.cell(in: $0) } ?? self
        action.handler(action, cell) { _ in }
      }
    }
  }

  /// A Delete for a row that the data source lets edit.
  func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, cell, done in
      guard let self else { return }
      let now = (cell as? UITableViewCell).flatMap { self.indexPath(for: $0) } ?? path
      self.dataSource?.tableView(self, commit: .delete, forRowAt: now)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Headers and footers

  private func ownSection(_ section: Int) -> Int? {
    let own = section - (hasTopRow ? 1 : 0)
    guard own >= 0, let dataSource, own < dataSource.numberOfSections(in: self) else { return nil }
    return own
  }

  private func title(isHeader: Bool, _ section: Int) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func pinHeight(isHeader: Bool, _ section: Int) -> Float {
    guard let section = ownSection(section) else { return 0 }
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let given =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
      : tableDelegate?.tableView(self, heightForFooterInSection: section)
    let height = given ?? own
    if height >= 0 { return Float(height) }
    if title(isHeader: isHeader, section) != nil { return 28 }
    let view =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    guard let view else { return 0 }
    guard view.hasConstraints else { return Float(view.bounds.height > 0 ? view.bounds.height : 28) }
    let room = CGSize(width: bounds.width, height: 0)
    return Float(
      view.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height)
  }

  private func showPin(_ host: View, isHeader: Bool, _ section: Int) {
    let old = shown.release(host)
    guard let section = ownSection(section) else { return hide(old, unless: nil) }
    var view =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if view == nil, let title = title(isHeader: isHeader, section) {
      let made = shown.takePin("title") ?? UITableViewHeaderFooterView(reuseIdentifier: "title")
      made.backgroundColor = .systemGray6
      made.textLabel?.text = title
      view = made
    }
    hide(old, unless: view)
    if let view, host.isAlive, view.engine.isAlive { shown.put(view, into: host) }
  }
}
