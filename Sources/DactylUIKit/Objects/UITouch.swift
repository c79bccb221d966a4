/// A finger on the screen: one object from landing to lifting, whose values change (T1).
public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began, moved, is stationary, ended, or was cancelled (T2).
    case began, moved, stationary, ended, cancelled
  }
  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger, a finger on a surface that is not the screen, a pencil, a pointer (T32).
    case direct, indirect, pencil, indirectPointer
  }

  /// The touch as last delivered.
  var touch: Touch
  private weak var application: UIApplication?

  init(_ touch: Touch, _ application: UIApplication) {
    self.touch = touch
    self.application = application
  }

  /// The phase in the present event.
  public var phase: Phase {
    switch touch.phase {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
  /// The time of the last change, in seconds of the scene's clock.
  public var timestamp: TimeInterval { touch.timestamp.seconds }
  /// The number of consecutive taps, this one included (T17).
  public var tapCount: Int { touch.tapCount }
  /// The type of the touch.
  public var type: TouchType {
    switch touch.type {
    case .direct: .direct
    case .indirect, .controller: .indirect
    case .pencil: .pencil
    case .pointer: .indirectPointer
    }
  }
  /// The force: 1 is an average touch, 0 when the device cannot measure it (T32).
  public var force: CGFloat { CGFloat(touch.force) }
  /// The greatest possible force; 0 when it is unknown (T32).
  public var maximumPossibleForce: CGFloat { CGFloat(touch.maximumPossibleForce) }
  /// The angle between a pencil and the surface, in radians: a right angle when it is perpendicular.
  public var altitudeAngle: CGFloat { CGFloat(touch.altitudeAngle) }
  /// The direction in which a pencil leans, in radians clockwise from the right, in a view's own axes; nil for the
  /// window's.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    CGFloat(touch.azimuthAngle(in: view?.engine ?? touch.window?.view))
  }
  /// The azimuth as a vector of length 1.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let vector = touch.azimuthUnitVector(in: view?.engine ?? touch.window?.view)
    return CGVector(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy))
  }
  /// The radius of the finger, which is not available: 0.
  public var majorRadius: CGFloat { 0 }
  /// The view that the touch landed on (T7).
  public var view: UIView? { touch.view.flatMap { application?.nearestView(of: $0) } }
  /// The window that the touch landed in.
  public var window: UIWindow? { touch.window.flatMap { application?.object(of: $0) } }
  /// The recognizers that receive the touch at present (G20).
  public var gestureRecognizers: [UIGestureRecognizer]? {
    touch.gestureRecognizers.compactMap { application?.recognizer(of: $0) }
  }

  /// The location, in a view's own coordinates; nil for those of its window (T6).
  public func location(in view: UIView?) -> CGPoint { CGPoint(touch.location(in: view?.engine ?? touch.window?.view)) }
  /// The location in the previous event (T5).
  public func previousLocation(in view: UIView?) -> CGPoint {
    CGPoint(touch.previousLocation(in: view?.engine ?? touch.window?.view))
  }
  /// The same as `location(in:)`: locations are as precise as the device reports them.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
