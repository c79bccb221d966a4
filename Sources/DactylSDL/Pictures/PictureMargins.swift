/// The transparent margins of parts of pictures, measured once for each part.
struct PictureMargins: Sendable {
  private struct Part: Hashable, Sendable {
    var picture: Int32
    var cell: Rect
  }

  private var known: [Part: Float] = [:]
  private var last = Part(picture: -1, cell: Rect(0, 0, 0, 0))
  private var lastMargin: Float = 0

  /// The number of pixel rows and columns along every edge of a part of a picture that contain nothing visible. Parts
  /// with fractions of pixels count as 0.
  mutating func margin(of cell: Rect, in id: Int32, of pictures: PictureTable) -> Float {
    let part = Part(picture: id, cell: cell)
    if part == last { return lastMargin }
    var margin = known[part]
    if margin == nil {
      margin = Self.measure(cell, id, pictures)
      // Cells may be arbitrary, and different in each frame.
      if known.count > 4096 { known.removeAll(keepingCapacity: true) }
      known[part] = margin
    }
    last = part
    lastMargin = margin ?? 0
    return lastMargin
  }

  private static func measure(_ cell: Rect, _ id: Int32, _ pictures: PictureTable) -> Float {
    guard pictures.pictures.indices.contains(Int(id)), cell.isFinite else { return 0 }
    let picture = pictures.pictures[Int(id)]
    let (left, top) = (Int(clamping: cell.minX.rounded(.down)), Int(clamping: cell.minY.rounded(.down)))
    let (right, bottom) = (Int(clamping: cell.maxX.rounded(.up)), Int(clamping: cell.maxY.rounded(.up)))
    guard left >= 0, top >= 0, right <= picture.width, bottom <= picture.height else { return 0 }
    var margin = 0
    while left + margin < right - margin, top + margin < bottom - margin {
      let (far, low) = (right - 1 - margin, bottom - 1 - margin)
      func isClear(_ x: Int, _ y: Int) -> Bool { picture.pixels[(y * picture.width + x) * 4 + 3] == 0 }
      for x in left + margin...far where !isClear(x, top + margin) || !isClear(x, low) { return Float(margin) }
      for y in top + margin...low where !isClear(left + margin, y) || !isClear(far, y) { return Float(margin) }
      margin += 1
    }
    return Float(margin)
  }
}
