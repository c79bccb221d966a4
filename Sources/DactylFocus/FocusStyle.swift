/// The style of the focused view, for views that do not draw the focus themselves, as controls and lists do. The focus
/// is shown after keys or a controller were used, and hidden after fingers or the mouse were.
public struct FocusStyle: Hashable, Sendable {
  /// Whether a ring is drawn around the view; true by default. `View.showsFocusRing` turns it off for a single view.
  public var showsRing = true
  /// The colour of the ring.
  public var color = Color(1, 0.82, 0.35)
  /// The width of the ring's line, in points.
  public var lineWidth: Float = 3
  /// The distance of the ring from the edges of the view, in points.
  public var outset: Float = 4
  /// The radius of the ring's corners, in points.
  public var cornerRadius: Float = 8
  /// The scale of the view while it is focused, applied to its transform; 1, the default, does not scale it.
  public var lift: Float = 1
  /// The duration of the lift, in seconds.
  public var liftDuration = 0.12
  /// The level of the window of the ring.
  public var level: Float = 1900

  /// The default colours of the players' rings, beginning with the first player's.
  static let colors = [
    FocusStyle().color, Color(0.35, 0.75, 1), Color(0.45, 0.95, 0.5), Color(1, 0.5, 0.75),
  ]

  /// Makes the default style: a ring around the focused view.
  public init() {}
}
