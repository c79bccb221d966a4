extension ViewColumns {
  /// The box around all points of the parent's coordinates at which the view could be hit, or none at all.
  @inline(__always)
  func hitBox(of index: UInt32) -> SIMD4<Float> {
    plainBox(of: records[Int(index)]) ?? generalBox(of: index)
  }

  private func generalBox(of index: UInt32) -> SIMD4<Float> {
    let record = records[Int(index)]
    guard record.refusal == nil, isRegular(index) else { return Box.nothing }
    guard let area = hitLimit(of: index) else { return Box.everywhere }
    let rect = record.toParent.apply(to: area)
    // The exact test follows in the child's own coordinates, so a box may be a little too large, never too small: the
    // slack covers the rounding of both ways, of the largest number on the way, which a transform makes worse by its
    // condition number.
    let inner = area.magnitude + record.bounds.magnitude
    let outer = rect.magnitude + record.displacement
    let slack = (outer + inner * record.reach) * 2e-6 * record.condition + .leastNormalMagnitude
    let box = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY) - slack
    // Numbers may be too large for a box and not for the exact test: that is left to decide at every point.
    return box.x.isFinite && box.y.isFinite && box.z.isFinite && box.w.isFinite ? box : Box.everywhere
  }

  /// The rectangle of a view's own coordinates outside which nobody need ask it; nil for everywhere.
  func hitLimit(of index: UInt32) -> Rect? {
    let area = hitArea(of: index)
    guard records[Int(index)].flags.contains(.answersHitTest), let reaches = reaches[index] else { return area }
    return reaches.limit(around: area)
  }

  /// The same in the common case: a view that is neither transformed nor grown, and whose numbers are no trouble. Nil leaves
  /// it to the general way.
  @inline(__always)
  func plainBox(of record: ViewRecord) -> SIMD4<Float>? {
    // What needs the general way, and what can't be hit at all.
    let unusual: ViewFlags = [
      .hasTransform, .hasOutsets, .isGrownForTouch, .answersHitTest, .isHidden, .isInteractionDisabled,
      .isHeldByAnimation,
    ]
    let low = record.position
    let high = low + record.size
    // Each way rounds for itself, so the numbers of one axis are no concern of the other.
    let slack = (Self.magnitude(low) + Self.magnitude(record.boundsOrigin) + record.size) * 4e-6 + .leastNormalMagnitude
    let isPlain = all(SIMD4(lowHalf: SIMD2.zero, highHalf: slack) .< SIMD4(lowHalf: record.size, highHalf: Self.large))
    guard record.flags.isDisjoint(with: unusual), record.alpha >= 0.01, isPlain else { return nil }
    return SIMD4(lowHalf: low - slack, highHalf: -high - slack)
  }

  private static var large: SIMD2<Float> { SIMD2(repeating: 1e30) }

  /// Both numbers without their signs.
  @inline(__always)
  private static func magnitude(_ numbers: SIMD2<Float>) -> SIMD2<Float> {
    numbers.replacing(with: -numbers, where: numbers .< 0)
  }

  /// Whether a view has an area, or answers itself, and geometry that points can be mapped through (H9): finite, and not
  /// singular.
  func isRegular(_ index: UInt32) -> Bool {
    let record = records[Int(index)]
    let area = hitArea(of: index)
    guard !area.isEmpty || record.flags.contains(.answersHitTest), area.isFinite,
      let middle = record.fromParent(record.middle)
    else { return false }
    return middle.x.isFinite && middle.y.isFinite
  }
}
