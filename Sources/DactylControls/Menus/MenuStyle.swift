import Dactyl

/// The appearance of menus: a value for a whole scene (`Scene.menuStyle`). Lengths are in points, times in seconds.
public struct MenuStyle: Hashable, Sendable {
  /// The fill of a panel.
  public var background = Color(0.14, 0.15, 0.18, 0.98)
  /// The outline of a panel; nil draws none.
  public var outline: Color? = Color(1, 1, 1, 0.16)
  /// The colour of titles.
  public var text = Color.white
  /// The colour of titles that cannot be chosen.
  public var disabledText = Color(0.52, 0.54, 0.58)
  /// The colour of the keys, and of the arrow of a submenu.
  public var keys = Color(0.66, 0.72, 0.84)
  /// The fill behind the item that would be chosen.
  public var highlight = Color(0.18, 0.42, 0.82)
  /// The colour of separators.
  public var separator = Color(1, 1, 1, 0.16)
  /// The font of all texts.
  public var font = Font.default
  /// The height of the text.
  public var size: Float = 16
  /// The least factor by which a title shrinks where the scene is too narrow for it, before it ends in an ellipsis.
  public var minimumScaleFactor: Float = 0.7
  /// The height of an item in a menu for fingers.
  public var rowHeight: Float = 44
  /// The height of an item in a menu that the mouse or a key opened.
  public var compactRowHeight: Float = 30
  /// The height of a separator, whose line is in the middle.
  public var separatorHeight: Float = 9
  /// The space around the items of a panel.
  public var padding: Float = 5
  /// The space beside the text of an item.
  public var inset: Float = 14
  /// The radius of a panel's corners.
  public var cornerRadius: Float = 10
  /// The distance of panels from the edges of the scene, and of a bar from its target.
  public var margin: Float = 8
  /// The level of the menu's window (W2).
  public var level: Float = 2000
  /// The time that a pointer or finger stays on an item until its submenu opens, or the submenu of another item closes.
  public var submenuDelay = 0.25

  /// Makes the default style: light text on dark panels.
  public init() {}
}
