import Dactyl

/// How a list shows its rows' states: a value. Colours lie behind what is in a row, and in front of what fills the row
/// itself.
public struct ListStyle: Hashable, Sendable {
  /// What fills a row that is pressed; nil shows nothing.
  public var highlighted: Color? = Color(0.5, 0.56, 0.66, 0.35)
  /// What fills a row that is selected; nil shows nothing.
  public var selected: Color? = Color(0.18, 0.42, 0.82, 0.55)
  /// The line around the row from which keys go; nil shows none.
  public var focus: Color? = Color(1, 0.8, 0.25)
  /// The radius of the corners of what fills a row, in points.
  public var cornerRadius: Float = 0
  /// How much larger a row is that is being taken elsewhere: 1 is as large as before.
  public var liftedScale: Float = 1.03
  /// What lies around a row that is being taken elsewhere, as its shadow; nil for nothing.
  public var shadow: Color? = Color(0, 0, 0, 0.35)
  /// The look of the titles of swipe actions.
  public var actionText = Color.white
  /// The font of the titles of swipe actions.
  public var actionFont = Font.builtIn
  /// The height of their lines, in points.
  public var actionFontSize: Float = 16
  /// How wide the button of a swipe action is at least, in points.
  public var actionWidth: Float = 74
  /// How long rows take to slide and fade when the list changes, in seconds.
  public var changeDuration = 0.3

  /// The plain style.
  public init() {}
}
