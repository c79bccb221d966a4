/// The four corners of a rectangle in output pixels: top left, top right, bottom left, bottom right.
struct SpriteCorners: Sendable {
  var x: SIMD4<Float>
  var y: SIMD4<Float>

  /// Computes the same numbers, to the last bit, as `Transform.apply(to:)` for each corner.
  @inline(__always)
  init(_ bounds: Rect, by map: Transform) {
    let (left, top) = (bounds.minX, bounds.minY)
    let (right, bottom) = (left + bounds.size.width, top + bounds.size.height)
    let (across, down) = (SIMD4(left, right, left, right), SIMD4(top, top, bottom, bottom))
    x = across * map.a + down * map.c + map.tx
    y = across * map.b + down * map.d + map.ty
  }

  /// The smallest upright rectangle around the corners; nil where they are not all finite.
  @inline(__always)
  var box: Rect? {
    let sums = x + y
    guard (sums - sums) == .zero else { return nil }
    var (low, high) = (SIMD2(x[0], y[0]), SIMD2(x[0], y[0]))
    for corner in 1..<4 {
      let point = SIMD2(x[corner], y[corner])
      low = low.replacing(with: point, where: point .< low)
      high = high.replacing(with: point, where: point .> high)
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
