/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Float
  /// The extent from top to bottom.
  public var height: Float

  /// No width and no height.
  public static let zero = Size(0, 0)

  /// Makes a size from a width and a height, in points.
  public init(_ width: Float, _ height: Float) {
    self.width = width
    self.height = height
  }

  /// Whether both extents are finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}
