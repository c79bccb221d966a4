extension Window {
  /// The controller whose view fills the window, behind presented ones; nil when none was set. Setting another removes
  /// the view of the present one from the window, with the controllers that it presents.
  public var rootViewController: ViewController? {
    get {
      guard let scene = view.scene, view.isAlive else { return nil }
      return scene[view.entity, RootViewController.self].flatMap { scene.viewController($0.controller) }
    }
    nonmutating set {
      guard let scene = view.scene, scene.check(view.entity, "set the root view controller of window") else {
        return
      }
      scene.setRoot(newValue, of: self)
    }
  }
}

/// The component of a window with its root controller.
struct RootViewController { var controller: Entity }

extension Scene {
  func setRoot(_ controller: ViewController?, of window: Window) {
    let old = window.rootViewController
    guard controller != old else { return }
    var newView: View?
    if let controller {
      guard check(controller.entity, "make root view controller"), isFree(controller), let loaded = controller.view
      else {
        return
      }
      newView = loaded
    }
    // From here on code of the game may do anything at each step.
    guard window.view.isAlive, window.rootViewController == old, controller.map(isFree) ?? true else { return }
    self[window.view.entity, RootViewController.self] = controller.map { RootViewController(controller: $0.entity) }
    let isSeen = isInSight(window.view.entity.index)
    if let old {
      dismiss(old.entity)
      if isSeen { announceAppearance(of: old.entity, false) }
    }
    if isSeen, let controller { announceAppearance(of: controller.entity, true) }
    runControllerCalls()
    // The notified code of the game may have presented it.
    if window.view.isAlive, let oldView = old?.viewIfLoaded, oldView.superview == window.view,
      old?.presentingViewController == nil
    {
      oldView.removeFromSuperview()
    }
    if let newView, newView.isAlive, window.view.isAlive, window.rootViewController == controller {
      fill(window.view, with: newView)
      window.view.insertSubview(newView, at: 0)
      // Another controller replaced it before it was shown.
      if newView.isAlive, newView.superview == window.view, window.rootViewController != controller,
        controller?.presentingViewController == nil
      {
        newView.removeFromSuperview()
      }
    }
    if let old { settleAppearance(of: old.entity) }
    if let controller { settleAppearance(of: controller.entity) }
    runControllerCalls()
  }

  /// Whether a controller is no child and not presented. Reports it if not.
  private func isFree(_ controller: ViewController) -> Bool {
    if controller.parent == nil && controller.presentingViewController == nil { return true }
    report(
      .mismatchedControllers,
      "view controller \(controller.entity.index) can't be a root: it is a child, or presented")
    return false
  }

  /// The controller that receives keys without a first responder: the front one whose view is directly in the window
  /// (R2, R11); instead of one that presents another the presented one, of a navigation stack the top one, of tabs the
  /// selected one.
  func frontController(of window: Entity) -> Entity? {
    guard controllers.count > 0, var current = frontmostRoot(of: window) else { return nil }
    var steps = 0
    while let record = controllers[current], steps < controllers.count {
      steps += 1
      if isAlive(record.presented), self.window(of: record.presented) == window {
        current = record.presented
      } else if isAlive(record.shown) {
        current = record.shown
      } else {
        break
      }
    }
    return current
  }

  package func frontmostRoot(of window: Entity) -> Entity? {
    var front: (controller: Entity, index: Int?)?
    for index in 0..<controllers.indices.count {
      let controller = entity(at: controllers.indices[index])
      let root = controllers.view(of: controller)
      guard isAlive(root), record(of: root.index).parent == window.index else { continue }
      guard let other = front else {
        front = (controller, nil)
        continue
      }
      // Only several controllers are compared by their sibling indices.
      let ownPlace = view(root).siblingIndex
      let otherPlace = other.index ?? view(controllers.view(of: other.controller)).siblingIndex
      front = ownPlace > otherPlace ? (controller, ownPlace) : (other.controller, otherPlace)
    }
    return front?.controller
  }
}
