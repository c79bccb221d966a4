/// A stack of view controllers, of which the top one shows its view: for example title, game, shop.
///
/// A handle of a view controller whose children are the stack.
public struct NavigationController: Hashable {
  /// The controller that contains the stack: present it, or make it a window's root.
  public let controller: ViewController

  /// The stack, from the bottom. Allocates an array.
  public var viewControllers: [ViewController] { controller.children }

  /// The controller whose view is shown, or nil for an empty stack.
  public var top: ViewController? { controller.children.last }

  /// Pushes a controller on the stack and shows its view. The view of the previous one is removed from its superview,
  /// and stays loaded.
  ///
  /// - Returns: false, with a diagnostic, when the controller is in the stack already, is presented, or contains this
  ///   one.
  @discardableResult
  public func push(_ next: ViewController) -> Bool {
    guard next.parent != controller else {
      controller.scene?.report(.mismatchedControllers, "view controller \(next.entity.index) is in the stack already")
      return false
    }
    return controller.addChild(next)
  }

  /// Removes the top controller, unless it is the last, and shows the one below, whose former first responder becomes
  /// first responder again. The removed controller still exists: `destroy()` it when it is not needed any more.
  @discardableResult
  public func pop() -> ViewController? {
    let stack = viewControllers
    guard stack.count > 1, let top = stack.last else { return nil }
    top.removeFromParent()
    return top
  }

  /// Removes all controllers but the first, and shows that. Returns the removed ones, from the bottom.
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
    controllers[controller.entity]?.container = .stack
    controller.addChild(root)
    return NavigationController(controller: controller)
  }

  func popToRoot(of navigation: Entity) {
    guard check(navigation, "pop from view controller"), let stack = controllers[navigation]?.children else { return }
    for popped in stack.dropFirst() { controllers[popped]?.parent = .none }
    controllers[navigation]?.children = Array(stack.prefix(1))
    showChild(of: navigation)
  }
}

extension ViewController {
  /// The nearest navigation stack that contains the controller, directly or through its ancestors; nil for none.
  public var navigationController: NavigationController? {
    ancestor { $0.container == .stack }.map { NavigationController(controller: $0) }
  }

  /// Returns the nearest ancestor of the controller that satisfies a condition.
  func ancestor(where isMeant: (ControllerRecord) -> Bool) -> ViewController? {
    var current = parent
    while let controller = current {
      if let record = controller.scene?.controllers[controller.entity], isMeant(record) { return controller }
      current = controller.parent
    }
    return nil
  }
}
