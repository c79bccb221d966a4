/// The kinds of input that a kind of recognizer receives (S-1).
public struct GestureInputs: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Fingers, pencils and pressed mouse buttons.
  public static let touches = GestureInputs(rawValue: 1)
  /// A pointer over the view with no button pressed.
  public static let hover = GestureInputs(rawValue: 2)
  /// A wheel, or two fingers that slide on a touchpad.
  public static let scroll = GestureInputs(rawValue: 4)
  /// Two fingers that pinch or turn on a touchpad.
  public static let transform = GestureInputs(rawValue: 8)

  /// Events of the game's own (`CustomEvent`).
  public static let custom = GestureInputs(rawValue: 16)

  /// The flags of recognizers that receive the input.
  var flags: GestureFlags {
    var flags: GestureFlags = []
    if contains(.hover) { flags.insert(.takesHover) }
    if contains(.scroll) { flags.insert(.takesScroll) }
    if contains(.transform) { flags.insert(.takesTransform) }
    if contains(.custom) { flags.insert(.takesCustom) }
    return flags
  }
}

/// An input of a pointer that is no touch. Only recognizers receive it, no views (S-2).
public struct PointerInput: Hashable, Sendable {
  /// A change of the pointer.
  public enum Change: Hashable, Sendable {
    /// The pointer is over the view.
    case hover
    /// The pointer scrolled, in the steps of the device: positive to the right and downward (S-4).
    case scroll(Vector, isContinuous: Bool)
    /// The pointer pinched and rotated: a factor, and radians clockwise, since the previous input (PI7).
    case transform(scale: Float, rotation: Float)
  }
  /// The location of the pointer, in the coordinates around the windows.
  public let location: Point
  /// The change of the pointer.
  public let change: Change
  /// The modifier keys that were down.
  public let modifierFlags: ModifierFlags
}
