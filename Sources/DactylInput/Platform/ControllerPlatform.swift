/// What a platform does with the motors and lights of game controllers. The scene asks it for controllers that are
/// there, and with numbers in their ranges; it does not keep it.
public protocol ControllerPlatform: AnyObject {
  /// Runs the motors in the grips, for so many seconds; the next call takes the place of this one, and 0 stops them.
  ///
  /// - Returns: whether the controller can do that.
  func rumble(_ device: DeviceID, strong: Float, weak: Float, seconds: Double) -> Bool
  /// The same for the motors in the triggers.
  func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, seconds: Double) -> Bool
  /// Has its light shine in a colour. Says whether it has one.
  func setLight(_ color: Color, of device: DeviceID) -> Bool
  /// Shows whose it is, on controllers with lights for that; nil is nobody's.
  func showPlayer(_ player: Int?, of device: DeviceID)
}
