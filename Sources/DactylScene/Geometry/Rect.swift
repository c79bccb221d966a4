/// An upright rectangle, in points. It contains its left and top edges, but not its right and bottom ones (H5).
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height. A rectangle with a negative or zero extent contains no point.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from left, top, width and height.
  public init(_ x: Float, _ y: Float, _ width: Float, _ height: Float) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Makes the rectangle of a size around a centre.
  public init(center: Point, size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// The left edge.
  public var minX: Float { origin.x }
  /// The top edge.
  public var minY: Float { origin.y }
  /// The right edge.
  public var maxX: Float { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Float { origin.y + size.height }
  /// The horizontal middle.
  public var midX: Float { origin.x + size.width / 2 }
  /// The vertical middle.
  public var midY: Float { origin.y + size.height / 2 }
  /// The point in the middle of the rectangle.
  public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }
  /// Whether the rectangle contains no point at all.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether the point is inside: on the left or top edge it is, on the right or bottom edge it is not (H5).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two rectangles share an area.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The area that the two rectangles share, or the empty rectangle.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right > left && bottom > top ? Rect(left, top, right - left, bottom - top) : .zero
  }

  /// The smallest rectangle around both. An empty rectangle adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The rectangle grown outward by the insets, or shrunk where they are negative.
  public func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX - insets.left, minY - insets.top, size.width + insets.left + insets.right,
      size.height + insets.top + insets.bottom)
  }

  /// The same area with a size that is not negative, as `CGRect.standardized`.
  public var standardized: Rect {
    let width = abs(size.width)
    let height = abs(size.height)
    return Rect(size.width < 0 ? minX - width : minX, size.height < 0 ? minY - height : minY, width, height)
  }

  /// The rectangle moved by a vector.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }
}
