/// How a path is drawn.
public enum CGPathDrawingMode: Int, Sendable {
  /// Its interior, its line, or both.
  case fill = 0, eoFill, stroke, fillStroke, eoFillStroke
}

/// What was drawn: shapes, texts and pictures, from back to front. The engine draws each as a view.
struct DrawnItem {
  enum Content {
    case shape(Shape)
    case label(Label)
    case sprite(Sprite)
  }
  var content: Content
  /// The frame in the view; nil for the bounds.
  var frame: Rect?
  var alpha: Float
  /// The area that is not drawn beyond; nil for no limit.
  var clip: Rect?
}

/// What `draw(_:)` draws into: paths with fills and lines, texts and pictures, which stay until it is called again.
///
/// Each thing that is drawn is a view of the engine, so that drawing costs the frames after it nothing. Clips are
/// limited to rectangles; blend modes have no effect.
public final class CGContext {
  private struct State {
    var map = Transform.identity
    var fill = Color.black
    var stroke = Color.black
    var lineWidth: Float = 1
    var dashes: [Float] = []
    var dashPhase: Float = 0
    var alpha: Float = 1
    var shadow: Shadow?
    var clip: Rect?
  }

  private var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()
  private(set) var items: [DrawnItem] = []
  /// The size of the picture that is drawn; nil for a view's content.
  let size: CGSize?

  init(size: CGSize? = nil) { self.size = size }

  // MARK: State

  /// Saves the state until `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Goes back to the state that was saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Sets the colour of interiors.
  public func setFillColor(_ color: CGColor) { state.fill = color.engine }
  /// Sets the colour of interiors.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.engine }
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = Float(width) }
  /// Sets the ends of lines, without an effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the corners of lines, without an effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dashes) = (Float(phase), lengths.map { Float($0) })
  }
  /// Sets the opacity of what is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Float(alpha) }
  /// Sets the shadow of what is filled; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1 / 3)) {
    state.shadow = color.map {
      Shadow($0.engine, radius: Float(blur) / 2, offset: Vector(Float(offset.width), Float(offset.height)))
    }
  }
  /// Sets whether edges are smooth, which they are always.
  public func setShouldAntialias(_ isOn: Bool) {}
  /// Sets whether edges are smooth, which they are always.
  public func setAllowsAntialiasing(_ isOn: Bool) {}

  // MARK: Coordinates

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Scales the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Rotates the coordinates.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Applies a transform to the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.engine.concatenating(state.map)
  }
  /// The transform of the coordinates.
  public var ctm: CGAffineTransform { CGAffineTransform(state.map) }

  // MARK: Paths

  /// Begins a new path.
  public func beginPath() { path = CGMutablePath() }
  /// Begins a new part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a part of a circle; as in UIKit `clockwise` says false for what looks clockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Adds all of a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Joins the end of the present part to its start.
  public func closePath() { path.closeSubpath() }

  /// Draws the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    var engine = path.path
    engine.usesEvenOddFillRule = mode == .eoFill || mode == .eoFillStroke
    add(engine, isFilled: mode != .stroke, isStroked: mode != .fill && mode != .eoFill)
    beginPath()
  }
  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Draws the line of the path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { add(BezierPath(rect: rect.engine), isFilled: true, isStroked: false) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { add(BezierPath(rect: rect.engine), isFilled: false, isStroked: true) }
  /// Draws the line around a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { add(BezierPath(ovalIn: rect.engine), isFilled: true, isStroked: false) }
  /// Draws the line around an ellipse.
  public func strokeEllipse(in rect: CGRect) { add(BezierPath(ovalIn: rect.engine), isFilled: false, isStroked: true) }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = BezierPath()
    for place in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[place].engine)
      path.addLine(to: points[place + 1].engine)
    }
    add(path, isFilled: false, isStroked: true)
  }
  /// Removes what was drawn, where the rectangle covers all of it.
  public func clear(_ rect: CGRect) {
    let area = state.map.apply(to: rect.engine)
    items.removeAll { $0.bounds.map { $0.intersection(area) == $0 } ?? false }
  }

  /// Limits what is drawn from now on to a rectangle, until the state is restored.
  public func clip(to rect: CGRect) {
    let area = state.map.apply(to: rect.engine)
    state.clip = state.clip.map { $0.intersection(area) } ?? area
  }
  /// Limits what is drawn from now on to the box around the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path.boundingBox)
    beginPath()
  }

  // MARK: What is drawn

  func add(_ path: BezierPath, isFilled: Bool, isStroked: Bool) {
    guard !path.elements.isEmpty, isFilled || isStroked else { return }
    let scale = abs(state.map.determinant).squareRoot()
    var shape = Shape(
      .path(path.applying(state.map)), fill: isFilled ? state.fill : nil, stroke: isStroked ? state.stroke : nil,
      lineWidth: state.lineWidth * scale)
    if isStroked { (shape.dashes, shape.dashPhase) = (state.dashes.map { $0 * scale }, state.dashPhase * scale) }
    if isFilled { shape.shadow = state.shadow }
    items.append(DrawnItem(content: .shape(shape), frame: nil, alpha: state.alpha, clip: state.clip))
  }

  /// Adds what was drawn elsewhere.
  func add(_ others: [DrawnItem]) {
    for other in others {
      var item = other.applying(state.map)
      item.alpha *= state.alpha
      item.clip = item.clip.map { own in state.clip.map { own.intersection($0) } ?? own } ?? state.clip
      items.append(item)
    }
  }
}

extension DrawnItem {
  /// The same in one colour.
  func colored(_ color: Color) -> DrawnItem {
    var item = self
    switch content {
    case .shape(var shape):
      shape.fill = shape.fill.map { color.opacity(color.alpha * $0.alpha) }
      shape.stroke = shape.stroke.map { color.opacity(color.alpha * $0.alpha) }
      item.content = .shape(shape)
    case .label(var label):
      label.color = color
      item.content = .label(label)
    case .sprite(var sprite):
      sprite.tint = color
      item.content = .sprite(sprite)
    }
    return item
  }

  /// The same with a transform.
  func applying(_ map: Transform) -> DrawnItem {
    var item = self
    item.frame = frame.map { map.apply(to: $0) }
    item.clip = clip.map { map.apply(to: $0) }
    if case .shape(var shape) = content, case .path(let path) = shape.outline {
      let scale = abs(map.determinant).squareRoot()
      shape.outline = .path(path.applying(map))
      shape.lineWidth *= scale
      shape.dashes = shape.dashes.map { $0 * scale }
      item.content = .shape(shape)
    }
    return item
  }

  /// The box around it, in the view; nil where that is unknown.
  var bounds: Rect? {
    if let frame { return frame }
    guard case .shape(let shape) = content, case .path(let path) = shape.outline else { return nil }
    return path.bounds
  }
}
