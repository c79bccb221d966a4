import Dactyl

extension ListWidget: AccessibilityProviding {
  func accessibilityProperties(of view: View) -> AccessibilityProperties {
    AccessibilityProperties(.list, isElement: false)
  }

  /// The rows in sight, and one more on each side; the others exist as a number (AX12).
  func accessibilityParts(of view: View) -> AccessibilityParts? {
    guard view.isAlive else { return nil }
    let count = state.geometry.rowCount
    guard let first = state.rows.first, let last = state.rows.last else { return AccessibilityParts(count: count, []) }
    var number = state.number(of: first.path)
    var listed: [AccessibilityPart] = []
    if let path = state.path(ofNumber: number - 1) { listed.append(state.part(number - 1, path, row: nil)) }
    for row in state.rows {
      listed.append(state.part(number, row.path, row: row))
      number += 1
    }
    if let path = state.path(ofNumber: state.number(of: last.path) + 1) {
      listed.append(state.part(number, path, row: nil))
    }
    return AccessibilityParts(count: count, listed)
  }

  func perform(_ action: AccessibilityAction, ofPart part: Int?, of view: View) -> Bool {
    guard view.isAlive, let part, let path = state.path(ofNumber: part) else { return false }
    let list = ListView(view: view)
    switch action {
    case .activate:
      // The touch needs the row in sight.
      list.scrollToRow(at: path, animated: false)
      return false
    case .scrollToVisible:
      list.scrollToRow(at: path, animated: false)
      return true
    case .focus:
      guard view.scene?.requestFocus(at: view.entity) == true, view.isAlive else { return false }
      list.focusedPath = path
      list.scrollToRow(at: path, animated: false)
      return true
    case .custom(let name):
      guard let action = state.swipeActions(of: path).first(where: { $0.title == name }) else { return false }
      guard view.isAlive else { return true }
      action.handler(list, path)
      return true
    default: return false
    }
  }
}

extension ListState {
  /// The number of a row among all rows.
  fileprivate func number(of path: ListPath) -> Int {
    geometry.sections.prefix(path.section).reduce(path.row) { $0 + $1.rows }
  }

  /// The path of the row with a number; nil for none.
  fileprivate func path(ofNumber number: Int) -> ListPath? {
    guard number >= 0 else { return nil }
    var left = number
    for (section, entry) in geometry.sections.enumerated() {
      if left < entry.rows { return ListPath(row: left, section: section) }
      left -= entry.rows
    }
    return nil
  }

  fileprivate func part(_ number: Int, _ path: ListPath, row: ListRow?) -> AccessibilityPart {
    var properties = AccessibilityProperties(.row)
    if selection.contains(path) { properties.traits.insert(.selected) }
    properties.customActions = row == nil ? [] : swipeActions(of: path).map(\.title)
    let place = geometry.frame(of: path)
    let origin = Point(place.x, Float(place.top - scroll.contentBase.y))
    let shown = row.flatMap { view.columns.isAlive($0.view) ? view(of: $0) : nil }
    var part = AccessibilityPart(number, properties, frame: Rect(origin: origin, size: place.size), view: shown)
    part.isFocused = selection.focus == path
    return part
  }

  /// What a swipe of a row offers: the game is asked.
  fileprivate func swipeActions(of path: ListPath) -> [ListSwipeAction] {
    let list = ListView(view: view)
    let before = delegate.leadingSwipeActions?(list, path) ?? []
    guard view.isAlive else { return [] }
    return before + (delegate.trailingSwipeActions?(list, path) ?? [])
  }
}
