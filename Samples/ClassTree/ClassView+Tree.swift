extension ClassView {
  /// Puts a view in front of all others in this one.
  public func addSubview(_ view: ClassView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Puts a view at an index among this one's subviews, the back one at 0.
  public func insertSubview(_ view: ClassView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
  }

  /// Puts a view right in front of one of this view's subviews.
  public func insertSubview(_ view: ClassView, aboveSubview sibling: ClassView) {
    view.removeFromSuperview()
    view.superview = self
    let index = subviews.firstIndex { $0 === sibling } ?? subviews.count - 1
    subviews.insert(view, at: index + 1)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    if let index = superview.subviews.firstIndex(where: { $0 === self }) { superview.subviews.remove(at: index) }
    self.superview = nil
  }

  /// Puts a view in front of its siblings.
  public func bringSubviewToFront(_ view: ClassView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts a view behind its siblings.
  public func sendSubviewToBack(_ view: ClassView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Lets go of the views in it. Whoever holds all views of a deep tree calls it of each, so that ending them nests no
  /// deeper than the tree of objects is then: not at all.
  public func dropSubviews() { subviews.removeAll() }
}
