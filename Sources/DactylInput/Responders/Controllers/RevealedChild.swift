/// The child of a navigation stack whose view is seen under the top one's while one of them moves in or out. It appears
/// when it comes into sight, and disappears when it leaves it, as any view does.
extension Scene {
  /// Adds the view of the child below the top one under that one's view, before a pop that is seen.
  ///
  /// - Returns: the two views; nil when the stack has less than two, or shows two views already.
  package func revealBelow(_ stack: Entity) -> (top: View, below: View)? {
    guard isAlive(stack), let record = controllers[stack], record.container == .stack, record.revealed == .none,
      record.children.count > 1, let around = loadView(of: stack)
    else { return nil }
    let below = record.children[record.children.count - 2]
    let view = loadView(of: below)
    // Loading ran code of the game, and so does the appearance.
    guard let view, isAlive(stack), controllers[stack]?.children == record.children,
      controllers[stack]?.revealed == Entity.none, let top = shownView(of: stack, in: around)
    else { return nil }
    controllers[stack]?.revealed = below
    fill(around, with: view, inside: record.contentInsets)
    around.insertSubview(view, belowSubview: top)
    guard top.isAlive, view.isAlive, controllers[stack]?.revealed == below else { return nil }
    return (top, view)
  }

  /// Pushes a controller whose view covers that of the previous one only when `endReveal(of:)` is called.
  ///
  /// - Returns: the two views; nil when it was not pushed, or nothing is covered.
  package func pushOver(_ next: Entity, on stack: Entity) -> (top: View, below: View)? {
    guard isAlive(stack), let record = controllers[stack], record.container == .stack else { return nil }
    endReveal(of: stack)
    controllers[stack]?.keepsCovered = true
    let isPushed = addChild(next, to: stack)
    controllers[stack]?.keepsCovered = false
    guard isPushed, let around = loadView(of: stack), let top = shownView(of: stack, in: around),
      let below = controllers[stack]?.revealed, isAlive(below), isAlive(controllers.view(of: below))
    else { return nil }
    return (top, view(controllers.view(of: below)))
  }

  /// Whether a stack shows two views.
  package func hasRevealed(_ stack: Entity) -> Bool { controllers[stack].map { $0.revealed != .none } ?? false }

  /// Removes the view under the top one, unless it is the top one by now.
  package func endReveal(of stack: Entity) {
    guard let record = controllers[stack], record.revealed != .none else { return }
    controllers[stack]?.revealed = .none
    let view = isAlive(record.revealed) ? controllers.view(of: record.revealed) : .none
    guard record.revealed != record.shown, isAlive(view), self.view(view).superview?.entity == record.view else {
      return
    }
    self.view(view).removeFromSuperview()
  }

  /// Whether the view that a push covers stays for now. Asked once for each push.
  func takeKeepsCovered(of stack: Entity, _ old: Entity) -> Bool {
    guard let record = controllers[stack], record.keepsCovered else { return false }
    controllers[stack]?.keepsCovered = false
    return record.children.contains(old) && isAlive(controllers.view(of: old))
  }

  /// Leaves the view of a child where it is, under that of the pushed one; what was first responder in it is no more.
  func hideUnderPushed(_ old: Entity, in stack: Entity) {
    controllers[stack]?.revealed = old
    if let covered = controllers[old]?.coveredResponder, isAlive(covered) { resignFirstResponder(covered) }
  }

  private func shownView(of stack: Entity, in around: View) -> View? {
    guard let shown = controllers[stack]?.shown, isAlive(shown) else { return nil }
    let view = controllers.view(of: shown)
    return isAlive(view) && self.view(view).superview == around ? self.view(view) : nil
  }
}
