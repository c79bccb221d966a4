import Dactyl

/// The appearance of tooltips and toasts: a value for a whole scene (`Scene.tipStyle`). Lengths are in points, times in
/// seconds.
public struct TipStyle: Hashable, Sendable {
  /// The fill of the panel.
  public var background = Color(0.1, 0.11, 0.13, 0.96)
  /// The outline of the panel; nil draws none.
  public var outline: Color? = Color(1, 1, 1, 0.16)
  /// The colour of the text.
  public var text = Color.white
  /// The font of the text.
  public var font = Font.default
  /// The height of a line of the text.
  public var size: Float = 14
  /// The greatest width of the text, where the scene has it.
  public var width: Float = 320
  /// The space around the text.
  public var padding = EdgeInsets(horizontal: 12, vertical: 7)
  /// The radius of the panel's corners.
  public var cornerRadius: Float = 8
  /// The distance of a tooltip from its view, and of both from the edges of the scene.
  public var margin: Float = 8
  /// The time that the pointer rests on a view until its tooltip is shown.
  public var delay = 0.6
  /// The level of the windows (W2): above that of menus.
  public var level: Float = 2500

  /// Makes the default style: light text on a dark panel.
  public init() {}
}
