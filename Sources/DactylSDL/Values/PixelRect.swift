/// An upright rectangle of whole output pixels.
struct PixelRect: Hashable, Sendable {
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle with each edge at the nearest pixel edge.
  init(rounding rect: Rect) {
    let left = Self.pixel(rect.minX)
    let top = Self.pixel(rect.minY)
    self.init(x: left, y: top, width: max(0, Self.pixel(rect.maxX) - left), height: max(0, Self.pixel(rect.maxY) - top))
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  var rect: Rect { Rect(Float(x), Float(y), Float(width), Float(height)) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return right > left && bottom > top
      ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
  }

  /// Limited far inside the range of Int32, so that sums cannot overflow.
  private static func pixel(_ value: Float) -> Int32 {
    value.isNaN ? 0 : Int32(max(-1e8, min(1e8, value.rounded())))
  }
}
