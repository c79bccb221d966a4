extension Tessellator {
  /// Adds the shadow of a figure: rings from where it has its full colour to where it ends. Returns whether anything of
  /// it is visible.
  mutating func addShadow(
    _ shadow: Shadow, of shape: Shape, in bounds: Rect, by map: Transform, alpha: Float
  ) -> Bool {
    guard shadow.color.alpha > 0, shadow.offset.isFinite, shadow.radius.isFinite else { return false }
    let scale = abs(map.determinant).squareRoot()
    // A hard shadow fades over a pixel like any edge.
    let radius = max(shadow.radius, 0.5 / max(scale, 1e-6))
    let bounds = bounds.offset(by: shadow.offset)
    let wide = bounds.outset(by: EdgeInsets(radius))
    guard begin(box: map.apply(to: wide).outset(by: EdgeInsets(1))) else { return false }
    // The corners of the faded edge are rounder than those of the shape by the radius.
    var isBetween = true
    switch shape.outline {
    case .rectangle(let corner):
      let corner = max(0, min(corner, min(bounds.size.width, bounds.size.height) / 2))
      outline.setRectangle(wide, radius: corner + radius, inset: 2 * radius, by: map)
    case .roundedRectangle(let radii):
      let radii = SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft) + radius
      outline.setRectangle(wide, radii: radii, inset: 2 * radius, by: map)
    case .ellipse: outline.setEllipse(wide, inset: 2 * radius, by: map)
    case .arc(let start, let end):
      guard end > start, start.isFinite, end.isFinite else { return false }
      outline.setArc(bounds, from: start, to: end, width: shape.fill == nil ? shape.lineWidth : nil, by: map)
      isBetween = false
    case .polygon, .star:
      setOutline(shape.outline, in: bounds, inset: 0, pixels: 0, by: map)
      isBetween = false
    case .line, .path: return false
    }
    use(texture: -1)
    let steps = 6
    var last: Int32 = 0
    for step in 0...steps {
      let share = Float(step) / Float(steps)
      // A smooth step from the full colour to none.
      let opacity = 1 - share * share * (3 - 2 * share)
      let color = VertexColor(shadow.color, alpha: alpha * opacity)
      let ring =
        isBetween
        ? addRing(between: share, color)
        : addRing(isInner: false, outward: radius * scale * (2 * share - 1), Ink(color), isBlunt: true)
      if step == 0 { addCenter(ring, Ink(color)) } else { join(last, ring) }
      last = ring
    }
    finish()
    return true
  }
}
