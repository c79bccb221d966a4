extension Color {
  /// Makes an opaque colour of a number such as `0xFF8800`: red, green and blue, a byte each.
  public init(hex: UInt32, alpha: Float = 1) {
    func part(_ shift: UInt32) -> Float { Float(hex >> shift & 0xFF) / 255 }
    self.init(part(16), part(8), part(0), alpha)
  }

  /// Makes a colour of text such as `#FA0`, `#FFAA00` or `#FFAA00CC`, with or without `#`; nil for other text.
  public init?(_ text: String) {
    let digits = Array((text.hasPrefix("#") ? text.dropFirst() : text[...]).utf8)
    var bytes: [Float] = []
    func digit(_ index: Int) -> Int? {
      switch digits[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digits[index]) - 48
      case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digits[index]) - 87
      case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digits[index]) - 55
      default: nil
      }
    }
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    for index in stride(from: 0, to: digits.count, by: isShort ? 1 : 2) {
      guard let high = digit(index), let low = isShort ? high : digit(index + 1) else { return nil }
      bytes.append(Float(high * 16 + low) / 255)
    }
    self.init(bytes[0], bytes[1], bytes[2], bytes.count > 3 ? bytes[3] : 1)
  }

  /// Makes a colour of its hue, saturation and brightness, each 0…1: hue 0 is red, a third green, two thirds blue.
  /// The hue repeats outside of 0…1.
  public init(hue: Float, saturation: Float, brightness: Float, alpha: Float = 1) {
    let turned = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func part(_ offset: Float) -> Float {
      var place = offset + turned
      if place >= 6 { place -= 6 }
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(part(5), part(3), part(1), alpha)
  }

  /// The hue, saturation and brightness, each 0…1; see `init(hue:saturation:brightness:alpha:)`. The hue of a grey
  /// is 0.
  public var hsb: (hue: Float, saturation: Float, brightness: Float) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    var hue: Float
    if high == red {
      hue = (green - blue) / range
    } else if high == green {
      hue = 2 + (blue - red) / range
    } else {
      hue = 4 + (red - green) / range
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, high > 0 ? range / high : 0, high)
  }

  /// The colour between two, in sRGB: this one at 0, the other at 1.
  public func mixed(with other: Color, _ part: Float) -> Color {
    Color(
      red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part,
      alpha + (other.alpha - alpha) * part)
  }
}

// The names of UIKit's colours, as they look on its light background.
extension Color {
  /// A red, as of a button that deletes.
  public static let red = Color(hex: 0xFF3B30)
  /// An orange.
  public static let orange = Color(hex: 0xFF9500)
  /// A yellow.
  public static let yellow = Color(hex: 0xFFCC00)
  /// A green, as of a switch that is on.
  public static let green = Color(hex: 0x34C759)
  /// A green between mint and blue.
  public static let teal = Color(hex: 0x30B0C7)
  /// A light blue-green.
  public static let cyan = Color(hex: 0x32ADE6)
  /// A blue, as of links.
  public static let blue = Color(hex: 0x007AFF)
  /// A dark violet-blue.
  public static let indigo = Color(hex: 0x5856D6)
  /// A violet.
  public static let purple = Color(hex: 0xAF52DE)
  /// A pink.
  public static let pink = Color(hex: 0xFF2D55)
  /// A brown.
  public static let brown = Color(hex: 0xA2845E)
  /// The grey in the middle between black and white.
  public static let gray = Color(hex: 0x8E8E93)
  /// A light grey, as of lines and disabled text.
  public static let lightGray = Color(hex: 0xC7C7CC)
  /// A dark grey.
  public static let darkGray = Color(hex: 0x48484A)
}
