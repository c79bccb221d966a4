/// View controllers beside each other, of which the selected one shows its view: games, scores and settings of one
/// program.
///
/// A handle of a view controller whose children are the pages. A page's view is loaded when it is selected for the
/// first time, and stays loaded; the one before goes out of sight, and both hear of it before and after
/// (`ViewControllerBehavior`). The chain goes from a page's view to the page, to the view of the tab controller, to
/// that controller (R3). Who was first responder in a page is it again when the page comes back, if nobody else has
/// become that. Nothing here is drawn: see `TabBar` of DactylControls, or select pages yourself.
///
/// ```swift
/// let tabs = scene.makeTabController([board, scores, settings])
/// scene.window.rootViewController = tabs.controller
/// tabs.selectedIndex = 1
/// ```
public struct TabController: Hashable {
  /// The controller that the pages are in: push or present it, or make it a window's root.
  public let controller: ViewController

  /// The pages, in order. Makes an array.
  ///
  /// With others the selected one stays so if it is among them; else comes the one in the same place, or the last when
  /// there are fewer. Those that are left out still exist. An array in which a controller comes twice, is presented, or
  /// is around this one changes nothing, with a diagnostic.
  public var viewControllers: [ViewController] {
    get { controller.children }
    nonmutating set { controller.scene?.setPages(newValue.map(\.entity), of: controller.entity) }
  }

  /// The page whose view is shown; nil while there is none. Setting it asks nobody and tells nobody but the pages, as
  /// in UIKit; `select(_:)` is what a person's choice does. One that is no page changes nothing, with a diagnostic, and
  /// nil does not either.
  public var selectedViewController: ViewController? {
    get { controller.handle { $0.selected } }
    nonmutating set { if let newValue { controller.scene?.selectPage(newValue.entity, of: controller.entity) } }
  }

  /// The place of that page among the pages. A place without a page changes nothing, with a diagnostic.
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

  /// Selects a page as a person does: `shouldSelect` is asked first, and `didSelect` told afterwards, also for the page
  /// that is selected already.
  ///
  /// - Returns: false when that is no page, or `shouldSelect` says no.
  @discardableResult
  public func select(_ page: ViewController) -> Bool {
    controller.scene?.choosePage(page.entity, of: controller.entity) ?? false
  }

  /// Asked whether a person may select a page; nil lets them.
  public var shouldSelect: ((ViewController) -> Bool)? {
    get { handlers?.shouldSelect }
    nonmutating set { set(\.shouldSelect, newValue) }
  }

  /// Told that a person selected a page, which is shown by then. Called once at a time.
  public var didSelect: ((ViewController) -> Void)? {
    get { handlers?.didSelect?.body }
    nonmutating set {
      handlers?.didSelect?.end()
      set(\.didSelect, newValue.map { CalledClosure(in: controller.columns, $0) })
    }
  }

  /// The room that is left around the page's view, in points: for a bar.
  public var contentInsets: EdgeInsets {
    get { controller.scene?.controllers[controller.entity]?.contentInsets ?? .zero }
    nonmutating set { controller.scene?.setContentInsets(newValue, of: controller.entity) }
  }

  /// Brings a bar up to date that shows the pages: called when there are other pages, when another one is selected, and
  /// when one has another title.
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
  /// The tabs that the controller is in, or that one around it is in: the nearest. Nil for none.
  public var tabController: TabController? {
    ancestor { $0.container == .tabs }.map { TabController(controller: $0) }
  }
}
