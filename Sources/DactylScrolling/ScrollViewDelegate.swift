/// The callbacks of a scroll view: closures, each nil by default, called in the order in which UIKit calls them (V7).
/// Each receives the scroll view first.
///
/// Notifications are called between passes and may change anything. Questions (`viewForZooming`, `touchesShouldBegin`,
/// `touchesShouldCancel`) are called in the middle of a pass: they must not edit the scene.
public struct ScrollViewDelegate {
  /// Called when fingers begin to drag the content.
  public var willBeginDragging: ((ScrollView) -> Void)?
  /// Called when the offset has changed for any reason.
  public var didScroll: ((ScrollView) -> Void)?
  /// Called when the fingers release the content, with a velocity in points a millisecond. Change `target` to have the
  /// content come to rest there.
  public var willEndDragging: ((ScrollView, _ velocity: ScrollPoint, _ target: inout ScrollPoint) -> Void)?
  /// Called after the fingers have released the content; `willDecelerate` is whether it moves on. Also called for a
  /// drag that was cancelled, with false (V19).
  public var didEndDragging: ((ScrollView, _ willDecelerate: Bool) -> Void)?
  /// Called when released content moves on.
  public var willBeginDecelerating: ((ScrollView) -> Void)?
  /// Called when decelerating content has come to rest, or was stopped.
  public var didEndDecelerating: ((ScrollView) -> Void)?
  /// Called when an animated offset was reached, or its animation was stopped (V23).
  public var didEndScrollingAnimation: ((ScrollView) -> Void)?

  /// Returns the view that zooms with the content: a subview, whose transform is set. Without one, only the content
  /// size changes.
  public var viewForZooming: ((ScrollView) -> View?)?
  /// Called when two fingers begin to zoom.
  public var willBeginZooming: ((ScrollView) -> Void)?
  /// Called when the scale has changed for any reason.
  public var didZoom: ((ScrollView) -> Void)?
  /// Called when the fingers have released the content; the scale may still return inside its limits.
  public var didEndZooming: ((ScrollView, _ scale: Double) -> Void)?

  /// Decides whether a view in the content receives a touch that landed on it (V4). True by default. The scroll view
  /// receives the touch either way.
  public var touchesShouldBegin: ((ScrollView, Touch, View) -> Bool)?
  /// Decides whether a touch that a view in the content has received may be cancelled for scrolling (V5). By default
  /// true, except for controls and other widgets that keep their touches (V6).
  public var touchesShouldCancel: ((ScrollView, View) -> Bool)?

  /// Makes a delegate without callbacks.
  public init() {}
}
