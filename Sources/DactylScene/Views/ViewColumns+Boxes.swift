extension ViewColumns {
  /// The box around all points of the parent's coordinates at which the view could be hit, or none at all.
  @inline(__always)
  func hitBox(of index: UInt32) -> SIMD4<Float> {
    plainBox(of: records[Int(index)]) ?? generalBox(of: index)
  }

  private func generalBox(of index: UInt32) -> SIMD4<Float> {
    let record = records[Int(index)]
    guard record.refusal == nil, isRegular(index) else { return ChildStore.unhittable }
    let area = hitArea(of: index)
    let rect = record.toParent.apply(to: area)
    // The exact test follows in the child's own coordinates, so a box may be a little too large, never too small: the
    // slack covers the rounding of both ways, of the largest number on the way, which a transform makes worse by its
    // condition number.
    let inner = area.magnitude + record.bounds.magnitude
    let outer = rect.magnitude + record.displacement
    let slack = (outer + inner * record.reach) * 2e-6 * record.condition + .leastNormalMagnitude
    let box = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY) - slack
    // Numbers may be too large for a box and not for the exact test: that is left to decide at every point.
    return box.x.isFinite && box.y.isFinite && box.z.isFinite && box.w.isFinite ? box : ChildStore.everywhere
  }

  /// The same in the common case, with the same slack: a view that is neither transformed nor grown, and whose numbers are
  /// no trouble. Nil leaves it to the general way.
  @inline(__always)
  private func plainBox(of record: ViewRecord) -> SIMD4<Float>? {
    guard record.flags.isDisjoint(with: [.hasTransform, .hasOutsets]), record.refusal == nil,
      record.size.x > 0, record.size.y > 0
    else { return nil }
    let low = record.position
    let high = low + record.size
    let end = record.boundsOrigin + record.size
    let outer = max(max(abs(low.x), abs(high.x)), max(abs(low.y), abs(high.y)))
    let inner = max(max(abs(record.boundsOrigin.x), abs(end.x)), max(abs(record.boundsOrigin.y), abs(end.y)))
    let slack = (outer + 2 * inner) * 2e-6 + .leastNormalMagnitude
    guard slack < 1e30 else { return nil }
    return SIMD4(low.x, low.y, -high.x, -high.y) - slack
  }

  /// Whether a view has an area, and geometry that points can be mapped through (H9): finite, and not singular.
  func isRegular(_ index: UInt32) -> Bool {
    let record = records[Int(index)]
    let area = hitArea(of: index)
    guard !area.isEmpty, area.isFinite, let middle = record.fromParent(record.middle) else { return false }
    return middle.x.isFinite && middle.y.isFinite
  }
}
