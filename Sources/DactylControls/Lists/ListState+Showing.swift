import Dactyl

/// Scrolling of rows into sight.
extension ListState {
  /// Scrolls to a row: at once, or animated within 0.3 s. Rows that become visible on the way may turn out higher or
  /// lower than estimated; the scroll ends at the row all the same.
  func scrollTo(_ path: ListPath, _ position: ListScrollPosition, isAnimated: Bool) {
    guard view.isAlive, geometry.isRow(path) else { return }
    guard !isAnimated else {
      guard let target = offset(showing: path, position), target != scroll.contentOffset else { return }
      destination = (path, position)
      scroll.setContentOffset(target, animated: true)
      return
    }
    destination = nil
    // Heights that are measured there may move the row; after two or three times nothing changes.
    for _ in 0..<4 {
      guard view.isAlive, geometry.isRow(path), let target = offset(showing: path, position),
        target != scroll.contentOffset
      else { return }
      scroll.contentOffset = target
      place()
      if shape.rowHeight.isFixed { return }
    }
  }
}
