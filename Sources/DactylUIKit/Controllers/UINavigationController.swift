/// A stack of view controllers, of which the top one's view is shown. It has no bar, and nothing is animated.
open class UINavigationController: UIViewController {
  private let stack: NavigationController?

  /// Makes a stack with its root controller.
  public init(rootViewController: UIViewController) {
    let application = UIApplication.shared
    let stack = application.scene.makeNavigationController(root: rootViewController.engine)
    self.stack = stack
    application.existing.controller = stack.controller
    super.init(nibName: nil, bundle: nil)
    keep(rootViewController)
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The controllers of the stack, from the bottom.
  open var viewControllers: [UIViewController] { children }
  /// The controller whose view is shown.
  open var topViewController: UIViewController? { children.last }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard stack?.push(viewController.engine) == true else { return }
    keep(viewController)
  }

  /// Removes the top controller and returns it, or nil when it is the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let top = topViewController
    guard stack?.pop() != nil else { return nil }
    top?.settleKeeper()
    return top
  }

  /// Removes all controllers but the root, and returns them, or nil when there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let above = Array(children.dropFirst())
    guard stack?.popToRoot().isEmpty == false else { return nil }
    for controller in above { controller.settleKeeper() }
    return above
  }
}

extension UIViewController {
  /// The navigation controller that the controller, or one around it, is in.
  public var navigationController: UINavigationController? {
    engine.navigationController.flatMap { application.object(of: $0.controller) as? UINavigationController }
  }
  /// The tab bar controller that the controller, or one around it, is in.
  public var tabBarController: UITabBarController? {
    engine.tabController.flatMap { application.object(of: $0.controller) as? UITabBarController }
  }
}
