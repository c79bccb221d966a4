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

  /// Takes the top one off, unless it is the last, and shows the one below, where the keys go to whoever had them when
  /// it was covered. It still exists: `destroy()` it when it is not to come again.
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
  /// The navigation stack that the controller is in, or that one around it is in: the nearest. Nil for none.
  public var navigationController: NavigationController? {
    ancestor { $0.container == .stack }.map { NavigationController(controller: $0) }
  }

  /// The nearest of those that the controller is a child of, and they of others, that is meant.
  func ancestor(where isMeant: (ControllerRecord) -> Bool) -> ViewController? {
    var current = parent
    while let controller = current {
      if let record = controller.scene?.controllers[controller.entity], isMeant(record) { return controller }
      current = controller.parent
    }
    return nil
  }
}
