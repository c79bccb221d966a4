/// View controllers side by side, of which the selected one shows its view: for example the game, scores and settings
/// of a program.
///
/// A handle of a view controller whose children are the pages. The view of a page is loaded when it is first selected,
/// and stays loaded; that of the previous page is removed from its superview, and both pages are notified before and
/// after (`ViewControllerBehavior`). The chain goes from a page's view to the page, to the view of the tab controller,
/// to that controller (R3). The first responder in a page becomes first responder again when the page is shown again,
/// unless there is another one. Nothing is drawn here: see `TabBar` of DactylControls, or select pages yourself.
///
/// ```swift
/// let tabs = scene.makeTabController([board, scores, settings])
/// scene.window.rootViewController = tabs.controller
/// tabs.selectedIndex = 1
/// ```
public struct TabController: Hashable {
  /// The controller that contains the pages: push or present it, or make it a window's root.
  public let controller: ViewController
}
