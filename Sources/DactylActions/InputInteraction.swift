/// The use of a control that presses a button action. Times are in seconds; cancelled presses do nothing.
public enum InputInteraction: Hashable, Sendable {
  /// The action is down while the control is.
  case press
  /// The action goes down when the control has been held for the time, exactly then, and up with the control.
  case hold(Double)
  /// The action is pressed and released at once when the control is released within the time. If the same context binds
  /// the control to a double tap as well, that happens when a second tap cannot follow any more.
  case tap(Double)
  /// The action is down with the control's second press, if that follows a tap within the time.
  case doubleTap(Double)
  /// The action is pressed and released at once when the control is released after at least the time.
  case longRelease(Double)

  /// The time of the interaction; 0 for a plain press.
  var seconds: Double {
    switch self {
    case .press: 0
    case .hold(let time), .tap(let time), .doubleTap(let time), .longRelease(let time): time.isFinite ? max(0, time) : 0
    }
  }
}
