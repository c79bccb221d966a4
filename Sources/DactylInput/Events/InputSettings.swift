/// How input is taken.
public struct InputSettings: Hashable, Sendable {
  /// After how many seconds without a word a finger that should be down is taken to be gone and cancelled; nil: never.
  ///
  /// SDL 2.26 on Wayland keeps fingers for ever that the system took away. A finger that rests says nothing either, so
  /// this is off by default. Fingers that SDL itself knows no longer are cancelled without it: in a window that regains
  /// the keyboard, and after a minute without a sample.
  public var fingerTimeout: Double?
  /// How many seconds predicted touches look ahead (T29).
  ///
  /// UIKit's number is not published. A frame and a half at 60 Hz, from input to what is seen: up to there the error
  /// is a quarter of that of no prediction (`FrameBench --pass velocity`), and it grows with the square.
  public var predictionTime = 0.025
  /// Whether moves are told for the moments of frames rather than their own, and how; nil, the default, tells each
  /// frame the last place that the device said.
  public var resampling: Resampling?

  /// Whether Tab, the arrows, the directional pad and the left stick move the focus when nothing handles them (F24).
  public var movesFocusByKeys = true

  /// How the focus goes on while a heading is held (F13).
  public var focusRepeat = FocusRepeat()

  /// While any of these keys is down, the mouse plays two fingers, so that gestures of two can be tried with one; nil,
  /// as it is by default: never.
  ///
  /// The second finger (`FingerID.mirroredMouse`) lies opposite the first, about the place where the pointer was when
  /// the key went down; with Shift as well, both move together. It lands and lifts with the mouse's button, or in the
  /// middle of a drag with the key. `Scene.mirroredFinger` tells where both are.
  public var mirroringModifier: ModifierFlags?

  /// Fingers may rest as long as they like, moves are told as they come, the mouse is one finger, and keys move the
  /// focus.
  public init() {}
}
