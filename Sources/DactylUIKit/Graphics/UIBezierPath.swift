/// Lines and curves that are drawn, filled, and asked whether a point is inside.
open class UIBezierPath: NSObject {
  private var mutable = CGMutablePath()
  /// The width of its line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// A property of UIKit's without an effect.
  open var miterLimit: CGFloat = 10
  /// A property of UIKit's without an effect.
  open var flatness: CGFloat = 0.6
  /// Whether overlapping parts are holes.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty path.
  public override init() {}
  /// Makes the path around a rectangle.
  public convenience init(rect: CGRect) { self.init(BezierPath(rect: rect.engine)) }
  /// Makes the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(BezierPath(ellipseIn: rect.engine)) }
  /// Makes the path around a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(BezierPath(roundedRect: rect.engine, radius: Float(cornerRadius), corners: .allCorners))
  }
  /// Makes the path around a rectangle some of whose corners are rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = Float(min(cornerRadii.width, cornerRadii.height))
    self.init(BezierPath(roundedRect: rect.engine, radius: radius, corners: corners))
  }
  /// Makes a part of a circle; angles are in radians from the right, clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Makes a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  init(_ path: BezierPath) { mutable = CGMutablePath(path) }

  /// The path as one of Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(engine) }
    set { mutable = CGMutablePath(newValue.path) }
  }
  var engine: BezierPath {
    var path = mutable.path
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }

  /// Begins a new part at a point.
  open func move(to point: CGPoint) { mutable.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { mutable.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutable.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutable.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; angles are in radians from the right, clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    mutable.addArc(center.engine, Float(radius), Float(startAngle), Float(endAngle), isClockwise: clockwise)
  }
  /// Joins the end of the present part to its start.
  open func close() { mutable.closeSubpath() }
  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) { mutable.addPath(bezierPath.cgPath) }
  /// Removes all steps.
  open func removeAllPoints() { mutable = CGMutablePath() }
  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    mutable = CGMutablePath(mutable.path.applying(transform.engine))
  }

  /// Whether it has no steps.
  public var isEmpty: Bool { mutable.isEmpty }
  /// The end of the path so far.
  public var currentPoint: CGPoint { mutable.currentPoint }
  /// The box around its points and control points.
  public var bounds: CGRect { mutable.boundingBox }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    mutable.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Sets the lengths of dashes and gaps.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashes = (Array((pattern ?? []).prefix(max(count, 0))), phase)
  }

  /// Fills it in the context that is being drawn.
  open func fill() { UIGraphicsGetCurrentContext()?.add(engine, isFilled: true, isStroked: false) }
  /// Draws its line in the context that is being drawn.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    if !dashes.lengths.isEmpty { context.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
    context.add(engine, isFilled: false, isStroked: true)
    context.restoreGState()
  }
  /// Limits what is drawn from now on to the box around it.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: bounds) }
}
