/// A view as written without an engine: an object with an array of its subviews.
///
/// It is the yardstick of FrameBench: UIKit's algorithms, written down plainly and without waste.
public final class ClassView: ClassResponder {
  /// A number for the caller's use.
  public var tag: Int
  /// The left top corner in the superview's coordinates, before the transform.
  private var position: ClassPoint
  /// The rectangle of the view in its own coordinates.
  public var bounds: ClassRect
  /// The affine transform, applied about the middle of the view.
  public var transform = ClassTransform.identity {
    didSet { isTransformed = transform != .identity }
  }
  private var isTransformed = false
  /// Whether the view and its descendants are neither drawn nor hit.
  public var isHidden = false
  /// Whether the view and its descendants can be hit.
  public var isUserInteractionEnabled = true
  /// The opacity, from 0 to 1.
  public var alpha: Float = 1
  /// The subviews, from back to front.
  public internal(set) var subviews: [ClassView] = []
  /// The superview. The reference is not weak: following a weak one takes 34 ns.
  public internal(set) unowned var superview: ClassView?
  /// The recognizers that receive the touches on the view and its descendants.
  public private(set) var gestureRecognizers: [ClassRecognizer] = []
  /// The transform from the view's own coordinates to the window's, as of the last `updateTransforms`.
  public internal(set) var worldTransform = ClassTransform.identity

  /// Makes a view.
  public init(frame: ClassRect, tag: Int) {
    self.tag = tag
    position = frame.origin
    bounds = ClassRect(0, 0, frame.size.x, frame.size.y)
  }

  /// The middle of the view in its superview's coordinates.
  public var center: ClassPoint {
    get { ClassPoint(position.x + bounds.size.x / 2, position.y + bounds.size.y / 2) }
    set { position = ClassPoint(newValue.x - bounds.size.x / 2, newValue.y - bounds.size.y / 2) }
  }

  /// The superview, the next responder of every view.
  public override var next: ClassResponder? { superview }

  /// Adds a recognizer to the view.
  public func addGestureRecognizer(_ recognizer: ClassRecognizer) {
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Whether a point in the view's own coordinates lies inside its bounds.
  public func point(inside point: ClassPoint) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view, of this one and its descendants, hit by a point in this view's coordinates; or nil.
  public func hitTest(_ point: ClassPoint) -> ClassView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convertFromSuperview(point)) { return hit }
    }
    return self
  }

  /// Converts a point from the superview's coordinates to the view's own; NaN where the transform has no inverse.
  public func convertFromSuperview(_ point: ClassPoint) -> ClassPoint {
    let size = bounds.size
    guard isTransformed else {
      return ClassPoint(point.x - position.x + bounds.origin.x, point.y - position.y + bounds.origin.y)
    }
    let scale = 1 / (transform.a * transform.d - transform.b * transform.c)
    let x = point.x - (position.x + size.x / 2) - transform.tx
    let y = point.y - (position.y + size.y / 2) - transform.ty
    return ClassPoint(
      (transform.d * x - transform.c * y) * scale + bounds.origin.x + size.x / 2,
      (transform.a * y - transform.b * x) * scale + bounds.origin.y + size.y / 2)
  }

  /// The transform from the view's own coordinates to the superview's.
  var toSuperview: ClassTransform {
    let x = bounds.origin.x + bounds.size.x / 2
    let y = bounds.origin.y + bounds.size.y / 2
    guard isTransformed else { return ClassTransform(a: 1, b: 0, c: 0, d: 1, tx: center.x - x, ty: center.y - y) }
    var result = transform
    result.tx += center.x - transform.a * x - transform.c * y
    result.ty += center.y - transform.b * x - transform.d * y
    return result
  }
}
