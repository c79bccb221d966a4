/// A finger on the screen: one object from landing to lifting, which changes all the time (T1).
public final class UITouch: NSObject {
  /// What a touch is doing.
  public enum Phase: Int, Sendable {
    /// It landed, moved, rests, lifted, or was taken away (T2).
    case began, moved, stationary, ended, cancelled
  }
  /// What kind of finger it is.
  public enum TouchType: Int, Sendable {
    /// A finger, one on a surface that is not the screen, a pencil, a pointer (T32).
    case direct, indirect, pencil, indirectPointer
  }

  /// The touch as it was told last.
  var touch: Touch
  private weak var application: UIApplication?

  init(_ touch: Touch, _ application: UIApplication) {
    self.touch = touch
    self.application = application
  }

  /// What it is doing in the event at hand.
  public var phase: Phase {
    switch touch.phase {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
  /// When it did so, in seconds of the scene's clock.
  public var timestamp: TimeInterval { touch.timestamp.seconds }
  /// Which tap in a row it is (T17).
  public var tapCount: Int { touch.tapCount }
  /// What kind of finger it is.
  public var type: TouchType {
    switch touch.type {
    case .direct: .direct
    case .indirect, .controller: .indirect
    case .pencil: .pencil
    case .pointer: .indirectPointer
    }
  }
  /// How hard it presses: 1 is an average touch, 0 when the device can't tell (T32).
  public var force: CGFloat { CGFloat(touch.force) }
  /// How hard it can press at most; 0 when nobody says (T32).
  public var maximumPossibleForce: CGFloat { CGFloat(touch.maximumPossibleForce) }
  /// The angle between a pencil and the surface, in radians: a quarter turn when it stands upright.
  public var altitudeAngle: CGFloat { CGFloat(touch.altitudeAngle) }
  /// The direction that a pencil leans to, in radians clockwise from the right, in a view's own axes; nil means the
  /// window's.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    CGFloat(touch.azimuthAngle(in: view?.engine ?? touch.window?.view))
  }
  /// The same as a vector of length 1.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let vector = touch.azimuthUnitVector(in: view?.engine ?? touch.window?.view)
    return CGVector(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy))
  }
  /// How large the finger is; nobody tells.
  public var majorRadius: CGFloat { 0 }
  /// The view that it landed on (T7).
  public var view: UIView? { touch.view.flatMap { application?.nearestView(of: $0) } }
  /// The window that it landed in.
  public var window: UIWindow? { touch.window.flatMap { application?.object(of: $0) } }
  /// The recognizers that have it now (G20).
  public var gestureRecognizers: [UIGestureRecognizer]? {
    touch.gestureRecognizers.compactMap { application?.recognizer(of: $0) }
  }

  /// Where it is, in a view's own coordinates; nil means those of its window (T6).
  public func location(in view: UIView?) -> CGPoint { CGPoint(touch.location(in: view?.engine ?? touch.window?.view)) }
  /// Where it was in the event before (T5).
  public func previousLocation(in view: UIView?) -> CGPoint {
    CGPoint(touch.previousLocation(in: view?.engine ?? touch.window?.view))
  }
  /// The same as `location(in:)`: places are as exact as the device says them.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
