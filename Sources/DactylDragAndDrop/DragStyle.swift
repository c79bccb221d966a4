/// The style of drags, for games that do not draw them themselves: lengths in points, times in seconds.
public struct DragStyle: Hashable, Sendable {
  /// The scale of a lifted view.
  public var liftScale: Float = 1.06
  /// The colour of the shadow under a lifted view.
  public var shadow = Color(0, 0, 0, 0.28)
  /// The distance of the shadow below the view.
  public var shadowDepth: Float = 8
  /// The colour of the frame around a target that would receive the drop, and of the badge.
  public var accept = Color(0.2, 0.75, 0.4)
  /// The colour of the frame around a target that forbids the drop, and of its badge.
  public var forbid = Color(0.9, 0.28, 0.24)
  /// The colour of the text on badges.
  public var badgeText = Color.white
  /// The size of badges.
  public var badgeSize: Float = 22
  /// The width of the lines of frames.
  public var highlightWidth: Float = 3
  /// The radius of the corners of frames.
  public var highlightRadius: Float = 8
  /// The duration of the movement of a released preview to its end.
  public var glideTime: Double = 0.25
  /// The time that a drag rests on a view before that opens (`DropTarget.springLoad`).
  public var springDelay: Double = 0.7
  /// The distance from an edge of a scroll view within which a drag scrolls it; never more than a quarter of the view.
  public var scrollZone: Float {
    get { autoscroll.zone }
    set { autoscroll.zone = newValue }
  }
  /// The time that a drag rests near that edge before it scrolls (DD14).
  public var scrollDelay: Double = 0.2
  /// The speeds of scrolling at the inner end of that zone and at the edge, in points a second.
  public var scrollSpeed: ClosedRange<Double> {
    get { autoscroll.speed }
    set { autoscroll.speed = newValue }
  }
  var autoscroll = AutoscrollSettings()
  /// The level of the window of the previews (W2).
  public var level: Float = 2500

  /// Makes the default style: green and red frames, and a soft shadow.
  public init() {}
}
