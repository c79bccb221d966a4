/// The control of game controllers' motors and lights by a platform. The scene calls it for connected controllers only,
/// with numbers in their ranges; it does not retain it.
public protocol ControllerPlatform: AnyObject {
  /// Runs the motors in the grips for a number of seconds, replacing the effect of an earlier call; 0 stops them.
  ///
  /// - Returns: whether the controller can rumble.
  func rumble(_ device: DeviceID, strong: Float, weak: Float, seconds: Double) -> Bool
  /// Runs the motors in the triggers, as `rumble(_:strong:weak:seconds:)` does those in the grips.
  func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, seconds: Double) -> Bool
  /// Sets the colour of the controller's light. Returns whether it has one.
  func setLight(_ color: Color, of device: DeviceID) -> Bool
  /// Shows the player on controllers with lights for that; nil for none.
  func showPlayer(_ player: Int?, of device: DeviceID)
}
