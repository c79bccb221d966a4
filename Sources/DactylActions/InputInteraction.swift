/// What has to be done with a control for a button action to be down. Times are in seconds; presses that are taken away
/// do nothing.
public enum InputInteraction: Hashable, Sendable {
  /// It is down as long as the control is.
  case press
  /// It goes down when the control has been held so long, exactly then, and up with the control.
  case hold(Double)
  /// It goes down and up at once when the control is let go within this time. Where the same context binds the control
  /// to a double tap, too, it waits until that can follow no more.
  case tap(Double)
  /// It is down with the control's second press, when that follows a tap within this time.
  case doubleTap(Double)
  /// It goes down and up at once when the control is let go after at least this time.
  case longRelease(Double)

  /// The time of it; 0 for a plain press.
  var seconds: Double {
    switch self {
    case .press: 0
    case .hold(let time), .tap(let time), .doubleTap(let time), .longRelease(let time): time.isFinite ? max(0, time) : 0
    }
  }
}
