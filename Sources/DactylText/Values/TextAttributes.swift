/// The look of a part of a text, and where it leads. What is nil is as the rest of the text is.
///
/// ```swift
/// Label("You have \("3 lives", [.bold, .color(.red)]) left")
/// ```
public struct TextAttributes: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The font. `Font.default` is the font of the label, so that its weights are weights of that font.
  public var font: Font?
  /// The height of letters' line in points.
  public var size: Float?
  /// The colour of the letters.
  public var color: Color?
  /// The colour behind the letters.
  public var backgroundColor: Color?
  /// Whether a line is drawn below the letters.
  public var isUnderlined: Bool?
  /// Whether a line is drawn through the letters.
  public var isStruckThrough: Bool?
  /// The distance of the letters above the line on which the others stand, in points; negative for below.
  public var baselineOffset: Float?
  /// The destination of a link: whatever the game makes of it, such as a page's name.
  public var link: String?

  /// Makes attributes that change nothing.
  public init() {}

  /// Makes attributes of several. Of two that differ in something the later one applies.
  public init(arrayLiteral elements: TextAttributes...) {
    for element in elements { merge(element) }
  }

  /// The label's font in bold.
  public static let bold = font(.default.weight(.bold))
  /// The label's font in medium weight.
  public static let medium = font(.default.weight(.medium))
  /// A line below the letters.
  public static let underlined = with { $0.isUnderlined = true }
  /// A line through the letters.
  public static let struckThrough = with { $0.isStruckThrough = true }
  /// A font.
  public static func font(_ font: Font) -> TextAttributes { with { $0.font = font } }
  /// A height of the letters' line, in points.
  public static func size(_ size: Float) -> TextAttributes { with { $0.size = size } }
  /// A colour of letters.
  public static func color(_ color: Color) -> TextAttributes { with { $0.color = color } }
  /// A colour behind letters.
  public static func background(_ color: Color) -> TextAttributes { with { $0.backgroundColor = color } }
  /// Letters above the line by a distance in points; below it where that is negative.
  public static func baselineOffset(_ offset: Float) -> TextAttributes { with { $0.baselineOffset = offset } }
  /// A link to a destination, of whatever kind.
  public static func link(_ destination: String) -> TextAttributes { with { $0.link = destination } }

  private static func with(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes()
    change(&attributes)
    return attributes
  }

  /// Sets what other attributes set.
  public mutating func merge(_ other: TextAttributes) {
    font = other.font ?? font
    size = other.size ?? size
    color = other.color ?? color
    backgroundColor = other.backgroundColor ?? backgroundColor
    isUnderlined = other.isUnderlined ?? isUnderlined
    isStruckThrough = other.isStruckThrough ?? isStruckThrough
    baselineOffset = other.baselineOffset ?? baselineOffset
    link = other.link ?? link
  }
}
