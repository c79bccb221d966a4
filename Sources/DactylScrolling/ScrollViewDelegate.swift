/// What a scroll view asks and tells the game: closures, each nil by default, in the order in which UIKit calls them
/// (V7).
///
/// Those that tell run between passes, and may do anything. Those that ask (`viewForZooming`, `touchesShouldBegin`,
/// `touchesShouldCancel`) answer in the middle of one: they may not edit.
public struct ScrollViewDelegate {
  /// Fingers begin to drag the content.
  public var willBeginDragging: ((ScrollView) -> Void)?
  /// The offset has changed, by whatever.
  public var didScroll: ((ScrollView) -> Void)?
  /// The fingers let go, with a velocity in points a millisecond. Where the content would come to rest can be changed:
  /// it goes there instead.
  public var willEndDragging: ((ScrollView, _ velocity: ScrollPoint, _ target: inout ScrollPoint) -> Void)?
  /// The fingers have let go; whether the content goes on by itself. False for a drag that was cancelled (V19).
  public var didEndDragging: ((ScrollView, _ willDecelerate: Bool) -> Void)?
  /// The content goes on by itself.
  public var willBeginDecelerating: ((ScrollView) -> Void)?
  /// It has come to rest, or was stopped.
  public var didEndDecelerating: ((ScrollView) -> Void)?
  /// An offset that was set animated was arrived at, or its animation was stopped (V23).
  public var didEndScrollingAnimation: ((ScrollView) -> Void)?

  /// The view that zooms with the content: a subview, whose transform is set. Without one, nothing but the content's
  /// size changes.
  public var viewForZooming: ((ScrollView) -> View?)?
  /// Two fingers begin to zoom.
  public var willBeginZooming: ((ScrollView) -> Void)?
  /// The scale has changed, by whatever.
  public var didZoom: ((ScrollView) -> Void)?
  /// The fingers have let go, at a scale that may come back inside its limits yet.
  public var didEndZooming: ((ScrollView, _ scale: Double) -> Void)?

  /// Whether a view in the content is to hear of a touch that landed on it (V4). Yes by default. The scroll view gets
  /// the touch either way.
  public var touchesShouldBegin: ((Touch, View) -> Bool)?
  /// Whether a touch of which a view in the content has heard may be taken from it to scroll (V5). By default unless
  /// the view is a control or another widget that keeps its touches (V6).
  public var touchesShouldCancel: ((View) -> Bool)?

  /// A delegate that leaves everything as it is.
  public init() {}
}
