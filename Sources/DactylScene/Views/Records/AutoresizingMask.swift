/// The parts of a view's geometry that change with the size of its superview: edges with an inflexible margin keep
/// their distance from the superview's.
///
/// As in UIKit, the growth of the superview is shared among the flexible parts along an axis in proportion to their
/// lengths, or evenly when these are 0. A view without flexible parts stays where it is.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The space to the left.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The view's own width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The space to the right.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The space above.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The view's own height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The space below.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  /// Width and height: all four edges keep their distances.
  public static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
}

extension ViewGeometry {
  /// Moves the edges with those of a superview whose size has changed.
  mutating func follow(_ parent: ViewRecord, from oldSize: SIMD2<Float>, _ mask: AutoresizingMask) {
    let axes: [(AutoresizingMask, AutoresizingMask, AutoresizingMask)] = [
      (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin),
      (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin),
    ]
    for axis in 0..<2 {
      let (before, own, after) = axes[axis]
      let start = position[axis] - parent.boundsOrigin[axis]
      let parts = SIMD3(
        mask.contains(before) ? start : 0, mask.contains(own) ? size[axis] : 0,
        mask.contains(after) ? oldSize[axis] - start - size[axis] : 0)
      let isFlexible = SIMD3<Float>(
        mask.contains(before) ? 1 : 0, mask.contains(own) ? 1 : 0, mask.contains(after) ? 1 : 0)
      let count = isFlexible.sum()
      guard count > 0 else { continue }
      let total = parts.sum()
      let shares = total != 0 ? parts / total : isFlexible / count
      let growth = shares * (parent.size[axis] - oldSize[axis])
      position[axis] += growth.x
      size[axis] = max(0, size[axis] + growth.y)
    }
  }
}
