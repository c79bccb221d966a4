import Dactyl

extension JSONReader {
  /// Reads a number. One that is too large for a `Double` becomes an infinity.
  mutating func number() throws(JSONError) -> Double {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      position = start
      throw fault("a number")
    }
    return value
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw fault("a digit") }
  }

  /// Reads a string; the position is at its opening quote.
  mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while !skip("\"") {
      guard let byte = next, byte >= 0x20 else { throw fault("the closing '\"' of a string") }
      if skip("\\") {
        text.append(contentsOf: String(try escaped()).utf8)
      } else {
        text.append(byte)
        position += 1
      }
    }
    guard let string = String(validating: text, as: UTF8.self) else {
      position = start
      throw fault("text in UTF-8")
    }
    return string
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw fault("an escaped character") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicode()
    default:
      position -= 1
      throw fault("one of \" \\ / b f n r t u")
    }
  }

  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Half of a character above U+FFFF: the other half has to follow.
    guard unit < 0xDC00, skip("\\"), skip("u") else { throw fault("the other half of a surrogate pair") }
    let low = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw fault("the other half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw fault("4 hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
