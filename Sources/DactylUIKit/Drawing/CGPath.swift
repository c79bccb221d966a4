/// How the interior of a path is found.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path winds around, or what an odd number of lines lies around.
  case winding = 0, evenOdd
}

/// The ends of lines, with Core Graphics' values. They are drawn square here.
public enum CGLineCap: Int32, Sendable {
  /// An end of Core Graphics'.
  case butt = 0, round, square
}

/// The corners of lines, with Core Graphics' values. They are drawn as the engine draws them.
public enum CGLineJoin: Int32, Sendable {
  /// A corner of Core Graphics'.
  case miter = 0, round, bevel
}

/// Lines and curves.
open class CGPath: NSObject {
  var path: BezierPath
  /// The start of the present part, and the end of the path so far.
  fileprivate var start = Point.zero
  fileprivate var end: Point?

  init(_ path: BezierPath) {
    self.path = path
    super.init()
    end = Self.end(of: path)
  }

  /// Makes the path around a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(BezierPath(rect: rect.engine).applying((transform ?? .identity).engine))
  }
  /// Makes the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(BezierPath(ellipseIn: rect.engine).applying((transform ?? .identity).engine))
  }
  /// Makes the path around a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let path = BezierPath(
      roundedRect: rect.engine, radius: Float(min(cornerWidth, cornerHeight)), corners: .allCorners)
    self.init(path.applying((transform ?? .identity).engine))
  }

  /// Whether it has no steps.
  public var isEmpty: Bool { path.elements.isEmpty }
  /// The end of the path so far.
  public var currentPoint: CGPoint { CGPoint(end ?? .zero) }
  /// The box around its points and control points.
  public var boundingBox: CGRect { CGRect(path.bounds) }
  /// The box around the path: of its points and control points, too.
  public var boundingBoxOfPath: CGRect { CGRect(path.bounds) }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    FlatOutline(path).contains(point.engine, isEvenOdd: rule == .evenOdd)
  }
  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  /// A copy.
  open override func copy() -> Any { CGPath(path) }

  fileprivate static func end(of path: BezierPath) -> Point? {
    var (start, end) = (Point.zero, Point?.none)
    for element in path.elements {
      switch element {
      case .move(let point): (start, end) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): end = point
      case .close: end = start
      }
    }
    return end
  }
}

/// A path that is being made.
open class CGMutablePath: CGPath {
  override init(_ path: BezierPath) { super.init(path) }
  /// Makes an empty path.
  public convenience init() { self.init(BezierPath()) }

  /// Begins a new part at a point.
  public func move(to point: CGPoint) {
    path.move(to: point.engine)
    (start, end) = (point.engine, point.engine)
  }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    if end == nil { return move(to: point) }
    path.addLine(to: point.engine)
    end = point.engine
  }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.engine, controlPoint: control.engine)
    self.end = end.engine
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end.engine, controlPoint1: control1.engine, controlPoint2: control2.engine)
    self.end = end.engine
  }
  /// Adds a part of a circle, with a line to its start from the end so far. Angles are in radians from the right; as in
  /// UIKit `clockwise` says false for what looks clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(center.engine, Float(radius), Float(startAngle), Float(endAngle), isClockwise: !clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect)) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect)) }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
  }
  /// Adds all of another path.
  public func addPath(_ other: CGPath) {
    path.append(other.path)
    end = Self.end(of: path)
  }
  /// Joins the end of the present part to its start.
  public func closeSubpath() {
    path.close()
    end = Self.end(of: path)
  }

  /// Adds a part of a circle that looks clockwise, or not.
  func addArc(_ center: Point, _ radius: Float, _ from: Float, _ to: Float, isClockwise: Bool) {
    let full = 2 * Float.pi
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += full * (-sweep / full).rounded(.up) }
    if !isClockwise, sweep > 0 { sweep -= full * (sweep / full).rounded(.up) }
    sweep = min(max(sweep, -full), full)
    func point(_ angle: Float) -> Point { center + Vector(cosf(angle), sinf(angle)) * radius }
    let first = CGPoint(point(from))
    if end == nil { move(to: first) } else { addLine(to: first) }
    let parts = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Float(parts)
    let length = 4 / 3 * tanf(step / 4) * radius
    for part in 0..<parts {
      let (a, b) = (from + Float(part) * step, from + Float(part + 1) * step)
      let one = point(a) + Vector(-sinf(a), cosf(a)) * length
      let two = point(b) - Vector(-sinf(b), cosf(b)) * length
      addCurve(to: CGPoint(point(b)), control1: CGPoint(one), control2: CGPoint(two))
    }
  }
}

extension BezierPath {
  /// The path with a transform.
  func applying(_ map: Transform) -> BezierPath {
    var path = BezierPath()
    path.usesEvenOddFillRule = usesEvenOddFillRule
    for element in elements {
      switch element {
      case .move(let point): path.move(to: map.apply(to: point))
      case .line(let point): path.addLine(to: map.apply(to: point))
      case .quadCurve(let point, let control):
        path.addQuadCurve(to: map.apply(to: point), controlPoint: map.apply(to: control))
      case .curve(let point, let one, let two):
        path.addCurve(
          to: map.apply(to: point), controlPoint1: map.apply(to: one), controlPoint2: map.apply(to: two))
      case .close: path.close()
      }
    }
    return path
  }

