/// The record of a view, in one cache line, which hit-testing, moving and drawing read.
///
/// A view's own coordinates start at `boundsOrigin`. Untransformed, its bounds fill the rectangle from `position` of
/// `size` in its parent's coordinates; `linear` then acts about that rectangle's centre. `position` includes the
/// translation of the transform; the position without it is kept beside the records (`ViewGeometry`).
package struct ViewRecord: Sendable {
  package var position = SIMD2<Float>(0, 0)
  package var size = SIMD2<Float>(0, 0)
  /// a, b, c, d of the transform.
  package var linear = SIMD4<Float>(1, 0, 0, 1)
  package var boundsOrigin = SIMD2<Float>(0, 0)
  package var parent = UInt32.max
  /// The view's slot in its parent: in the store of children, or in the tree of boxes of a wide parent.
  var slot = UInt32.max
  /// The start of the view's own children in the store of children; of a wide parent its number among those.
  var children: UInt32 = 0
  /// The number of children.
  package var childCount: UInt32 = 0
  package var flags: ViewFlags = []
  package var alpha: Float = 1

  package init() {}
}

extension ViewRecord {
  package var bounds: Rect { Rect(boundsOrigin.x, boundsOrigin.y, size.x, size.y) }
  /// The centre of the view in its parent's coordinates.
  package var middle: SIMD2<Float> { position + size / 2 }

  /// The transform from the view's own coordinates to its parent's.
  package var toParent: Transform {
    guard flags.contains(.hasTransform) else {
      return .translation(position.x - boundsOrigin.x, position.y - boundsOrigin.y)
    }
    let pivot = boundsOrigin + size / 2
    let middle = middle
    return Transform(
      a: linear.x, b: linear.y, c: linear.z, d: linear.w,
      tx: middle.x - linear.x * pivot.x - linear.z * pivot.y,
      ty: middle.y - linear.y * pivot.x - linear.w * pivot.y)
  }

  /// A point of the parent's coordinates in the view's own; nil under a transform without inverse (H9).
  @inline(__always)
  package func fromParent(_ point: SIMD2<Float>) -> SIMD2<Float>? {
    guard flags.contains(.hasTransform) else { return point - position + boundsOrigin }
    let determinant = linear.x * linear.w - linear.y * linear.z
    let scale = 1 / determinant
    guard scale.isFinite, scale != 0 else { return nil }
    let offset = point - middle
    let local = SIMD2(linear.w * offset.x - linear.z * offset.y, linear.x * offset.y - linear.y * offset.x) * scale
    return local + boundsOrigin + size / 2
  }

  /// The largest coordinate on the path into the view, apart from those of its box.
  var displacement: Float {
    guard flags.contains(.hasTransform) else { return 0 }
    return max(abs(middle.x), abs(middle.y))
  }

  /// The greatest factor by which the transform stretches.
  var reach: Float {
    guard flags.contains(.hasTransform) else { return 1 }
    return max(abs(linear.x) + abs(linear.z), abs(linear.y) + abs(linear.w))
  }

  /// The greatest factor by which the transform magnifies rounding: 1 for a rotation, more for flat and sheared ones.
  var condition: Float {
    guard flags.contains(.hasTransform) else { return 1 }
    return (linear * linear).sum() / abs(linear.x * linear.w - linear.y * linear.z)
  }

  // MARK: Hit-testing and drawing

  /// Whether the view itself lets its contents be used. An animation that holds it does not change that.
  @inline(__always)
  package var canBeReached: Bool { flags.isDisjoint(with: [.isHidden, .isInteractionDisabled]) && alpha >= 0.01 }

  /// The reason why the view cannot be hit anywhere, or nil.
  @inline(__always)
  package var refusal: HitVerdict? {
    let stops: ViewFlags = [.isHidden, .isInteractionDisabled, .isHeldByAnimation]
    if flags.isDisjoint(with: stops) && alpha >= 0.01 { return nil }
    if flags.contains(.isHidden) { return .hidden }
    if flags.contains(.isInteractionDisabled) { return .interactionDisabled }
    return flags.contains(.isHeldByAnimation) ? .animated : .faint
  }

  /// Whether the view, with its contents, is visible at all.
  @inline(__always)
  var isDrawn: Bool { !flags.contains(.isHidden) && alpha > 0 }

  /// The bounds as a box, also for negative sizes; the empty box where they are NaN.
  @inline(__always)
  var boundsBox: SIMD4<Float> {
    let end = boundsOrigin + size
    let low = boundsOrigin.replacing(with: end, where: end .< boundsOrigin)
    let high = end.replacing(with: boundsOrigin, where: end .< boundsOrigin)
    let sum = low + high
    return sum.x.isNaN || sum.y.isNaN ? Box.nothing : SIMD4(lowHalf: low, highHalf: -high)
  }
}

extension Rect {
  /// The largest absolute value of the coordinates.
  var magnitude: Float { max(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY))) }
}
