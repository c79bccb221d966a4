/// The pixels of a picture that are opaque enough to be hit: one bit for each pixel.
public struct AlphaMask: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private var words: [UInt64]

  /// Makes a mask of a picture's size by calling the closure for each pixel, row by row from the top.
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

  /// Whether the pixel is opaque; false outside the picture.
  public func isOpaque(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    let bit = y * width + x
    return words[bit / 64] & (1 << UInt64(bit % 64)) != 0
  }

  /// Whether the picture is opaque at a point of the bounds that it, or a part of it, fills.
  func isOpaque(at point: Point, in bounds: Rect, showing part: PicturePart? = nil) -> Bool {
    guard !bounds.isEmpty, bounds.contains(point) else { return false }
    let size = Size(Float(width), Float(height))
    var cell = Rect(origin: .zero, size: size)
    // A mask that is not as large as the picture is one of the shown part.
    if let part, part.size == size, let shown = part.cell { cell = shown }
    let x = (point.x - bounds.minX) / bounds.size.width
    let y = (point.y - bounds.minY) / bounds.size.height
    guard let column = Self.pixel(at: x, from: cell.minX, cell.size.width, isMirrored: part?.isFlipped == true),
      let row = Self.pixel(at: y, from: cell.minY, cell.size.height, isMirrored: false)
    else { return false }
    return isOpaque(column, row)
  }

  /// The pixel at a fraction, 0..<1, of a length of pixels from a start; nil for numbers that are not finite.
  private static func pixel(at share: Float, from start: Float, _ length: Float, isMirrored: Bool) -> Int? {
    let offset = share * length
    let pixel = isMirrored ? (length - offset).rounded(.up) - 1 : offset.rounded(.down)
    return Int(exactly: (start + min(max(pixel, 0), length.rounded(.up) - 1)).rounded(.down))
  }
}

/// The part of a picture that a view shows.
package struct PicturePart {
  /// The size of the whole picture, in pixels.
  package var size: Size
  /// The part that fills the view, in pixels; nil for the whole picture.
  package var cell: Rect?
  /// Whether the picture is mirrored left to right.
  package var isFlipped: Bool

  /// Makes the part of a picture.
  package init(size: Size, cell: Rect?, isFlipped: Bool) {
    self.size = size
    self.cell = cell
    self.isFlipped = isFlipped
  }
}
