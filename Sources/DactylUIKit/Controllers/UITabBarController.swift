/// A list of view controllers, of which the selected one's view is shown. It has no bar of its own.
open class UITabBarController: UIViewController {
  private let tabs: TabController

  /// Makes a tab bar controller without pages.
  public override init(nibName: String?, bundle: Bundle?) {
    tabs = UIApplication.shared.makeTabs()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a tab bar controller without pages; nothing is decoded.
  public required init?(coder: NSCoder) {
    tabs = UIApplication.shared.makeTabs()
    super.init(coder: coder)
  }

  /// The pages, in order.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      let before = children
      tabs.viewControllers = (newValue ?? []).map(\.engine)
      for page in children { keep(page) }
      for page in before { page.settleKeeper() }
    }
  }
  /// The index of the page whose view is shown; -1 while there is none.
  open var selectedIndex: Int {
    get { tabs.selectedIndex ?? -1 }
    set { tabs.selectedIndex = newValue }
  }
  /// The page whose view is shown.
  open var selectedViewController: UIViewController? {
    get { tabs.selectedViewController.flatMap { application.object(of: $0) } }
    set { tabs.selectedViewController = newValue?.engine }
  }
}

extension UIApplication {
  /// Makes a tab controller in the engine, whose object is made next.
  fileprivate func makeTabs() -> TabController {
    let tabs = scene.makeTabController()
    existing.controller = tabs.controller
    return tabs
  }
}
