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
/// TabBar(for: tabs)
/// ```
public struct TabBar: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a tab bar.
  public init(_ control: Control) { self.control = control }

  /// Makes the bar of a tab controller, whose view is loaded for it. The bar is destroyed with that view; remove it
  /// earlier with `remove(from:)`. A tab controller has one bar at a time: one that was made before no longer follows
  /// it.
  /// - Parameters:
  ///   - tabs: The tab controller whose pages the bar shows.
  ///   - height: The height in points.
  ///   - titles: The titles of the segments, from the first; nil, and missing ones, for the titles of the pages.
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

  /// Removes the bar; the view of the page gets the whole room.
  public func remove(from tabs: TabController) {
    guard control.check("remove") else { return }
    tabs.onUpdate(nil)
    tabs.contentInsets.bottom = 0
    view.destroy()
  }
}
