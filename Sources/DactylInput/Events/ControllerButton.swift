/// A button of a game controller, by its position: `a` is the lower of the four on the right, whatever its label.
///
/// Triggers and the directions of a stick are buttons with a variable force (P3). The raw values are stable, so that
/// they can be saved.
public enum ControllerButton: UInt8, Hashable, Sendable, CaseIterable {
  /// The lower of the four buttons on the right.
  case a
  /// The right of the four buttons on the right.
  case b
  /// The left of the four buttons on the right.
  case x
  /// The upper of the four buttons on the right.
  case y
  /// The button that selects, of a remote control: controllers select with `a`.
  case select
  /// The right button in the middle.
  case menu
  /// The button with the maker's logo.
  case home
  /// The upper button at the left index finger.
  case leftShoulder
  /// The upper button at the right index finger.
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
  /// The left button in the middle.
  case back
  /// A further button in the middle: for sharing a picture, or the microphone button of a PlayStation 5 controller.
  case misc
  /// A paddle at the back, upper left from the player's side.
  case paddle1
  /// A paddle at the back, upper right from the player's side.
  case paddle2
  /// A paddle at the back, lower left from the player's side.
  case paddle3
  /// A paddle at the back, lower right from the player's side.
  case paddle4
  /// The touchpad, pressed down.
  case touchpad
}
