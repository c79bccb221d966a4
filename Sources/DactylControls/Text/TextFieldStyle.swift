import Dactyl

/// How a text field is drawn.
public struct TextFieldStyle: Hashable, Sendable {
  /// The font of the text and of the placeholder.
  public var font = Font.builtIn
  /// The height of the line, in points.
  public var size: Float = 16
  /// The colour of the text.
  public var textColor = Color(0.1, 0.1, 0.12)
  /// What stands there while there is no text.
  public var placeholderColor = Color(0.1, 0.1, 0.12, 0.4)
  /// What lies behind selected text.
  public var selectionColor = Color(0.35, 0.6, 1, 0.45)
  /// The caret, and the line below what is being composed.
  public var caretColor = Color(0.1, 0.35, 0.85)
  /// How wide the caret is, in points.
  public var caretWidth: Float = 2
  /// The field itself; nil draws none, for a game that draws its own.
  public var background: Shape? = Shape(
    .rectangle(cornerRadius: 6), fill: Color(1, 1, 1), stroke: Color(0.6, 0.6, 0.65), lineWidth: 1)
  /// The field while it is edited.
  public var editingBackground: Shape? = Shape(
    .rectangle(cornerRadius: 6), fill: Color(1, 1, 1), stroke: Color(0.1, 0.35, 0.85), lineWidth: 2)
  /// How far the text stays from the field's edges, in points.
  public var padding = EdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  /// How opaque the field is while it is disabled, 0…1.
  public var disabledAlpha: Float = 0.5

  /// Dark text on white.
  public init() {}
}

/// Where text stands between the left and the right.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right

  /// 0 for the left, 1 for the right.
  var share: Float { Float(rawValue) / 2 }
}
