/// A stack of view controllers, of which the top one shows its view. It has no bar, and nothing is animated.
open class UINavigationController: UIViewController {
  private let stack: NavigationController?

  /// Makes a stack with its first controller.
  public init(rootViewController: UIViewController) {
    let application = UIApplication.shared
    let stack = application.scene.makeNavigationController(root: rootViewController.engine)
    self.stack = stack
    application.existing.controller = stack.controller
    super.init(nibName: nil, bundle: nil)
    keep(rootViewController)
  }

  /// Makes no stack: nothing is read from the archive.
  public required init?(coder: NSCoder) { nil }

  /// The stack, the bottom first.
  open var viewControllers: [UIViewController] { children }
  /// The one whose view is shown.
  open var topViewController: UIViewController? { children.last }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard stack?.push(viewController.engine) == true else { return }
    keep(viewController)
  }

  /// Takes the top one off, unless it is the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let top = topViewController
    guard stack?.pop() != nil else { return nil }
    top?.settleKeeper()
    return top
  }

  /// Takes all off but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let above = Array(children.dropFirst())
    guard stack?.popToRoot().isEmpty == false else { return nil }
    for controller in above { controller.settleKeeper() }
    return above
  }
}

extension UIViewController {
  /// The stack that it is in, or that one around it is in.
  public var navigationController: UINavigationController? {
    engine.navigationController.flatMap { application.object(of: $0.controller) as? UINavigationController }
  }
  /// The tabs that it is in, or that one around it is in.
  public var tabBarController: UITabBarController? {
    engine.tabController.flatMap { application.object(of: $0.controller) as? UITabBarController }
  }
}
