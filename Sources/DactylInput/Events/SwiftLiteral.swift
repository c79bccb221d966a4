import DactylScene

/// Values as they are written in Swift, for tests that are made of recordings and of random plays.
package enum SwiftLiteral {
  /// A number, without the decimals that it does not have.
  package static func number(_ value: Float) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A string, with escapes for what does not print.
  package static func text(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
          "\\u{\(String(scalar.value, radix: 16))}"
        default: String(Character(scalar))
        }
      }
    }
    return "\"\(characters.joined())\""
  }

  /// A point.
  package static func point(_ point: Point) -> String { "Point(\(number(point.x)), \(number(point.y)))" }
  /// A vector.
  package static func vector(_ vector: Vector) -> String { "Vector(\(number(vector.dx)), \(number(vector.dy)))" }
  /// A size.
  package static func size(_ size: Size) -> String { "Size(\(number(size.width)), \(number(size.height)))" }
  /// The identity of a device.
  package static func device(_ device: DeviceID) -> String {
    device == .mouse ? ".mouse" : "DeviceID(\(device.rawValue))"
  }

  /// The identity of a finger.
  package static func finger(_ finger: FingerID) -> String {
    if finger == .mouse { return ".mouse" }
    return finger.device == .unknown
      ? "FingerID(\(finger.finger))" : "FingerID(device: \(device(finger.device)), \(finger.finger))"
  }

  /// A set of modifiers.
  package static func modifiers(_ modifiers: ModifierFlags) -> String {
    let names: [(ModifierFlags, String)] = [
      (.shift, ".shift"), (.control, ".control"), (.alternate, ".alternate"), (.command, ".command"),
      (.capsLock, ".capsLock"),
    ]
    return set(names.filter { modifiers.contains($0.0) }.map(\.1))
  }

  /// A set of mouse buttons.
  package static func buttons(_ buttons: ButtonMask) -> String {
    let bits = (0..<32).filter { buttons.rawValue >> UInt32($0) & 1 == 1 }
    return set(
      bits.map {
        [".primary", ".secondary"].indices.contains($0) ? [".primary", ".secondary"][$0] : ".button(\($0 + 1))"
      })
  }

  private static func set(_ names: [String]) -> String {
    names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// A key, by its name if it has a short one, else by its usage.
  package static func key(_ key: Key) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    if let letter = letters.first(where: { Key.letter($0) == key }) { return ".\(letter)" }
    if let number = (1...12).first(where: { Key.function($0) == key }) { return ".f\(number)" }
    return keys.first { $0.0 == key }?.1 ?? "Key(usage: \(key.usage))"
  }

  private static let keys: [(Key, String)] = [
    (.space, ".space"), (.return, ".return"), (.escape, ".escape"), (.tab, ".tab"), (.backspace, ".backspace"),
    (.delete, ".delete"), (.left, ".left"), (.right, ".right"), (.up, ".up"), (.down, ".down"), (.home, ".home"),
    (.end, ".end"), (.pageUp, ".pageUp"), (.pageDown, ".pageDown"), (.leftShift, ".leftShift"),
    (.rightShift, ".rightShift"), (.leftControl, ".leftControl"), (.rightControl, ".rightControl"),
    (.leftAlternate, ".leftAlternate"), (.rightAlternate, ".rightAlternate"), (.leftCommand, ".leftCommand"),
    (.rightCommand, ".rightCommand"), (.capsLock, ".capsLock"),
  ]

  /// A call with its arguments, without those that are nil.
  package static func call(_ name: String, _ arguments: String?...) -> String {
    "\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }
}
