/// The child of a navigation stack or of tabs that shows its view, and its replacement by another.
extension Scene {
  /// Called when a container's children or its selection changed: shows the child that is to be visible.
  func childrenDidChange(of container: Entity) {
    guard isAlive(container), let record = controllers[container], record.container != .none else { return }
    if record.container == .tabs, record.selected == .none { controllers[container]?.select(0) }
    showChild(of: container)
    updateTabs(of: container)
  }

  /// Shows the view of the visible child and removes that of the previous one. Both are notified before and after.
  func showChild(of container: Entity) {
    guard isAlive(container), let around = loadView(of: container) else { return }
    let new = childToShow(of: container)
    let old = controllers[container]?.shown ?? .none
    guard new != old else { return }
    let view = isAlive(new) ? loadView(of: new) : nil
    // Loading ran code of the game, and so do the notifications.
    guard isAlive(container), childToShow(of: container) == new, controllers[container]?.shown == old else { return }
    let keepsOld = takeKeepsCovered(of: container, old)
    if around.isAlive, isInSight(around.entity.index) {
      if !keepsOld { announceAppearance(inChild: old, false) }
      announceAppearance(inChild: new, true)
      runControllerCalls()
    }
    if isAlive(container), childToShow(of: container) == new, controllers[container]?.shown == old, around.isAlive {
      controllers[container]?.shown = new
      let oldView = isAlive(old) ? controllers.view(of: old) : .none
      if isAlive(oldView), self.view(oldView).superview == around {
        noteCovered(old, oldView)
        if keepsOld {
          hideUnderPushed(old, in: container)
        } else {
          self.view(oldView).removeFromSuperview()
        }
      }
      if !keepsOld { endReveal(of: container) }
      if let view, view.isAlive, isAlive(container), childToShow(of: container) == new, around.isAlive {
        fill(around, with: view, inside: controllers[container]?.contentInsets ?? .zero)
        // Views next to a page, such as a bar, stay in front of it.
        if controllers[container]?.container == .tabs {
          around.insertSubview(view, at: 0)
        } else {
          around.addSubview(view)
        }
        // Another child replaced it before it was shown.
        if view.isAlive, view.superview == around, controllers[container]?.shown != new {
          view.removeFromSuperview()
        }
        uncover(new, from: old)
      }
    }
    if !keepsOld { settleAppearance(inChild: old) }
    settleAppearance(inChild: new)
    runControllerCalls()
  }

  /// Notifies a child, and the controllers whose views are inside its view, of its coming appearance or disappearance.
  private func announceAppearance(inChild child: Entity, _ appears: Bool) {
    for controller in controllers(inChild: child) { announceAppearance(of: controller, appears) }
  }

  /// Notifies them of the completed appearance or disappearance.
  private func settleAppearance(inChild child: Entity) {
    for controller in controllers(inChild: child) { settleAppearance(of: controller) }
  }

  private func controllers(inChild child: Entity) -> [Entity] {
    let view = isAlive(child) ? controllers.view(of: child) : .none
    return isAlive(view) ? controllers(below: view.index) : [child]
  }

  /// Stores the first responder in a controller's view, before another child replaces the view.
  private func noteCovered(_ controller: Entity, _ view: Entity) {
    guard isAlive(controller), let first = firstResponders.responder(of: window(of: view)), isAlive(first) else {
      return
    }
    let own = viewInChain(of: first)
    if own != .none, isDescendant(own.index, of: view.index) { controllers[controller]?.coveredResponder = first }
  }

  /// Makes the former first responder in a controller's view first responder again, when the controller that covered it
  /// was popped, or another tab was selected.
  private func uncover(_ controller: Entity, from old: Entity) {
    guard isAlive(controller), let former = controllers[controller]?.coveredResponder, former != .none else { return }
    controllers[controller]?.coveredResponder = .none
    let parent = controllers[controller]?.parent ?? .none
    let isOnTop = controllers[parent]?.container == .stack && isAlive(old) && controllers[old]?.parent == parent
    guard !isOnTop, isAlive(former), firstResponders.responder(of: window(of: former)) == nil else { return }
    becomeFirstResponder(former)
  }

  /// Updates the bar of tabs.
  func updateTabs(of tabs: Entity) {
    if isAlive(tabs) { controllers.tabs[tabs.index]?.update?() }
  }

  private func childToShow(of container: Entity) -> Entity { controllers[container]?.childToShow ?? .none }
}
