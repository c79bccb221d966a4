/// How the view looks that has the focus, where it does not draw that itself, as controls and lists do. It shows after
/// keys or a controller were used, and no longer after fingers or the mouse.
public struct FocusStyle: Hashable, Sendable {
  /// Whether a ring is drawn around it; true by default. A view can do without (`View.showsFocusRing`).
  public var showsRing = true
  /// The colour of the ring.
  public var color = Color(1, 0.82, 0.35)
  /// How wide the ring's line is, in points.
  public var lineWidth: Float = 3
  /// How far the ring lies outside the view, in points.
  public var outset: Float = 4
  /// The radius of the ring's corners, in points.
  public var cornerRadius: Float = 8
  /// How much larger the view is meanwhile, by its transform; 1, as by default, leaves that as it is.
  public var lift: Float = 1
  /// How long it takes to be so, in seconds.
  public var liftDuration = 0.12
  /// The level of the window in which the ring is.
  public var level: Float = 1900

  /// The colours of players' rings, the first player's by default first.
  static let colors = [
    FocusStyle().color, Color(0.35, 0.75, 1), Color(0.45, 0.95, 0.5), Color(1, 0.5, 0.75),
  ]

  /// Makes the default style: a ring around the focused view.
  public init() {}
}
