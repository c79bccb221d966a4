/// Which child of a navigation stack or of tabs shows its view, and the change from one to another.
extension Scene {
  /// A controller has other children, or others are to be shown: brings into sight what is to be seen of them.
  func childrenDidChange(of container: Entity) {
    guard isAlive(container), let record = controllers[container], record.container != .none else { return }
    if record.container == .tabs, record.selected == .none { controllers[container]?.select(0) }
    showChild(of: container)
    updateTabs(of: container)
  }

  /// Shows the view of the child that is to be seen, and takes that of the one before away. Both hear of it before and
  /// after.
  func showChild(of container: Entity) {
    guard isAlive(container), let around = loadView(of: container) else { return }
    let new = childToShow(of: container)
    let old = controllers[container]?.shown ?? .none
    guard new != old else { return }
    let view = isAlive(new) ? loadView(of: new) : nil
    // Loading ran the game's code, and so do the announcements.
    guard isAlive(container), childToShow(of: container) == new, controllers[container]?.shown == old else { return }
    if around.isAlive, isInSight(around.entity.index) {
      announceAppearance(inChild: old, false)
      announceAppearance(inChild: new, true)
      runControllerCalls()
    }
    if isAlive(container), childToShow(of: container) == new, controllers[container]?.shown == old, around.isAlive {
      controllers[container]?.shown = new
      let oldView = isAlive(old) ? controllers.view(of: old) : .none
      if isAlive(oldView), self.view(oldView).superview == around {
        noteCovered(old, oldView)
        self.view(oldView).removeFromSuperview()
      }
      if let view, view.isAlive, isAlive(container), childToShow(of: container) == new, around.isAlive {
        fill(around, with: view, inside: controllers[container]?.contentInsets ?? .zero)
        // What lies beside a page, such as a bar, stays in front of it.
        if controllers[container]?.container == .tabs {
          around.insertSubview(view, at: 0)
        } else {
          around.addSubview(view)
        }
        // Another took its place before it was there.
        if view.isAlive, view.superview == around, controllers[container]?.shown != new {
          view.removeFromSuperview()
        }
        uncover(new, from: old)
      }
    }
    settleAppearance(inChild: old)
    settleAppearance(inChild: new)
    runControllerCalls()
  }

  /// Notes for a child, and for the controllers whose views lie in its view, what is about to happen to that.
  private func announceAppearance(inChild child: Entity, _ appears: Bool) {
    for controller in controllers(inChild: child) { announceAppearance(of: controller, appears) }
  }

  /// Brings them in line with what has become of it.
  private func settleAppearance(inChild child: Entity) {
    for controller in controllers(inChild: child) { settleAppearance(of: controller) }
  }

  private func controllers(inChild child: Entity) -> [Entity] {
    let view = isAlive(child) ? controllers.view(of: child) : .none
    return isAlive(view) ? controllers(below: view.index) : [child]
  }

  /// Notes who in a controller's view is first responder, before another one takes its place.
  private func noteCovered(_ controller: Entity, _ view: Entity) {
    guard isAlive(controller), let first = firstResponders.responder(of: window(of: view)), isAlive(first) else {
      return
    }
    let own = viewInChain(of: first)
    if own != .none, isDescendant(own.index, of: view.index) { controllers[controller]?.coveredResponder = first }
  }

  /// Gives the keys back to who had them in a controller's view, when the one that took its place was taken off the
  /// stack, or another tab was selected.
  private func uncover(_ controller: Entity, from old: Entity) {
    guard isAlive(controller), let former = controllers[controller]?.coveredResponder, former != .none else { return }
    controllers[controller]?.coveredResponder = .none
    let parent = controllers[controller]?.parent ?? .none
    let isOnTop = controllers[parent]?.container == .stack && isAlive(old) && controllers[old]?.parent == parent
    guard !isOnTop, isAlive(former), firstResponders.responder(of: window(of: former)) == nil else { return }
    becomeFirstResponder(former)
  }

  /// Brings the bar of tabs up to date.
  func updateTabs(of tabs: Entity) {
    if isAlive(tabs) { controllers.tabs[tabs.index]?.update?() }
  }

  private func childToShow(of container: Entity) -> Entity { controllers[container]?.childToShow ?? .none }
}
