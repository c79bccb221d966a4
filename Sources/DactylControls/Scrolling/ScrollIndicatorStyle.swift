import Dactyl

/// The look and timing of scroll bars: a value for one scroll view (`ScrollView.scrollIndicatorStyle`).
public struct ScrollIndicatorStyle: Hashable, Sendable {
  /// The colour of the bar.
  public var color = Color(0.55, 0.57, 0.62, 0.75)
  /// The colour of the bar under the mouse.
  public var pointedColor = Color(0.62, 0.65, 0.7, 0.95)
  /// The fill behind the bar under the mouse, along the whole edge; nil for none.
  public var track: Color? = Color(0.3, 0.32, 0.36, 0.35)
  /// The thickness of the bar, in points.
  public var thickness: Float = 4
  /// The thickness of the bar under the mouse, in points.
  public var pointedThickness: Float = 9
  /// The distance of the bar from the edge, in points.
  public var margin: Float = 3
  /// The least length of the bar for long content, in points. Content that is pulled past its edge squeezes it further.
  public var minimumLength: Float = 32
  /// The number of seconds without movement after which the bar begins to fade.
  public var delay = 0.8
  /// The duration of the fading, in seconds.
  public var fading = 0.25

  /// Makes the default style: grey, for light and dark content.
  public init() {}
}
