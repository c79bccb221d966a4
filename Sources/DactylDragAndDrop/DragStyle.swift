/// How drags look where the game does not draw them itself: lengths in points, times in seconds.
public struct DragStyle: Hashable, Sendable {
  /// How much larger what is lifted is.
  public var liftScale: Float = 1.06
  /// The colour of the shadow under it.
  public var shadow = Color(0, 0, 0, 0.28)
  /// How far below it the shadow lies.
  public var shadowDepth: Float = 8
  /// The frame around a target that would get it, and the badge of a copy.
  public var accept = Color(0.2, 0.75, 0.4)
  /// The frame around a target that forbids it, and its badge.
  public var forbid = Color(0.9, 0.28, 0.24)
  /// What is written on badges.
  public var badgeText = Color.white
  /// The size of badges.
  public var badgeSize: Float = 22
  /// How wide the frames are.
  public var highlightWidth: Float = 3
  /// How round their corners are.
  public var highlightRadius: Float = 8
  /// How long what is let go takes to arrive.
  public var glideTime: Double = 0.25
  /// How long a drag rests on a view until that opens (`DropTarget.springLoad`).
  public var springDelay: Double = 0.7
  /// How near to an edge of a scroll view a drag scrolls it; never more than a quarter of the view.
  public var scrollZone: Float {
    get { autoscroll.zone }
    set { autoscroll.zone = newValue }
  }
  /// How long a drag rests near that edge until it scrolls (DD14).
  public var scrollDelay: Double = 0.2
  /// How fast it scrolls at the inner end of that zone and at the edge, in points a second.
  public var scrollSpeed: ClosedRange<Double> {
    get { autoscroll.speed }
    set { autoscroll.speed = newValue }
  }
  var autoscroll = AutoscrollSettings()
  /// How far in front the window is in which drags are shown (W2).
  public var level: Float = 2500

  /// Green and red frames, and a soft shadow.
  public init() {}
}
