/// A button of a game controller, by its place: `a` is the lower of the four on the right, whatever is printed on it.
///
/// Triggers and the ways of a stick are buttons that are pressed more or less hard (P3). The raw values stay as they
/// are, so that they can be saved.
public enum ControllerButton: UInt8, Hashable, Sendable, CaseIterable {
  /// The lower of the four on the right.
  case a
  /// The right one.
  case b
  /// The left one.
  case x
  /// The upper one.
  case y
  /// The one that selects, of a remote control: controllers select with `a`.
  case select
  /// The right one in the middle.
  case menu
  /// The one with the maker's sign.
  case home
  /// The upper one at the left index finger.
  case leftShoulder
  /// The upper one at the right index finger.
  case rightShoulder
  /// The trigger at the left index finger.
  case leftTrigger
  /// The trigger at the right index finger.
  case rightTrigger
  /// The left stick, pressed down.
  case leftStick
  /// The right stick, pressed down.
  case rightStick
  /// The left of the directional pad.
  case dpadLeft
  /// The right of the directional pad.
  case dpadRight
  /// The top of the directional pad.
  case dpadUp
  /// The bottom of the directional pad.
  case dpadDown
  /// The left stick, to the left.
  case leftStickLeft
  /// The left stick, to the right.
  case leftStickRight
  /// The left stick, up.
  case leftStickUp
  /// The left stick, down.
  case leftStickDown
  /// The right stick, to the left.
  case rightStickLeft
  /// The right stick, to the right.
  case rightStickRight
  /// The right stick, up.
  case rightStickUp
  /// The right stick, down.
  case rightStickDown
  /// The left one in the middle.
  case back
  /// A further one in the middle: for sharing a picture, or the microphone of a PlayStation 5's.
  case misc
  /// A paddle at the back, upper left as the fingers lie on it.
  case paddle1
  /// A paddle at the back, upper right.
  case paddle2
  /// A paddle at the back, lower left.
  case paddle3
  /// A paddle at the back, lower right.
  case paddle4
  /// The touchpad, pressed down.
  case touchpad
}
