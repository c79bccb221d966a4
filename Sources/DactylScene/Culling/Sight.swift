/// Working out where a view appears that is clipped by nothing but the edges of what is in sight: the same numbers, to the
/// last bit, as `ViewRecord.toParent`, `Transform.concatenating` and `Transform.apply`, a few at a time.
struct Sight {
  /// (maxX, maxY, -minX, -minY) of what is in sight.
  private let edges: SIMD4<Float>

  init(_ rect: Rect) { edges = SIMD4(rect.maxX, rect.maxY, -rect.minX, -rect.minY) }

  /// Where and how a view appears in another.
  @inline(__always)
  func place(_ record: ViewRecord, in outer: VisibleViews.Appearance) -> VisibleViews.Appearance {
    let half = record.size / 2
    let pivot = record.boundsOrigin + half
    let own = record.linear
    var shift = record.position - record.boundsOrigin
    if record.flags.contains(.hasTransform) {
      shift = record.position + half - own.lowHalf * pivot.x - own.highHalf * pivot.y
    }
    let (along, across) = (outer.linear.lowHalf, outer.linear.highHalf)
    let linear =
      SIMD4(lowHalf: along, highHalf: along) * SIMD4(own.x, own.x, own.z, own.z)
      + SIMD4(lowHalf: across, highHalf: across) * SIMD4(own.y, own.y, own.w, own.w)
    shift = along * shift.x + across * shift.y + outer.shift

    let middle = linear.lowHalf * pivot.x + linear.highHalf * pivot.y + shift
    let spread = SIMD4<Float>(bitPattern: SIMD4<UInt32>(bitPattern: linear) & 0x7FFF_FFFF)
    let reach = (spread.lowHalf * record.size.x + spread.highHalf * record.size.y) / 2
    let low = middle - reach
    let high = low + reach * 2
    let isInside = all(SIMD4(lowHalf: low, highHalf: -high) .< edges)
    var placed = outer
    placed.linear = linear
    placed.shift = shift
    placed.alpha = outer.alpha * record.alpha
    placed.clip = isInside ? -1 : VisibleViews.Appearance.outside
    return placed
  }
}

extension SIMD4<UInt32> {
  @inline(__always)
  fileprivate init(bitPattern floats: SIMD4<Float>) { self = unsafe unsafeBitCast(floats, to: Self.self) }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate init(bitPattern bits: SIMD4<UInt32>) { self = unsafe unsafeBitCast(bits, to: Self.self) }
}
