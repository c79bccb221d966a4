import Dactyl

/// Bringing rows into sight.
extension ListState {
  /// Scrolls to a row: at once, or within 0.3 s. What comes into sight on the way may turn out higher or lower than
  /// thought; it comes to the row all the same.
  func scrollTo(_ path: ListPath, _ position: ListScrollPosition, isAnimated: Bool) {
    guard view.isAlive, geometry.isRow(path) else { return }
    guard !isAnimated else {
      guard let target = offset(showing: path, position), target != scroll.contentOffset else { return }
      destination = (path, position)
      scroll.setContentOffset(target, animated: true)
      return
    }
    destination = nil
    // What is measured there may move it: the second or third time nothing does.
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
