extension ClassView {
  /// Adds a view in front of all other subviews.
  public func addSubview(_ view: ClassView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Inserts a view at an index among the subviews; the back one is at 0.
  public func insertSubview(_ view: ClassView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
  }

  /// Inserts a view directly in front of another subview.
  public func insertSubview(_ view: ClassView, aboveSubview sibling: ClassView) {
    view.removeFromSuperview()
    view.superview = self
    let index = subviews.firstIndex { $0 === sibling } ?? subviews.count - 1
    subviews.insert(view, at: index + 1)
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    if let index = superview.subviews.firstIndex(where: { $0 === self }) { superview.subviews.remove(at: index) }
    self.superview = nil
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: ClassView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: ClassView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Removes all subviews from the array. An owner of all views of a deep tree calls this for each of them before it
  /// releases them, so that their destruction does not recurse.
  public func dropSubviews() { subviews.removeAll() }
}
