import Dactyl

extension OverlayCanvas {
  /// Draws the outline of an area in the view's true shape.
  mutating func draw(_ area: HitArea, _ shape: HitShape?, _ color: Color, width: Float = 1) {
    let scale = abs(area.transform.determinant).squareRoot()
    guard scale > 0, scale.isFinite, !area.area.isEmpty else { return }
    let width = width / scale
    switch shape {
    case nil: outline(.rectangle(), area, color, width)
    case .ellipse: outline(.ellipse, area, color, width)
    case .roundedRectangle(let radius):
      let most = min(area.area.size.width, area.area.size.height) / 2
      outline(.rectangle(cornerRadius: min(max(radius, 0), most)), area, color, width)
    case .polygon(let corners): polygon(corners, area.transform, color, width)
    case .mask(let mask): self.mask(mask, area, color)
    case .custom:
      // What a closure answers is known for single points only.
      outline(.rectangle(cornerRadius: 4 / scale), area, color.opacity(color.alpha * 0.5), width)
    }
    if area.area != area.bounds, !area.bounds.isEmpty {
      add(
        Shape(.rectangle(), stroke: color.opacity(color.alpha * 0.35), lineWidth: width), in: area.bounds,
        by: area.transform)
    }
  }

  private mutating func outline(_ outline: Shape.Outline, _ area: HitArea, _ color: Color, _ width: Float) {
    add(Shape(outline, stroke: color, lineWidth: width), in: area.area, by: area.transform)
  }

  private mutating func polygon(_ corners: [Point], _ transform: Transform, _ color: Color, _ width: Float) {
    guard var last = corners.last, corners.count <= 64 else { return }
    for corner in corners {
      line(last, corner, color, width: width, by: transform)
      last = corner
    }
  }

  /// Fills the opaque parts of a mask, in at most 24 rows.
  private mutating func mask(_ mask: AlphaMask, _ area: HitArea, _ color: Color) {
    let rows = min(mask.height, 24)
    guard rows > 0, mask.width > 0 else { return }
    let (cell, step) = (area.bounds.size.height / Float(rows), area.bounds.size.width / Float(mask.width))
    for row in 0..<rows {
      let y = min((row * mask.height + mask.height / 2) / rows, mask.height - 1)
      var start: Int?
      for x in 0...mask.width {
        let isOpaque = x < mask.width && mask.isOpaque(x, y)
        if isOpaque, start == nil { start = x }
        guard !isOpaque, let first = start else { continue }
        start = nil
        let run = Rect(
          area.bounds.minX + Float(first) * step, area.bounds.minY + Float(row) * cell, Float(x - first) * step, cell)
        add(Shape(.rectangle(), fill: color.opacity(color.alpha * 0.35)), in: run, by: area.transform)
      }
    }
  }
}
