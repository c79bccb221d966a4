/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  open var path: CGPath? { didSet { show() } }
  /// The colour of the interior; black unless set.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if fillColor != oldValue { show() } } }
  /// The colour of the line; none unless set.
  open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { show() } } }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { show() } } }
  /// Where the line begins, as a share of its length.
  open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { show() } } }
  /// Where the line ends, as a share of its length.
  open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { show() } } }
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]? { didSet { show() } }
  /// The part of the dashes that is left out at the start.
  open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { show() } } }
  /// The ends of the line, without an effect.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line, without an effect.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// A property of Core Animation's without an effect.
  open var miterLimit: CGFloat = 10
  /// How the interior is found.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { show() } }
  /// What draws the line where it is only a part of the path's.
  private var line: View?

  override var maskPath: CGPath? { path }

  override func makeCopy() -> CALayer {
    let copy = CAShapeLayer(layer: self)
    (copy.path, copy.fillColor, copy.strokeColor, copy.lineWidth) = (path, fillColor, strokeColor, lineWidth)
    (copy.strokeStart, copy.strokeEnd, copy.lineDashPhase) = (strokeStart, strokeEnd, lineDashPhase)
    return copy
  }

  override var shape: Shape? {
    guard let path, !path.isEmpty else { return super.shape }
    var engine = path.path
    engine.usesEvenOddFillRule = fillRule == .evenOdd
    var shape = Shape(.path(engine), fill: fillColor?.engine, lineWidth: Float(lineWidth))
    if !isPart { setLine(of: &shape) }
    guard shape.fill != nil || shape.stroke != nil else { return nil }
    return shape
  }

  /// Whether less than all of the line is drawn.
  private var isPart: Bool { strokeStart > 0 || strokeEnd < 1 }

  private func setLine(of shape: inout Shape) {
    shape.stroke = lineWidth > 0 ? strokeColor?.engine : nil
    shape.dashes = lineDashPattern?.map { Float(truncating: $0) } ?? []
    shape.dashPhase = Float(lineDashPhase)
  }

  override func animatedValue(_ key: String) -> AnimatedValue? {
    switch key {
    case "strokeStart": .numbers([strokeStart])
    case "strokeEnd": .numbers([strokeEnd])
    case "lineWidth": .numbers([lineWidth])
    case "lineDashPhase": .numbers([lineDashPhase])
    case "strokeColor": .color(strokeColor?.engine ?? .clear)
    case "fillColor": .color(fillColor?.engine ?? .clear)
    default: super.animatedValue(key)
    }
  }

  override func setAnimated(_ key: String, _ value: AnimatedValue) {
    let number = value.number ?? 0
    switch key {
    case "strokeStart": strokeStart = number
    case "strokeEnd": strokeEnd = number
    case "lineWidth": lineWidth = number
    case "lineDashPhase": lineDashPhase = number
    case "strokeColor": strokeColor = value.cgColor
    case "fillColor": fillColor = value.cgColor
    default: super.setAnimated(key, value)
    }
  }

  override func show() {
    super.show()
    if !isSilent { masked?.applyMask() }
    guard !isSilent, let engine, engine.isAlive, let scene = engine.scene else { return }
    guard isPart, let path, strokeColor != nil else {
      line?.destroy()
      return line = nil
    }
    let view = line.flatMap { $0.isAlive ? $0 : nil } ?? scene.makeView()
    if view.superview != engine {
      view.isUserInteractionEnabled = false
      engine.insertSubview(view, at: 0)
      line = view
    }
    view.frame = engine.bounds
    view.bounds.origin = engine.bounds.origin
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    var shape = Shape(
      .path(FlatOutline(path.path).path(from: Float(start), to: Float(end))), lineWidth: Float(lineWidth))
    setLine(of: &shape)
    view[Shape.self] = start < end ? shape : nil
  }
}
