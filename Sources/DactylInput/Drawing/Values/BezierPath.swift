/// An outline of lines and curves: `Shape.Outline.path`. Its coordinates are the view's own.
///
/// ```swift
/// var leaf = BezierPath()
/// leaf.move(to: Point(0, 50))
/// leaf.addQuadCurve(to: Point(100, 50), controlPoint: Point(50, 0))
/// leaf.addQuadCurve(to: Point(0, 50), controlPoint: Point(50, 100))
/// leaf.close()
/// view[Shape.self] = Shape(.path(leaf), fill: .green, stroke: .white, lineWidth: 3)
/// ```
/// A path is drawn once into a picture, which is drawn from then on: one that stays the same costs as much as a sprite,
/// and one that changes costs its lines and pixels again. Points that are not finite are ignored.
public struct BezierPath: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// The start of a new part.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic curve to a point, with its control point.
    case quadCurve(Point, control: Point)
    /// A cubic curve to a point, with its control points.
    case curve(Point, control1: Point, control2: Point)
    /// A straight line to the start of the part, which it joins.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []
  /// Whether a point is inside where an odd number of lines lie around it, so that overlapping parts are holes. False
  /// by default: it is inside if the path winds around it.
  public var usesEvenOddFillRule = false

  /// Makes an empty path.
  public init() {}

  /// Makes the path around a rectangle.
  public init(rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(rect.maxX, rect.minY))
    addLine(to: Point(rect.maxX, rect.maxY))
    addLine(to: Point(rect.minX, rect.maxY))
    close()
  }

  /// Makes the ellipse in a rectangle.
  public init(ovalIn rect: Rect) {
    let (x, y) = (rect.size.width / 2 * Self.roundness, rect.size.height / 2 * Self.roundness)
    let middle = rect.center
    move(to: Point(rect.minX, middle.y))
    addCurve(
      to: Point(middle.x, rect.minY), controlPoint1: Point(rect.minX, middle.y - y),
      controlPoint2: Point(middle.x - x, rect.minY))
    addCurve(
      to: Point(rect.maxX, middle.y), controlPoint1: Point(middle.x + x, rect.minY),
      controlPoint2: Point(rect.maxX, middle.y - y))
    addCurve(
      to: Point(middle.x, rect.maxY), controlPoint1: Point(rect.maxX, middle.y + y),
      controlPoint2: Point(middle.x + x, rect.maxY))
    addCurve(
      to: Point(rect.minX, middle.y), controlPoint1: Point(middle.x - x, rect.maxY),
      controlPoint2: Point(rect.minX, middle.y + y))
    close()
  }

  /// The distance of the control points of a quarter of a circle from its ends, in radii.
  package static let roundness: Float = 0.5523

  /// Begins a new part at a point.
  public mutating func move(to point: Point) { add(.move(point), point) }
  /// Adds a straight line.
  public mutating func addLine(to point: Point) { add(.line(point), point) }
  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: Point, controlPoint: Point) {
    add(.quadCurve(point, control: controlPoint), point, controlPoint)
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
    add(.curve(point, control1: controlPoint1, control2: controlPoint2), point, controlPoint1, controlPoint2)
  }
  /// Joins the end of the present part to its start.
  public mutating func close() { if !elements.isEmpty { elements.append(.close) } }
  /// Adds all of another path.
  public mutating func append(_ other: BezierPath) { elements += other.elements }

  private mutating func add(_ element: Element, _ points: Point...) {
    if points.allSatisfy({ $0.isFinite }) { elements.append(element) }
  }

  /// The least rectangle around the points and control points; empty for a path without points.
  public var bounds: Rect {
    var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
    func add(_ points: Point...) {
      for point in points {
        low = pointwiseMin(low, SIMD2(point.x, point.y))
        high = pointwiseMax(high, SIMD2(point.x, point.y))
      }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control): add(point, control)
      case .curve(let point, let control1, let control2): add(point, control1, control2)
      case .close: break
      }
    }
    return low.x <= high.x ? Rect(low.x, low.y, high.x - low.x, high.y - low.y) : .zero
  }
}
