/// A font with a size.
public struct UIFont: Hashable, Sendable {
  /// The thickness of letters, with UIKit's names.
  public enum Weight: Sendable {
    /// A thickness of UIKit's; there are three here.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var engine: Font.Weight {
      switch self {
      case .ultraLight, .thin, .light, .regular: .regular
      case .medium, .semibold: .medium
      case .bold, .heavy, .black: .bold
      }
    }
  }

  /// The use of a text, with UIKit's names.
  public enum TextStyle: Sendable {
    /// A use of UIKit's.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  let engine: Font
  /// The height of letters, in points.
  public let pointSize: CGFloat

  init(_ engine: Font, size: CGFloat) {
    self.engine = engine
    pointSize = size
  }

  /// The font of the system.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(Font.default.weight(weight.engine), size: fontSize)
  }
  /// The bold font of the system.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The font of the system; there are no slanted letters.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }
  /// The font whose letters have one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.monospaced.weight(weight.engine), size: fontSize)
  }
  /// The font of the system, whose digits have one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font for a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
  /// The usual sizes.
  public static let systemFontSize: CGFloat = 14, labelFontSize: CGFloat = 17, buttonFontSize: CGFloat = 18,
    smallSystemFontSize: CGFloat = 12

  /// Makes the font of the system: names of other fonts are passed over.
  public init?(name: String, size: CGFloat) { self.init(.default, size: size) }
  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(engine, size: fontSize) }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * 1.2 }
}

/// Where the lines of a text are.
public enum NSTextAlignment: Int, Sendable {
  /// A position of UIKit's; justified text is at the left.
  case left = 0, center, right, justified, natural

  var engine: Float {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// What becomes of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// A treatment of UIKit's.
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var engine: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
