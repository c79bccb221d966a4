import Dactyl

/// The appearance of alerts and action sheets: a value for a whole scene (`Scene.alertStyle`). Lengths are in points.
public struct AlertStyle: Hashable, Sendable {
  /// The fill of the panel.
  public var background = Color(0.16, 0.17, 0.2)
  /// The outline of the panel; nil draws none.
  public var outline: Color? = Color(1, 1, 1, 0.14)
  /// The colour over everything behind the panel.
  public var dimming = Color(0, 0, 0, 0.5)
  /// The colour of the title and of the message.
  public var text = Color.white
  /// The font of the title.
  public var titleFont = Font.builtIn.weight(.bold)
  /// The height of a line of the title.
  public var titleSize: Float = 18
  /// The height of a line of the message.
  public var messageSize: Float = 15
  /// The fill of the button of a destructive action.
  public var destructive = Color(0.78, 0.24, 0.22)
  /// The fill of the button of the cancelling action.
  public var cancel = Color(0.32, 0.34, 0.39)
  /// The width of the panel, where the scene has it.
  public var width: Float = 340
  /// The height of a button.
  public var buttonHeight: Float = 44
  /// The space around the contents of the panel.
  public var padding: Float = 20
  /// The least distance of the panel from the edges of the scene.
  public var margin: Float = 12
  /// The radius of the panel's corners.
  public var cornerRadius: Float = 16
  /// The level of an alert's window (W2): below that of menus.
  public var level: Float = 1900

  /// Makes the default style: light text on a dark panel.
  public init() {}
}
