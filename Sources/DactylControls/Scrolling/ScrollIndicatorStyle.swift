import Dactyl

/// How the bars of a scroll view look and how they come and go: a value, for one scroll view
/// (`ScrollView.scrollIndicatorStyle`).
public struct ScrollIndicatorStyle: Hashable, Sendable {
  /// The colour of the bar that shows where one is.
  public var color = Color(0.55, 0.57, 0.62, 0.75)
  /// Its colour under the mouse.
  public var pointedColor = Color(0.62, 0.65, 0.7, 0.95)
  /// What lies behind it under the mouse, along the whole edge; nil for nothing.
  public var track: Color? = Color(0.3, 0.32, 0.36, 0.35)
  /// How thick it is, in points.
  public var thickness: Float = 4
  /// How thick it is under the mouse.
  public var pointedThickness: Float = 9
  /// How far it is from the edge, in points.
  public var margin: Float = 3
  /// How short it gets at least for long content, in points. Content past its edge squeezes it further.
  public var minimumLength: Float = 32
  /// After how many seconds without movement it begins to fade.
  public var delay = 0.8
  /// How long it fades, in seconds.
  public var fading = 0.25

  /// Grey, on light and dark.
  public init() {}
}
