extension ViewColumns {
  /// The box around all points of the parent's coordinates at which the view could be hit; the empty box for none.
  @inline(__always)
  func hitBox(of index: UInt32) -> SIMD4<Float> {
    quickBox(of: records[Int(index)]) ?? generalBox(of: index)
  }

  /// The hit box of most views, from their records alone. Returns nil for others: views that are enlarged or answer
  /// hit-testing themselves, that cannot be hit at all, or whose numbers are extreme.
  @inline(__always)
  func quickBox(of record: ViewRecord) -> SIMD4<Float>? {
    let unusual: ViewFlags = [
      .hasOutsets, .isGrownForTouch, .answersHitTest, .isHidden, .isInteractionDisabled, .isHeldByAnimation,
    ]
    guard record.flags.isDisjoint(with: unusual), record.alpha >= 0.01 else { return nil }
    guard record.flags.contains(.hasTransform) else { return plainBox(of: record) }
    let origin = SIMD4(lowHalf: record.boundsOrigin, highHalf: record.boundsOrigin)
    let box = Self.turnedBox(SIMD4(lowHalf: record.position, highHalf: record.size), record.linear, origin)
    // With NaN or too large numbers, or a singular transform, the slack of all sides is NaN or too large as well.
    return record.size.x > 0 && record.size.y > 0 && box.x > -1e30 ? box : nil
  }

  private func generalBox(of index: UInt32) -> SIMD4<Float> {
    let record = records[Int(index)]
    guard record.refusal == nil, isRegular(index) else { return Box.nothing }
    guard let area = hitLimit(of: index) else { return Box.everywhere }
    let rect = record.toParent.apply(to: area)
    // The exact test follows in the child's own coordinates, so a box may be a little too large, never too small: the
    // slack covers the rounding of both conversions, relative to the largest number on the path, which a transform
    // magnifies by its condition number.
    let inner = area.magnitude + record.bounds.magnitude
    let outer = rect.magnitude + record.displacement
    let slack = (outer + inner * record.reach) * 2e-6 * record.condition + .leastNormalMagnitude
    let box = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY) - slack
    // Numbers may be too large for a box but not for the exact test, which then decides at every point.
    return box.x.isFinite && box.y.isFinite && box.z.isFinite && box.w.isFinite ? box : Box.everywhere
  }

  /// The rectangle of a view's own coordinates outside which the view need not be asked; nil for everywhere.
  func hitLimit(of index: UInt32) -> Rect? {
    let area = hitArea(of: index)
    guard records[Int(index)].flags.contains(.answersHitTest), let reaches = reaches[index] else { return area }
    return reaches.limit(around: area)
  }

  /// The box of a view without a transform.
  @inline(__always)
  private func plainBox(of record: ViewRecord) -> SIMD4<Float>? {
    let low = record.position
    let high = low + record.size
    // The axes round independently, so the numbers of one do not affect the other.
    let slack = (Self.magnitude(low) + Self.magnitude(record.boundsOrigin) + record.size) * 4e-6 + .leastNormalMagnitude
    let isPlain = all(SIMD4(lowHalf: SIMD2.zero, highHalf: slack) .< SIMD4(lowHalf: record.size, highHalf: Self.large))
    return isPlain ? SIMD4(lowHalf: low - slack, highHalf: -high - slack) : nil
  }

  /// The box of a transformed view, never smaller than the area of the exact test: the slack is that of the general
  /// computation, with numbers that are no smaller. (It receives numbers, not a record, which would go through memory;
  /// and all of them in fours, since the compiler splits pairs.)
  ///
  /// - Parameters:
  ///   - frame: The position and the size.
  ///   - origin: The origin of the bounds, twice.
  @inline(never)
  private static func turnedBox(
    _ frame: SIMD4<Float>, _ linear: SIMD4<Float>, _ origin: SIMD4<Float>
  ) -> SIMD4<Float> {
    let size = SIMD4(lowHalf: frame.highHalf, highHalf: frame.highHalf)
    let middle = SIMD4(lowHalf: frame.lowHalf, highHalf: frame.lowHalf) + size * 0.5
    // The distances of the sides from the middle, and the greatest factor by which the transform stretches.
    let spread = Box.magnitude(linear)
    let parts = spread * SIMD4(lowHalf: size.evenHalf, highHalf: size.oddHalf) * 0.5
    let reach = parts + Box.swapped(parts)
    let stretch = spread + Box.swapped(spread)
    let inner = Box.magnitude(origin) + size
    let numbers = Box.magnitude(middle) * 2 + reach + stretch * (2 * (inner.x + inner.y))
    let scale = 1 / (linear.x * linear.w - linear.y * linear.z)
    let condition = (linear * linear).sum() * abs(scale)
    let slack = (numbers.x + numbers.y) * condition * 2e-6 + .leastNormalMagnitude
    return SIMD4(lowHalf: middle.lowHalf, highHalf: -middle.highHalf) - reach - slack
  }

  private static var large: SIMD2<Float> { SIMD2(repeating: 1e30) }

  /// The absolute values of both numbers.
  @inline(__always)
  private static func magnitude(_ numbers: SIMD2<Float>) -> SIMD2<Float> {
    let negative = SIMD2<Float>.zero - numbers
    return numbers.replacing(with: negative, where: negative .> numbers)
  }

  /// Whether a view has an area, or answers hit-testing itself, and has geometry that points can be mapped through
  /// (H9): finite, and not singular.
  func isRegular(_ index: UInt32) -> Bool {
    let record = records[Int(index)]
    let area = hitArea(of: index)
    guard !area.isEmpty || record.flags.contains(.answersHitTest), area.isFinite,
      let middle = record.fromParent(record.middle)
    else { return false }
    return middle.x.isFinite && middle.y.isFinite
  }
}
