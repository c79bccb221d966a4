/// Four distances, one for each edge, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance at the top edge.
  public var top: Float
  /// The distance at the left edge.
  public var left: Float
  /// The distance at the bottom edge.
  public var bottom: Float
  /// The distance at the right edge.
  public var right: Float

  /// No distance at any edge.
  public static let zero = EdgeInsets(0)

  /// Makes insets from the four distances.
  public init(top: Float, left: Float, bottom: Float, right: Float) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets that are the same at all four edges.
  public init(_ all: Float) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Makes insets that are the same on the left and the right, and the same on the top and the bottom.
  public init(horizontal: Float = 0, vertical: Float = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}
