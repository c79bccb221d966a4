/// A stack of view controllers, of which the top one shows its view: title, then game, then the shop in it.
///
/// A handle of a view controller whose children are the stack.
public struct NavigationController: Hashable {
  /// The controller that the stack is in: present it, or make it a window's root.
  public let controller: ViewController

  /// The stack, the bottom first. Makes an array.
  public var viewControllers: [ViewController] { controller.children }

  /// The one whose view is shown, or nil for an empty stack.
  public var top: ViewController? { controller.children.last }

  /// Puts a controller on top. The view of the one before goes out of sight, and stays loaded.
  ///
  /// - Returns: false, with a diagnostic, when it is in a stack already, is presented, or is around this one.
  @discardableResult
  public func push(_ next: ViewController) -> Bool {
    guard next.parent != controller else {
      controller.scene?.report(.mismatchedControllers, "view controller \(next.entity.index) is in the stack already")
      return false
    }
    return controller.addChild(next)
  }

  /// Takes the top one off, unless it is the last, and shows the one below, where the keys go to whoever had them when it was
  /// covered. It still exists: `destroy()` it when it is not to come again.
  @discardableResult
  public func pop() -> ViewController? {
    let stack = viewControllers
    guard stack.count > 1, let top = stack.last else { return nil }
    top.removeFromParent()
    return top
  }

  /// Takes all off but the first, and shows that. Gives those that were taken off, the lower ones first.
  @discardableResult
  public func popToRoot() -> [ViewController] {
    let popped = Array(viewControllers.dropFirst())
    controller.scene?.popToRoot(of: controller.entity)
    return popped
  }
}

@available(*, unavailable)
extension NavigationController: Sendable {}

extension Scene {
  /// Makes a navigation stack with its first controller.
  public func makeNavigationController(root: ViewController) -> NavigationController {
    let controller = makeViewController()
    controllers[controller.entity]?.isNavigation = true
    controller.addChild(root)
    return NavigationController(controller: controller)
  }

  func popToRoot(of navigation: Entity) {
    guard check(navigation, "pop from view controller"), let stack = controllers[navigation]?.children else { return }
    for popped in stack.dropFirst() { controllers[popped]?.parent = .none }
    controllers[navigation]?.children = Array(stack.prefix(1))
    showTop(of: navigation)
  }

  /// Shows the view of the top one of a stack, and takes that of the one before away. Both hear of it before and after.
  func showTop(of navigation: Entity) {
    guard isAlive(navigation), let container = loadView(of: navigation) else { return }
    let top = controllers[navigation]?.children.last ?? .none
    let old = controllers[navigation]?.shown ?? .none
    guard top != old else { return }
    let view = isAlive(top) ? loadView(of: top) : nil
    // Loading ran the game's code, and so do the announcements.
    guard isTop(top, of: navigation), controllers[navigation]?.shown == old else { return }
    if container.isAlive, isInSight(container.entity.index) {
      announceAppearance(of: old, false)
      announceAppearance(of: top, true)
      runControllerCalls()
    }
    if isTop(top, of: navigation), controllers[navigation]?.shown == old, container.isAlive {
      controllers[navigation]?.shown = top
      let oldView = isAlive(old) ? controllers.view(of: old) : .none
      if isAlive(oldView), self.view(oldView).superview == container {
        noteCovered(old, oldView)
        self.view(oldView).removeFromSuperview()
      }
      if let view, view.isAlive, isTop(top, of: navigation), container.isAlive {
        fill(container, with: view)
        container.addSubview(view)
        // Another came on top before it was there.
        if view.isAlive, view.superview == container, controllers[navigation]?.shown != top {
          view.removeFromSuperview()
        }
        uncover(top, from: old)
      }
    }
    settleAppearance(of: old)
    settleAppearance(of: top)
    runControllerCalls()
  }

  /// Notes who in a controller's view is first responder, before another one covers it.
  private func noteCovered(_ controller: Entity, _ view: Entity) {
    guard isAlive(controller), let first = firstResponders.responder(of: window(of: view)), isAlive(first) else {
      return
    }
    let own = viewInChain(of: first)
    if own != .none, isDescendant(own.index, of: view.index) { controllers[controller]?.coveredResponder = first }
  }

  /// Gives the keys back to who had them in a controller's view, when the one that covered it was taken off the stack.
  private func uncover(_ controller: Entity, from old: Entity) {
    guard isAlive(controller), let former = controllers[controller]?.coveredResponder, former != .none else { return }
    controllers[controller]?.coveredResponder = .none
    let isStillThere = isAlive(old) && controllers[old]?.parent == controllers[controller]?.parent
    guard !isStillThere, isAlive(former), firstResponders.responder(of: window(of: former)) == nil else { return }
    if !becomeFirstResponder(former), isAlive(former) { noteLostFocus(of: former) }
  }

  private func isTop(_ controller: Entity, of navigation: Entity) -> Bool {
    isAlive(navigation) && (controllers[navigation]?.children.last ?? .none) == controller
  }
}
