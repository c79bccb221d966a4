/// A view as one would write it without an engine: an object with an array of the views in it.
///
/// It is the yardstick of FrameBench: UIKit's algorithms, written down plainly and without waste.
public final class ClassView: ClassResponder {
  /// A number of the caller's own.
  public var tag: Int
  /// Its left top corner in its superview's coordinates, before the transform.
  private var position: ClassPoint
  /// The view's own coordinates.
  public var bounds: ClassRect
  /// An affine transform about the middle.
  public var transform = ClassTransform.identity {
    didSet { isTransformed = transform != .identity }
  }
  private var isTransformed = false
  /// Whether it and all in it are neither drawn nor hit.
  public var isHidden = false
  /// Whether it and all in it can be hit.
  public var isUserInteractionEnabled = true
  /// How opaque it is.
  public var alpha: Float = 1
  /// The views in it, the back one first.
  public internal(set) var subviews: [ClassView] = []
  /// The view that it is in. Not weak: a weak reference takes 34 ns to follow.
  public internal(set) unowned var superview: ClassView?
  /// The recognizers of touches on it and in it.
  public private(set) var gestureRecognizers: [ClassRecognizer] = []
  /// From its own coordinates to the window's, as of the last `updateTransforms`.
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

  /// The superview.
  public override var next: ClassResponder? { superview }

  /// Adds a recognizer.
  public func addGestureRecognizer(_ recognizer: ClassRecognizer) {
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Whether a point of its own coordinates lies inside.
  public func point(inside point: ClassPoint) -> Bool { bounds.contains(point) }

  /// The front view, of this one and those in it, that a point of its own coordinates hits, or nil.
  public func hitTest(_ point: ClassPoint) -> ClassView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convertFromSuperview(point)) { return hit }
    }
    return self
  }

  /// A point of the superview's coordinates in its own; not a number where there is no way back.
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

  /// Where its own coordinates lie in its superview's.
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
