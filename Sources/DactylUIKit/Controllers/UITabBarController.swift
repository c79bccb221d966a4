/// View controllers beside each other, of which the selected one shows its view. It has no bar of its own.
open class UITabBarController: UIViewController {
  private let tabs: TabController

  /// Makes tabs without pages.
  public override init(nibName: String?, bundle: Bundle?) {
    tabs = UIApplication.shared.makeTabs()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes tabs without pages: nothing is read from the archive.
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
  /// The place of the page whose view is shown; -1 while there is none.
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
  /// New tabs, for whose controller an object is made next.
  fileprivate func makeTabs() -> TabController {
    let tabs = scene.makeTabController()
    existing.controller = tabs.controller
    return tabs
  }
}
