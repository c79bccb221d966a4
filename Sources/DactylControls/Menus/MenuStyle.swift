import Dactyl

/// How menus look that are shown: a value, for a whole scene (`Scene.menuStyle`). Lengths are in points, times in
/// seconds.
public struct MenuStyle: Hashable, Sendable {
  /// What fills a panel.
  public var background = Color(0.14, 0.15, 0.18, 0.98)
  /// The line around a panel; nil draws none.
  public var outline: Color? = Color(1, 1, 1, 0.16)
  /// The colour of titles.
  public var text = Color.white
  /// The colour of titles that can't be chosen.
  public var disabledText = Color(0.52, 0.54, 0.58)
  /// The colour of what is written for keys, and of the arrow of a submenu.
  public var keys = Color(0.66, 0.72, 0.84)
  /// What lies behind the item that would be chosen.
  public var highlight = Color(0.18, 0.42, 0.82)
  /// The colour of separators.
  public var separator = Color(1, 1, 1, 0.16)
  /// The font of all texts.
  public var font = Font.builtIn
  /// The height of the text.
  public var size: Float = 16
  /// How far a title shrinks where the scene is too narrow for it, as a part of its size, before it ends in an
  /// ellipsis.
  public var minimumScaleFactor: Float = 0.7
  /// How high an item is that fingers choose.
  public var rowHeight: Float = 44
  /// How high an item is in a menu that the mouse or a key opened.
  public var compactRowHeight: Float = 30
  /// How high a separator is, its line in the middle.
  public var separatorHeight: Float = 9
  /// The room around the items of a panel.
  public var padding: Float = 5
  /// The room beside the text of an item.
  public var inset: Float = 14
  /// The radius of a panel's corners.
  public var cornerRadius: Float = 10
  /// How far panels stay from the edges of the scene, and a bar from what it is about.
  public var margin: Float = 8
  /// How far in front the menu's window is (W2).
  public var level: Float = 2000
  /// How long a pointer or finger stays on an item until its submenu opens by itself, or the one of another item
  /// closes.
  public var submenuDelay = 0.25

  /// Light text on dark panels.
  public init() {}
}
