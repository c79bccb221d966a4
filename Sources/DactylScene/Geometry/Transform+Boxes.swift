/// Transformed boxes (minX, minY, -maxX, -maxY), never too small: slack covers the rounding.
extension Transform {
  /// Whether upright rectangles stay upright.
  var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  var hasNaN: Bool { a.isNaN || b.isNaN || c.isNaN || d.isNaN || tx.isNaN || ty.isNaN }

  /// The box around a transformed box, or everywhere if the numbers are too large for one.
  ///
  /// - Parameter displacement: The largest number that went into the transform, apart from those of the boxes.
  @inline(__always)
  func slackBox(of area: SIMD4<Float>, beside displacement: Float) -> SIMD4<Float> {
    let low = area.lowHalf
    let high = -area.highHalf
    let center = (low + high) * 0.5
    let half = (high - low) * 0.5
    let (along, across) = (SIMD2(a, b), SIMD2(c, d))
    let middle = along * center.x + across * center.y + SIMD2(tx, ty)
    let reach = abs(along) * half.x + abs(across) * half.y
    let (minimum, maximum) = (middle - reach, middle + reach)
    let inner = max(max(abs(low.x), abs(low.y)), max(abs(high.x), abs(high.y)))
    let outer = max(max(abs(minimum.x), abs(minimum.y)), max(abs(maximum.x), abs(maximum.y)))
    let stretch = max(abs(a) + abs(c), abs(b) + abs(d))
    let slack = (outer + displacement + max(abs(tx), abs(ty)) + inner * stretch) * 4e-6 + .leastNormalMagnitude
    let box = SIMD4(lowHalf: minimum, highHalf: -maximum) - slack
    let sum = box.sum() + slack
    return sum.isFinite ? box : Box.everywhere
  }

  /// Whether a box, transformed, may overlap a rectangle.
  @inline(__always)
  func mayShow(_ box: SIMD4<Float>, in rect: Rect) -> Bool {
    if box.x == .infinity { return false }
    let shown = slackBox(of: box, beside: 0)
    return !(shown.x > rect.maxX || shown.y > rect.maxY || -shown.z < rect.minX || -shown.w < rect.minY)
  }

  /// The box around what the transform maps into a rectangle, or nil if that may be anywhere.
  func box(shownIn rect: Rect) -> SIMD4<Float>? {
    let (a, b, c, d) = (Double(self.a), Double(self.b), Double(self.c), Double(self.d))
    let determinant = a * d - b * c
    let norm = a * a + b * b + c * c + d * d
    // Flatter transforms magnify rounding beyond use.
    guard abs(determinant) > norm * 1e-5, determinant.isFinite else { return nil }
    let x = (Double(rect.minX) + Double(rect.maxX)) / 2 - Double(tx)
    let y = (Double(rect.minY) + Double(rect.maxY)) / 2 - Double(ty)
    let width = abs(Double(rect.maxX) - Double(rect.minX)) / 2
    let height = abs(Double(rect.maxY) - Double(rect.minY)) / 2
    let middle = SIMD2(d * x - c * y, a * y - b * x) / determinant
    let half = SIMD2(abs(d) * width + abs(c) * height, abs(a) * height + abs(b) * width) / abs(determinant)
    let outer = abs(Double(tx)) + abs(Double(ty)) + abs(x) + abs(y) + width + height
    let inner = max(abs(middle.x) + half.x, abs(middle.y) + half.y)
    let stretch = (abs(a) + abs(b) + abs(c) + abs(d)) / abs(determinant)
    // The path down rounds what it maps here in proportion to this transform's numbers, which its inverse magnifies.
    let slack = (outer * stretch + inner * stretch * norm.squareRoot()) * 4e-6 + Double(Float.leastNormalMagnitude)
    let (low, high) = (middle - half - slack, middle + half + slack)
    let box = SIMD4(Float(low.x), Float(low.y), Float(-high.x), Float(-high.y))
    return abs(box.x) < 1e37 && abs(box.y) < 1e37 && abs(box.z) < 1e37 && abs(box.w) < 1e37 ? box : nil
  }
}

@inline(__always)
private func abs(_ vector: SIMD2<Float>) -> SIMD2<Float> { vector.replacing(with: -vector, where: vector .< 0) }