  /// Makes the ellipse in a rectangle. As in UIKit it begins at the right, where a part of its line begins, too.
  init(ellipseIn rect: Rect) {
    let circle = CGMutablePath()
    circle.addArc(.zero, 1, 0, 2 * .pi, isClockwise: true)
    circle.closeSubpath()
    let (x, y) = (rect.size.width / 2, rect.size.height / 2)
    self = circle.path.applying(Transform(a: x, b: 0, c: 0, d: y, tx: rect.center.x, ty: rect.center.y))
  }

  /// Makes the path around a rectangle some of whose corners are rounded.
  init(roundedRect rect: Rect, radius: Float, corners: UIRectCorner) {
    self.init()
    let radius = min(max(radius, 0), rect.size.width / 2, rect.size.height / 2)
    let far = radius * (1 - 0.5523)
    func r(_ corner: UIRectCorner) -> Float { corners.contains(corner) ? radius : 0 }
    func f(_ corner: UIRectCorner) -> Float { corners.contains(corner) ? far : 0 }
    move(to: Point(rect.minX + r(.topLeft), rect.minY))
    addLine(to: Point(rect.maxX - r(.topRight), rect.minY))
    addCurve(
      to: Point(rect.maxX, rect.minY + r(.topRight)), controlPoint1: Point(rect.maxX - f(.topRight), rect.minY),
      controlPoint2: Point(rect.maxX, rect.minY + f(.topRight)))
    addLine(to: Point(rect.maxX, rect.maxY - r(.bottomRight)))
    addCurve(
      to: Point(rect.maxX - r(.bottomRight), rect.maxY),
      controlPoint1: Point(rect.maxX, rect.maxY - f(.bottomRight)),
      controlPoint2: Point(rect.maxX - f(.bottomRight), rect.maxY))
    addLine(to: Point(rect.minX + r(.bottomLeft), rect.maxY))
    addCurve(
      to: Point(rect.minX, rect.maxY - r(.bottomLeft)), controlPoint1: Point(rect.minX + f(.bottomLeft), rect.maxY),
      controlPoint2: Point(rect.minX, rect.maxY - f(.bottomLeft)))
    addLine(to: Point(rect.minX, rect.minY + r(.topLeft)))
    addCurve(
      to: Point(rect.minX + r(.topLeft), rect.minY), controlPoint1: Point(rect.minX, rect.minY + f(.topLeft)),
      controlPoint2: Point(rect.minX + f(.topLeft), rect.minY))
    close()
  }
}

/// A path whose curves are lines.
struct FlatOutline {
  /// The parts, each as its points; closed ones end where they begin.
  private(set) var parts: [[Point]] = []

  init(_ path: BezierPath) {
    var part: [Point] = []
    func finish() { if part.count > 1 { parts.append(part) } }
    for element in path.elements {
      let last = part.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        part = [point]
      case .line(let point): part.append(point)
      case .quadCurve(let point, let control):
        add(to: &part) { Self.mix(Self.mix(last, control, $0), Self.mix(control, point, $0), $0) }
      case .curve(let point, let one, let two):
        add(to: &part) { t in
          let middle = Self.mix(one, two, t)
          return Self.mix(
            Self.mix(Self.mix(last, one, t), middle, t), Self.mix(middle, Self.mix(two, point, t), t), t)
        }
      case .close:
        if let first = part.first { part.append(first) }
        finish()
        part = part.first.map { [$0] } ?? []
      }
    }
    finish()
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Float) -> Point { a + (b - a) * t }

  private func add(to part: inout [Point], _ point: (Float) -> Point) {
    for step in 1...16 { part.append(point(Float(step) / 16)) }
  }

  func contains(_ point: Point, isEvenOdd: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for part in parts {
      for (a, b) in zip(part, Array(part.dropFirst()) + [part[0]]) where (a.y <= point.y) != (b.y <= point.y) {
        guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { continue }
        winding += a.y < b.y ? 1 : -1
        crossings += 1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The part of the lines between two shares of their length, as a path.
  func path(from start: Float, to end: Float) -> BezierPath {
    let length = parts.reduce(Float(0)) { sum, part in
      zip(part, part.dropFirst()).reduce(sum) { $0 + ($1.1 - $1.0).length }
    }
    let (low, high) = (start * length, end * length)
    var (path, passed) = (BezierPath(), Float(0))
    for part in parts {
      var isDown = false
      for (a, b) in zip(part, part.dropFirst()) {
        let own = (b - a).length
        defer { passed += own }
        guard own > 0, passed + own > low, passed < high else { continue }
        let from = Self.mix(a, b, max(low - passed, 0) / own)
        if !isDown { path.move(to: from) }
        path.addLine(to: Self.mix(a, b, min(high - passed, own) / own))
        isDown = true
      }
    }
    return path
  }
}
