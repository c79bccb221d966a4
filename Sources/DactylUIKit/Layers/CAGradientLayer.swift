/// A layer that changes from colour to colour.
///
/// Gradients along an edge have any number of colours; others go from the first one to the last.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]? { didSet { show() } }
  /// Where each colour is, as a share of the way; nil for equal distances.
  open var locations: [NSNumber]? { didSet { show() } }
  /// Where it begins, as shares of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { show() } } }
  /// Where it ends, as shares of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { show() } } }
  /// Whether it goes along a line or from a point.
  open var type = CAGradientLayerType.axial { didSet { if type != oldValue { show() } } }
  /// What draws the parts between the colours, where there are more than two.
  private var bands: [View] = []

  override func makeCopy() -> CALayer {
    let copy = CAGradientLayer(layer: self)
    (copy.colors, copy.locations) = (colors, locations)
    (copy.startPoint, copy.endPoint, copy.type) = (startPoint, endPoint, type)
    return copy
  }

  private var stops: [(place: CGFloat, color: Color)] {
    let all = (colors ?? []).compactMap { $0 as? CGColor }
    return all.enumerated().map { index, color in
      let even = all.count > 1 ? CGFloat(index) / CGFloat(all.count - 1) : 0
      let own = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return (own ?? even, color.engine)
    }
  }

  private var angle: Float? {
    guard type == .axial else { return nil }
    return Float(atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x))
  }

  /// Whether the parts between the colours are drawn each by itself.
  private var hasBands: Bool {
    let isStraight = startPoint.x == endPoint.x || startPoint.y == endPoint.y
    return type == .axial && isStraight && (stops.count > 2 || locations != nil)
  }

  override var shape: Shape? {
    let stops = stops
    guard let first = stops.first, let last = stops.last else { return super.shape }
    var shape = Shape(outline, fill: hasBands ? backgroundColor?.engine : first.color)
    if !hasBands { shape.gradient = Gradient(to: last.color, angle: angle) }
    return shape.fill == nil ? nil : shape
  }

  override func animatedValue(_ key: String) -> AnimatedValue? {
    switch key {
    case "locations": locations.flatMap { AnimatedValue($0) }
    case "startPoint": AnimatedValue(startPoint)
    case "endPoint": AnimatedValue(endPoint)
    default: super.animatedValue(key)
    }
  }

  override func setAnimated(_ key: String, _ value: AnimatedValue) {
    switch key {
    case "locations": if case .numbers(let all) = value { locations = all.map { NSNumber(value: Double($0)) } }
    case "startPoint": startPoint = value.point ?? startPoint
    case "endPoint": endPoint = value.point ?? endPoint
    default: super.setAnimated(key, value)
    }
  }

  override func show() {
    super.show()
    guard !isSilent, let engine, engine.isAlive, let scene = engine.scene else { return }
    var wanted: [(frame: Rect, from: Color, to: Color)] = []
    if hasBands {
      let (size, stops) = (engine.bounds.size, self.stops)
      let isAcross = startPoint.y == endPoint.y
      let length = CGFloat(isAcross ? size.width : size.height)
      let (from, to) = isAcross ? (startPoint.x, endPoint.x) : (startPoint.y, endPoint.y)
      func place(_ share: CGFloat) -> Float { Float((from + (to - from) * share) * length) }
      for (one, two) in zip(stops, stops.dropFirst()) where one.place < two.place {
        guard let (one, two) = Self.inside(one, two) else { continue }
        let (a, b) = (place(one.place), place(two.place))
        let frame =
          isAcross ? Rect(min(a, b), 0, abs(b - a), size.height) : Rect(0, min(a, b), size.width, abs(b - a))
        wanted.append(a <= b ? (frame, one.color, two.color) : (frame, two.color, one.color))
      }
    }
    while bands.count > wanted.count { bands.removeLast().destroy() }
    for (place, band) in wanted.enumerated() {
      if place == bands.count || !bands[place].isAlive {
        let view = scene.makeView()
        view.isUserInteractionEnabled = false
        engine.insertSubview(view, at: place)
        if place == bands.count { bands.append(view) } else { bands[place] = view }
      }
      bands[place].frame = band.frame
      var shape = Shape(.rectangle(), fill: band.from)
      shape.gradient = Gradient(to: band.to, angle: startPoint.y == endPoint.y ? 0 : .pi / 2)
      bands[place][Shape.self] = shape
    }
    if hasBands, cornerRadius > 0 {
      (engine.clipsToBounds, engine.clipCornerRadius) = (true, Float(cornerRadius))
    }
  }

  /// The part of a band that is between the start and the end, outside which nothing is drawn; nil for none.
  private static func inside(
    _ one: (place: CGFloat, color: Color), _ two: (place: CGFloat, color: Color)
  ) -> ((place: CGFloat, color: Color), (place: CGFloat, color: Color))? {
    func cut(_ place: CGFloat) -> (place: CGFloat, color: Color) {
      let place = min(max(place, 0), 1)
      return (place, one.color.mixed(with: two.color, Float((place - one.place) / (two.place - one.place))))
    }
    guard one.place < 1, two.place > 0 else { return nil }
    return (one.place < 0 ? cut(one.place) : one, two.place > 1 ? cut(two.place) : two)
  }

  open override func layoutSublayers() { show() }
}
