/// Which view keeps which alive: a superview its subviews.
extension UIView {
  /// Releases the views that were kept alive, whose scene has ended, in a loop as well.
  func releaseKept() {
    var left = takeRest()
    while var view = left.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      left += view.takeRest()
    }
  }

  /// Removes views from the tree that are also referenced elsewhere. Returns the others, which end with this view. In a
  /// loop, since a tree may be deeper than the stack.
  func takeEnding() -> [UIView] {
    var ending: [UIView] = []
    var left = takeKept()
    while var view = left.popLast() {
      if isKnownUniquelyReferenced(&view) {
        left += view.takeKept()
        for recognizer in view.recognizers { recognizer.detach() }
        view.recognizers = []
        ending.append(view)
      } else {
        view.engine.removeFromSuperview()
      }
    }
    return ending
  }

  /// Removes and returns the views that were kept alive, the front-most first. Views that the engine has put there, and
  /// that are kept elsewhere, leave the tree, since their keeper is not their superview.
  fileprivate func takeKept() -> [UIView] {
    var (taken, left) = ([UIView](), engine.subviews)
    while let view = left.popLast() {
      if let own = kept.removeValue(forKey: view.entity) {
        taken.append(own)
      } else if let other = application.view(of: view) {
        view.removeFromSuperview()
        other.settleKeeper()
      } else {
        left += view.subviews
      }
    }
    _ = takeRest()
    return taken
  }

  private func takeRest() -> [UIView] { kept.takeAll { $0.index < $1.index }.map(\.value) }

  /// Releases the views that the engine has moved out of this one.
  func settleKept() {
    for (_, view) in kept.sorted(by: { $0.key.index < $1.key.index }) { view.settleKeeper() }
  }

  func becomeKept(by other: UIView?) {
    guard keeper !== other else { return }
    keeper?.kept[entity] = nil
    keeper = other
    other?.kept[entity] = self
  }

  /// Releases the view from a keeper that is no longer its superview: the engine moves the views of controllers.
  func settleKeeper() {
    guard let keeper, !engine.isAlive || engine.superview != keeper.engine else { return }
    withExtendedLifetime(self) { becomeKept(by: nil) }
  }

  /// Has this view and all views around it be kept by their superviews. Otherwise there could be a retain cycle, when
  /// the engine has moved one of them out of the view that is being added.
  func settleKeepersAround() {
    var current: UIView? = self
    while let view = current, let keeper = view.keeper {
      if view.engine.superview != keeper.engine {
        view.becomeKept(by: view.engine.superview.flatMap { application.view(of: $0) })
      }
      current = view.keeper
    }
  }
}
