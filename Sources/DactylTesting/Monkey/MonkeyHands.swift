import Dactyl

/// What a monkey plays with.
public struct MonkeyHands: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Three fingers.
  public static let fingers = MonkeyHands(rawValue: 1)
  /// A mouse with two buttons and a wheel.
  public static let mouse = MonkeyHands(rawValue: 2)
  /// Keys, with and without modifiers, and typed text.
  public static let keyboard = MonkeyHands(rawValue: 4)
  /// Two game controllers that are connected and disconnected.
  public static let pads = MonkeyHands(rawValue: 8)
  /// The window's size, and the loss of its focus.
  public static let window = MonkeyHands(rawValue: 16)
  /// Requests to quit. A game that ends is made again, and the play goes on.
  public static let quitting = MonkeyHands(rawValue: 32)
  /// Everything.
  public static let all: MonkeyHands = [.fingers, .mouse, .keyboard, .pads, .window, .quitting]
}
