/// How a scroll view was set.
package struct ScrollSettings {
  var contentSize = ScrollSize(0, 0)
  var inset = EdgeInsets.zero
  /// What a refresh that is under way adds above the content, and how much of the view the input views cover.
  var cover = EdgeInsets.zero
  package var isEnabled = true
  var canCancelContentTouches = true
  var isDirectionalLockEnabled = false
  var isPagingEnabled = false
  var bounces = true
  var alwaysBouncesAcross = false
  var alwaysBouncesDown = false
  var deceleration = ScrollDeceleration.normal
  var takesKeys = true
  var handsDragsOver = false
  /// Where content comes to rest along each axis.
  var snapAcross: ScrollSnap?
  var snapDown: ScrollSnap?

  var wholeInset: EdgeInsets {
    EdgeInsets(
      top: inset.top + cover.top, left: inset.left + cover.left, bottom: inset.bottom + cover.bottom,
      right: inset.right + cover.right)
  }

  func snap(_ axis: ScrollAxis) -> ScrollSnap? { axis == .horizontal ? snapAcross : snapDown }
  /// Whether it comes to rest at certain places alone.
  var snaps: Bool { isPagingEnabled || snapAcross != nil || snapDown != nil }
}

/// How fast content that was let go comes to rest (V12).
public struct ScrollDeceleration: Hashable, Sendable {
  /// What of the velocity is left after a millisecond.
  public let share: Double

  /// Makes a rate. What is no share, or would go on for minutes or end at once, is brought to the nearest that does
  /// not.
  public init(share: Double) { self.share = share.isNaN ? 0.998 : min(max(share, 0.9), 0.9999) }

  /// As lists do: 0.998.
  public static let normal = ScrollDeceleration(share: 0.998)
  /// Comes to rest soon: what is left of the speed after a millisecond is 0.99 of it.
  public static let fast = ScrollDeceleration(share: 0.99)
}
