/// A command for a virtual controller, read from a line:
///
///     plug                  unplug
///     press a               release a
///     stick left 0.5 -1     trigger right 0.7
///
/// A number in front selects another controller than the first: `2 press a`. Buttons, sticks and triggers have SDL's
/// names.
package struct VirtualControllerCommand: Hashable, Sendable {
  /// The operation of a command.
  package enum Deed: Hashable, Sendable {
    case plug
    case unplug
    case button(String, isDown: Bool)
    case stick(isLeft: Bool, Vector)
    case trigger(isLeft: Bool, Float)
  }

  /// The number of the controller, from 1.
  package var number: Int
  package var deed: Deed

  /// Parses a line; nil when it is no command.
  package init?(_ line: String) {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    number = 1
    if let first = words.first, let number = Int(first) {
      guard (1...16).contains(number) else { return nil }
      self.number = number
      words = words.dropFirst()
    }
    guard let verb = words.popFirst(), let deed = Self.deed(verb, Array(words)) else { return nil }
    self.deed = deed
  }

  private static func deed(_ verb: String, _ words: [String]) -> Deed? {
    switch (verb, words.count) {
    case ("plug", 0): return .plug
    case ("unplug", 0): return .unplug
    case ("press", 1), ("release", 1): return .button(words[0], isDown: verb == "press")
    case ("stick", 3):
      guard let isLeft = isLeft(words[0]), let x = Float(words[1]), let y = Float(words[2]) else { return nil }
      return .stick(isLeft: isLeft, Vector(x, y))
    case ("trigger", 2):
      guard let isLeft = isLeft(words[0]), let value = Float(words[1]) else { return nil }
      return .trigger(isLeft: isLeft, value)
    default: return nil
    }
  }

  private static func isLeft(_ side: String) -> Bool? { side == "left" ? true : side == "right" ? false : nil }
}
