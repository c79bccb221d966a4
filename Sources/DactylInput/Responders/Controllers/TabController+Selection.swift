extension TabController {
  /// The pages, in order. Allocates an array.
  ///
  /// When they are replaced, the selected page stays selected if it is among the new ones; else the one at the same
  /// index is selected, or the last when there are fewer. Pages that are left out still exist. An array with a
  /// controller that occurs twice, is presented, or contains this one changes nothing, with a diagnostic.
  public var viewControllers: [ViewController] {
    get { controller.children }
    nonmutating set { controller.scene?.setPages(newValue.map(\.entity), of: controller.entity) }
  }

  /// The page whose view is shown; nil while there is none. Setting it calls neither `shouldSelect` nor `didSelect`, as
  /// in UIKit; `select(_:)` does. A controller that is no page changes nothing, with a diagnostic; nil is ignored.
  public var selectedViewController: ViewController? {
    get { controller.handle { $0.selected } }
    nonmutating set { if let newValue { controller.scene?.selectPage(newValue.entity, of: controller.entity) } }
  }

  /// The index of the selected page. An index without a page changes nothing, with a diagnostic.
  public var selectedIndex: Int? {
    get { selectedViewController.flatMap { viewControllers.firstIndex(of: $0) } }
    nonmutating set {
      guard let newValue, let scene = controller.scene, scene.check(controller.entity, "select a page of") else {
        return
      }
      let pages = viewControllers
      guard pages.indices.contains(newValue) else {
        return scene.report(
          .mismatchedControllers, "tab controller \(controller.entity.index) has no page \(newValue)")
      }
      scene.selectPage(pages[newValue].entity, of: controller.entity)
    }
  }

  /// Selects a page as a person does: calls `shouldSelect` first and `didSelect` afterwards, also for the page that is
  /// already selected.
  ///
  /// - Returns: false when the controller is no page, or `shouldSelect` returns false.
  @discardableResult
  public func select(_ page: ViewController) -> Bool {
    controller.scene?.choosePage(page.entity, of: controller.entity) ?? false
  }

  /// Whether a person may select a page of the tab controller; nil allows all.
  public var shouldSelect: ((TabController, ViewController) -> Bool)? {
    get { handlers?.shouldSelect }
    nonmutating set { set(\.shouldSelect, newValue) }
  }

  /// Called after a person has selected a page, which is shown by then. Calls are never nested.
  public var didSelect: ((TabController, ViewController) -> Void)? {
    get { handlers?.didSelect.map { called in { called.body(($0, $1)) } } }
    nonmutating set {
      handlers?.didSelect?.end()
      set(\.didSelect, newValue.map { select in CalledClosure(in: controller.columns) { select($0, $1) } })
    }
  }

  /// The insets around the page's view, in points, such as for a bar.
  public var contentInsets: EdgeInsets {
    get { controller.scene?.controllers[controller.entity]?.contentInsets ?? .zero }
    nonmutating set { controller.scene?.setContentInsets(newValue, of: controller.entity) }
  }

  /// Sets the closure that updates a bar of the pages: called when the pages, the selection, or the title of a page
  /// change.
  package func onUpdate(_ update: (() -> Void)?) {
    handlers?.update?.end()
    set(\.update, update.map { update in CalledClosure(in: controller.columns) { update() } })
  }

  private var handlers: TabHandlers? { controller.scene?.controllers.tabs[controller.entity.index] }

  private func set<Value>(_ path: ReferenceWritableKeyPath<TabHandlers, Value>, _ value: Value) {
    guard let scene = controller.scene, scene.check(controller.entity, "change tab controller"), let handlers else {
      return
    }
    let old = exchange(&handlers[keyPath: path], for: value)
    withExtendedLifetime(old) {}
  }
}

@available(*, unavailable)
extension TabController: Sendable {}

extension ViewController {
  /// The nearest tabs that contain the controller, directly or through its ancestors; nil for none.
  public var tabController: TabController? {
    ancestor { $0.container == .tabs }.map { TabController(controller: $0) }
  }
}
