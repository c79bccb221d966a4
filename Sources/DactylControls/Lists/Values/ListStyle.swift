import Dactyl

/// The appearance of rows' states in a list: a value. Its colours are behind the contents of a row, and in front of the
/// fill of the row's own view.
public struct ListStyle: Hashable, Sendable {
  /// The fill of a pressed row; nil for none.
  public var highlighted: Color? = Color(0.5, 0.56, 0.66, 0.35)
  /// The fill of a row under the pointer; nil for none.
  public var hovered: Color? = Color(0.5, 0.56, 0.66, 0.16)
  /// The fill of a selected row; nil for none.
  public var selected: Color? = Color(0.18, 0.42, 0.82, 0.55)
  /// The outline of the current row, from which keys go; nil for none.
  public var focus: Color? = Color(1, 0.8, 0.25)
  /// The fill of the band with which the mouse selects; nil for none.
  public var band: Color? = Color(0.3, 0.55, 0.95, 0.2)
  /// The outline of the band; nil for none.
  public var bandOutline: Color? = Color(0.3, 0.55, 0.95, 0.7)
  /// The radius of the corners of these fills, in points.
  public var cornerRadius: Float = 0
  /// The scale of a lifted row; 1 for its own size.
  public var liftedScale: Float = 1.03
  /// The colour of the shadow around a lifted row; nil for none.
  public var shadow: Color? = Color(0, 0, 0, 0.35)
  /// The colour of the titles of swipe actions.
  public var actionText = Color.white
  /// The font of the titles of swipe actions.
  public var actionFont = Font.default
  /// The line height of these titles, in points.
  public var actionFontSize: Float = 16
  /// The width of the button of a swipe action, in points.
  public var actionWidth: Float = 74
  /// The duration in which rows slide and fade when the list changes, in seconds.
  public var changeDuration = 0.3

  /// Makes the default style.
  public init() {}
}
