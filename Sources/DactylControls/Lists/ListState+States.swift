import Dactyl

/// The states of rows: pressed, selected, current for keys, or lifted.
extension ListState {
  /// The state of a row.
  func state(of path: ListPath) -> ListRowState {
    var state: ListRowState = []
    if touch.isInside, touch.path == path { state.insert(.highlighted) }
    if selection.contains(path) { state.insert(.selected) }
    if selection.focus == path, hasKeys { state.insert(.focused) }
    if move?.path == path { state.insert(.lifted) }
    if hovered == path { state.insert(.hovered) }
    return state
  }

  /// Updates the views of all rows to their states.
  func showStates() {
    let version = version
    // Mostly no row has a state to show.
    let isAny =
      !selection.isEmpty || selection.focus != nil || touch.path != nil || move != nil || hovered != nil
    if !isAny, delegate.didChangeState == nil, rows.allSatisfy({ $0.state.isEmpty }) { return }
    var index = 0
    while index < rows.count {
      let state = state(of: rows[index].path)
      if state != rows[index].state || rows[index].isFresh {
        var row = rows[index]
        row.isFresh = false
        show(state, of: &row)
        guard version == self.version, view.isAlive, rows.indices.contains(index) else { return }
        rows[index] = row
        delegate.didChangeState?(list, view(of: row), row.path, state)
        guard version == self.version, view.isAlive else { return }
      }
      index += 1
    }
  }

  /// Removes the mark of a row whose view goes to the reuse pool.
  func hideState(of row: inout ListRow) { if row.state != [] { show([], of: &row) } }

  private func show(_ state: ListRowState, of row: inout ListRow) {
    let old = row.state
    row.state = state
    let fill =
      state.contains(.highlighted)
      ? style.highlighted ?? (state.contains(.selected) ? style.selected : nil)
      : state.contains(.selected) ? style.selected : state.contains(.hovered) ? style.hovered : nil
    let stroke = state.contains(.focused) ? style.focus : nil
    let rowView = view(of: row)
    guard rowView.isAlive else { return }
    let isMarked = fill != nil || stroke != nil
    if row.mark != .none, !view.columns.isAlive(row.mark) { row.mark = .none }
    if isMarked, row.mark == .none { row.mark = makeMark(in: rowView) }
    guard row.mark != .none, state != old || isMarked else { return }
    let mark = view(row.mark)
    mark.isHidden = !isMarked
    guard isMarked else { return }
    mark.frame = rowView.bounds
    mark[Shape.self] = Shape(
      .rectangle(cornerRadius: style.cornerRadius), fill: fill, stroke: stroke, lineWidth: 2)
  }

  private func makeMark(in row: View) -> Entity {
    let mark = view.columns.makeView(frame: row.bounds)
    mark[ControlPart.self] = ControlPart()
    mark.isUserInteractionEnabled = false
    mark.autoresizing = [.flexibleWidth, .flexibleHeight]
    row.insertSubview(mark, at: 0)
    return mark.entity
  }
}
