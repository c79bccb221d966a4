import Dactyl

/// A bar at the lower edge of a tab controller, with a segment for each page: a tap, or an arrow while it is focused,
/// selects one. The view of the page gets the rest of the room.
///
/// The bar is a segmented control in the view of the tab controller. It follows the pages, their titles
/// (`ViewController.title`) and the selection, also when the program changes them.
///
/// ```swift
/// scores.title = "Scores"
/// let tabs = scene.makeTabController([board, scores])
/// scene.addTabBar(for: tabs)
/// ```
public struct TabBar: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a tab bar.
  public init(_ control: Control) { self.control = control }

  /// Removes the bar; the view of the page gets the whole room.
  public func remove(from tabs: TabController) {
    guard control.check("remove") else { return }
    tabs.onUpdate(nil)
    tabs.contentInsets.bottom = 0
    view.destroy()
  }
}

extension Scene {
  /// Makes the bar of a tab controller, in front of the other subviews of its view, which is loaded for it. The bar is
  /// destroyed with that view; remove it earlier with `remove(from:)`. A tab controller has one bar at a time: one that
  /// was made before no longer follows it.
  /// - Parameters:
  ///   - tabs: The tab controller whose pages the bar shows.
  ///   - height: The height in points.
  ///   - titles: The titles of the segments, from the first; nil, and missing ones, for the titles of the pages.
  @discardableResult
  public func addTabBar(for tabs: TabController, height: Float = 56, titles: [String]? = nil) -> TabBar {
    guard let parent = tabs.controller.view else {
      return TabBar(Control(view: View(.none, in: tabs.controller.columns)))
    }
    let bounds = parent.bounds
    let frame = Rect(bounds.minX, bounds.maxY - height, bounds.size.width, height)
    let segments = addSegmentedControl([], frame: frame, to: parent)
    guard segments.view.superview == parent else { return TabBar(segments.control) }
    segments.view.autoresizing = [.flexibleWidth, .flexibleTopMargin]
    segments.view.name = "tab bar"
    segments.view.accessibilityRole = .tabs
    segments.addAction(for: .valueChanged) { segments in
      let pages = tabs.viewControllers
      if let chosen = segments.selectedSegment, pages.indices.contains(chosen) { tabs.select(pages[chosen]) }
    }
    let update = {
      guard segments.view.isAlive else { return }
      segments.titles = tabs.viewControllers.enumerated().map { place, page in
        titles.flatMap { $0.indices.contains(place) ? $0[place] : nil } ?? page.title
      }
      segments.selectedSegment = tabs.selectedIndex
    }
    tabs.onUpdate(update)
    tabs.contentInsets.bottom = height
    update()
    return TabBar(segments.control)
  }
}
