/// Which pixels of a picture are opaque enough to be hit: a bit a pixel.
public struct AlphaMask: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private var words: [UInt64]

  /// Makes a mask of a picture's size by asking for each pixel, row by row from the top.
  public init(width: Int, height: Int, isOpaque: (_ x: Int, _ y: Int) -> Bool) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    words = Array(repeating: 0, count: (self.width * self.height + 63) / 64)
    for y in 0..<self.height {
      for x in 0..<self.width where isOpaque(x, y) {
        let bit = y * self.width + x
        words[bit / 64] |= 1 << UInt64(bit % 64)
      }
    }
  }

  /// Whether the pixel is opaque; one outside the picture is not.
  public func isOpaque(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    let bit = y * width + x
    return words[bit / 64] & (1 << UInt64(bit % 64)) != 0
  }

  /// Whether the picture is opaque at a point of bounds that it fills.
  func isOpaque(at point: Point, in bounds: Rect) -> Bool {
    guard !bounds.isEmpty, bounds.contains(point) else { return false }
    let x = (point.x - bounds.minX) / bounds.size.width * Float(width)
    let y = (point.y - bounds.minY) / bounds.size.height * Float(height)
    return isOpaque(min(Int(x), width - 1), min(Int(y), height - 1))
  }
}
