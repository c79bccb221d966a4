import Dactyl

/// The appearance of a text field.
public struct TextFieldStyle: Hashable, Sendable {
  /// The font of the text and of the placeholder.
  public var font = Font.default
  /// The height of the line, in points.
  public var size: Float = 16
  /// The colour of the text.
  public var textColor = Color(0.1, 0.1, 0.12)
  /// The colour of the placeholder.
  public var placeholderColor = Color(0.1, 0.1, 0.12, 0.4)
  /// The fill behind selected text.
  public var selectionColor = Color(0.35, 0.6, 1, 0.45)
  /// The colour of the caret, and of the line below composed text.
  public var caretColor = Color(0.1, 0.35, 0.85)
  /// The width of the caret, in points.
  public var caretWidth: Float = 2
  /// The background of the field; nil draws none, for a game that draws its own.
  public var background: Shape? = Shape(
    .rectangle(cornerRadius: 6), fill: Color(1, 1, 1), stroke: Color(0.6, 0.6, 0.65), lineWidth: 1)
  /// The background of the field while it is being edited.
  public var editingBackground: Shape? = Shape(
    .rectangle(cornerRadius: 6), fill: Color(1, 1, 1), stroke: Color(0.1, 0.35, 0.85), lineWidth: 2)
  /// The distance of the text from the field's edges, in points.
  public var padding = EdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  /// The opacity of the field while it is disabled, 0…1.
  public var disabledAlpha: Float = 0.5

  /// Makes the default style: dark text on white.
  public init() {}
}

/// The horizontal alignment of text in a field.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right

  /// 0 for the left, 0.5 for the middle, 1 for the right.
  var share: Float { Float(rawValue) / 2 }
}
