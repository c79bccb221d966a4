/// The settings of a scroll view.
struct ScrollSettings {
  var contentSize = ScrollSize(0, 0)
  var inset = EdgeInsets.zero
  /// The room above the content for a refresh in progress, and the part of the view that the input views cover.
  var cover = EdgeInsets.zero
  var isEnabled = true
  var canCancelContentTouches = true
  var isDirectionalLockEnabled = false
  var isPagingEnabled = false
  var bounces = true
  var alwaysBouncesAcross = false
  var alwaysBouncesDown = false
  var deceleration = ScrollDeceleration.normal
  var takesKeys = true
  var handsDragsOver = false
  /// The positions at which content comes to rest along each axis.
  var snapAcross: ScrollSnap?
  var snapDown: ScrollSnap?

  var wholeInset: EdgeInsets {
    EdgeInsets(
      top: inset.top + cover.top, left: inset.left + cover.left, bottom: inset.bottom + cover.bottom,
      right: inset.right + cover.right)
  }

  func snap(_ axis: ScrollAxis) -> ScrollSnap? { axis == .horizontal ? snapAcross : snapDown }
  /// Whether content comes to rest only at certain positions.
  var snaps: Bool { isPagingEnabled || snapAcross != nil || snapDown != nil }
}

/// The rate at which released content slows down (V12).
public struct ScrollDeceleration: Hashable, Sendable {
  /// The part of the velocity that is left after a millisecond.
  public let share: Double

  /// Makes a rate. A share below 0.9 or above 0.9999 is clamped to these: otherwise content would stop at once or move
  /// for minutes. NaN becomes 0.998.
  public init(share: Double) { self.share = share.isNaN ? 0.998 : min(max(share, 0.9), 0.9999) }

  /// The rate of lists: 0.998.
  public static let normal = ScrollDeceleration(share: 0.998)
  /// A rate that comes to rest soon: 0.99 of the velocity is left after a millisecond.
  public static let fast = ScrollDeceleration(share: 0.99)
}
