/// What of a view changes with the size of the view that it is in: edges that are not flexible stay as far from the
/// parent's as they are.
///
/// As in UIKit, what the parent grows or shrinks by is shared among the flexible parts along an axis in proportion to
/// their lengths, or evenly when they have none. A view with no flexible part stays where it is.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The room to the left.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The view's own width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The room to the right.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The room above.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The view's own height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The room below.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  /// Width and height: all four edges stick.
  public static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
}

extension ViewGeometry {
  /// Moves the edges with those of a parent that had another size.
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
