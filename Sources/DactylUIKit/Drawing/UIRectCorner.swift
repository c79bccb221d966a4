/// The corners of a rectangle, one bit each.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The members of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner.
  public static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2),
    bottomLeft = UIRectCorner(rawValue: 4), bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
