import Dactyl

/// A bar at the lower edge of tabs, with a segment for each page: a tap, or the arrows while it has the focus, selects
/// one. The page's view gets the rest.
///
/// It is a segmented control in the view of the tab controller, and follows the pages, their titles
/// (`ViewController.title`) and the selection, whoever changes them.
///
/// ```swift
/// scores.title = "Scores"
/// let tabs = scene.makeTabController([board, scores])
/// TabBar(for: tabs)
/// ```
public struct TabBar: ControlHandle {
  /// The control behind it, with its state, style and events.
  public let control: Control
  /// The handle of a control that is a bar of tabs.
  public init(_ control: Control) { self.control = control }

  /// Makes the bar of tabs, whose view is loaded for it. It goes with that view; `remove(from:)` takes it away before.
  /// Tabs have one bar at a time: one that was made before follows them no longer.
  /// - Parameters:
  ///   - tabs: whose pages it shows.
  ///   - height: how high it is, in points.
  ///   - titles: what its segments say, from the first; nil, and those that are missing, for the pages' own titles.
  @discardableResult
  public init(for tabs: TabController, height: Float = 56, titles: [String]? = nil) {
    let parent = tabs.controller.view
    let bounds = parent?.bounds ?? .zero
    let frame = Rect(bounds.minX, bounds.maxY - height, bounds.size.width, height)
    guard let parent else {
      self.init(Control(view: View(.none, in: tabs.controller.columns)))
      return
    }
    let segments = SegmentedControl(frame: frame, titles: [], in: parent)
    segments.view.autoresizing = [.flexibleWidth, .flexibleTopMargin]
    segments.view.name = "tab bar"
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
    self.init(segments.control)
  }

  /// Takes the bar away; the page's view gets the whole room.
  public func remove(from tabs: TabController) {
    guard control.check("remove") else { return }
    tabs.onUpdate(nil)
    tabs.contentInsets.bottom = 0
    view.destroy()
  }
}
