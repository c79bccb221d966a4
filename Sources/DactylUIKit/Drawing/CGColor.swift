/// A colour of a layer or a context.
public struct CGColor: Hashable, Sendable {
  let engine: Color

  init(_ color: Color) { engine = color }

  /// Makes a colour from its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    engine = Color(Float(red), Float(green), Float(blue), Float(alpha))
  }
  /// Makes a grey colour.
  public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Red, green, blue and the opacity.
  public var components: [CGFloat]? {
    [CGFloat(engine.red), CGFloat(engine.green), CGFloat(engine.blue), CGFloat(engine.alpha)]
  }
  /// The number of components: 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(engine.alpha) }
  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(engine.opacity(Float(alpha))) }
}

extension UIColor {
  /// The colour for layers and contexts.
  public var cgColor: CGColor { CGColor(engine) }
  /// Makes a colour from that of a layer.
  public init(cgColor: CGColor) { self.init(cgColor.engine) }

  /// Makes a colour from its hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: Float(hue), saturation: Float(saturation), brightness: Float(brightness), alpha: Float(alpha)))
  }

  /// Sets variables to the components.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green) = (CGFloat(engine.red), CGFloat(engine.green))
    (blue, alpha) = (CGFloat(engine.blue), CGFloat(engine.alpha))
    return true
  }

  private init(hex: UInt32, alpha: Float = 1) { self.init(Color(hex: hex).opacity(alpha)) }

  /// A colour of UIKit's.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1), lightGray = UIColor(white: 2 / 3, alpha: 1),
    cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1), magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1),
    brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A colour of UIKit's, as it looks on a light background.
  public static let systemRed = UIColor(hex: 0xFF3B30), systemGreen = UIColor(hex: 0x34C759),
    systemBlue = UIColor(hex: 0x007AFF), systemOrange = UIColor(hex: 0xFF9500), systemYellow = UIColor(hex: 0xFFCC00),
    systemPink = UIColor(hex: 0xFF2D55), systemPurple = UIColor(hex: 0xAF52DE), systemTeal = UIColor(hex: 0x30B0C7),
    systemIndigo = UIColor(hex: 0x5856D6), systemBrown = UIColor(hex: 0xA2845E), systemMint = UIColor(hex: 0x00C7BE),
    systemCyan = UIColor(hex: 0x32ADE6)
  /// A grey of UIKit's, as it looks on a light background.
  public static let systemGray = UIColor(hex: 0x8E8E93), systemGray2 = UIColor(hex: 0xAEAEB2),
    systemGray3 = UIColor(hex: 0xC7C7CC), systemGray4 = UIColor(hex: 0xD1D1D6), systemGray5 = UIColor(hex: 0xE5E5EA),
    systemGray6 = UIColor(hex: 0xF2F2F7)
  /// A colour by its use, as it looks on a light background.
  public static let tintColor = UIColor.systemBlue
  /// A colour of the system, in its light look.
  public static let label = UIColor.black, secondaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.6),
    tertiaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.3), quaternaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.18),
    placeholderText = UIColor(hex: 0x3C3C43, alpha: 0.3), link = UIColor.systemBlue,
    separator = UIColor(hex: 0x3C3C43, alpha: 0.29), opaqueSeparator = UIColor(hex: 0xC6C6C8),
    systemBackground = UIColor.white, secondarySystemBackground = UIColor.systemGray6,
    tertiarySystemBackground = UIColor.white, systemGroupedBackground = UIColor.systemGray6,
    secondarySystemGroupedBackground = UIColor.white, systemFill = UIColor(hex: 0x787880, alpha: 0.2),
    secondarySystemFill = UIColor(hex: 0x787880, alpha: 0.16), tertiarySystemFill = UIColor(hex: 0x767680, alpha: 0.12),
    darkText = UIColor.black, lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// Writes the components of the colour as hue, saturation and brightness, each from 0 to 1, where there is a place
  /// for it. Returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (CGFloat(engine.red), CGFloat(engine.green), CGFloat(engine.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var turn: CGFloat = 0
    if range > 0 {
      turn =
        most == red
        ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    }
    unsafe hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    unsafe saturation?.pointee = most > 0 ? range / most : 0
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = CGFloat(engine.alpha)
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour from a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
