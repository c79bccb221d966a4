/// Settings of how events become inputs.
public struct InputSettings: Hashable, Sendable {
  /// The seconds without a sample after which a finger that is down counts as gone and is cancelled; nil for never.
  ///
  /// SDL 2.26 on Wayland keeps fingers for ever that the system has taken away. A resting finger sends no samples
  /// either, so this is nil by default. Fingers that SDL itself no longer knows are cancelled without it: in a window
  /// that regains the keyboard, and after a minute without a sample.
  public var fingerTimeout: Double?
  /// The seconds that predicted touches look ahead (T29).
  ///
  /// UIKit's number is not published. Ours is a frame and a half at 60 Hz, from input to display: up to there the error
  /// is a quarter of that without prediction (`FrameBench --pass velocity`), and it grows with the square.
  public var predictionTime = 0.025
  /// The resampling of moves at the moments of frames; nil, the default, delivers the last location that the device
  /// sent before each frame.
  public var resampling: Resampling?

  /// Whether Tab, the arrows, the directional pad and the left stick move the focus when nothing handles them (F24).
  public var movesFocusByKeys = true

  /// The repetition of focus moves while a heading is held (F13).
  public var focusRepeat = FocusRepeat()

  /// The modifier keys that add a second finger to the mouse while any of them is down, for trying gestures of two
  /// fingers; nil, the default, for none.
  ///
  /// The second finger (`FingerID.mirroredMouse`) is opposite the first, mirrored at the location where the pointer was
  /// when the key went down; with Shift as well, both move together. It lands and lifts with the mouse's button, or
  /// during a drag with the key. `Scene.mirroredFinger` contains the locations of both.
  public var mirroringModifier: ModifierFlags?

  /// Makes the default settings: no finger timeout, no resampling, a mouse of one finger, and keys that move the focus.
  public init() {}
}
