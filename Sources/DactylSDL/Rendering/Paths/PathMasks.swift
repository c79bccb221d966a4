/// The pictures of paths: white, with the coverage of the path as opacity. Kept while they are drawn, and some time
/// longer.
struct PathMasks {
  /// What is drawn, and at which scale.
  struct Key: Hashable {
    var path: BezierPath
    /// The width of the line in points; nil for the interior.
    var lineWidth: Float?
    var dashes: [Float] = []
    var dashPhase: Float = 0
    /// Pixels for each point.
    var scale: Float
  }

  /// A picture, and the rectangle that it fills, in pixels of its scale.
  struct Mask {
    var texture: Int32
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    fileprivate var frame: UInt64
  }

  private var masks: [Key: Mask] = [:]
  /// The numbers of pictures that no mask uses.
  private var spare: [Int32] = []
  private var frame: UInt64 = 0
  private var pixels = 0

  /// The number of pixels up to which masks are kept that are not drawn.
  private let mostKept: Int
  /// The largest width or height of a picture, in pixels.
  static let mostPixels: Float = 2048

  init(mostKept: Int = 4 << 20) { self.mostKept = mostKept }

  /// The mask of a path, drawn at its first use; nil where nothing of it is visible.
  mutating func mask(_ key: Key, in pictures: PictureTable) -> Mask? {
    if let index = masks.index(forKey: key) {
      masks.values[index].frame = frame
      let mask = masks.values[index]
      return mask.width > 0 ? mask : nil
    }
    let mask = draw(key, in: pictures)
    masks[key] = mask
    pixels += mask.width * mask.height
    return mask.width > 0 ? mask : nil
  }

  private mutating func draw(_ key: Key, in pictures: PictureTable) -> Mask {
    var raster = CoverageRaster(isEvenOdd: key.lineWidth == nil && key.path.usesEvenOddFillRule)
    var flat = FlatPath(key.path, scale: key.scale)
    if let width = key.lineWidth {
      if !key.dashes.isEmpty {
        flat = flat.dashed(key.dashes.map { $0 * key.scale }, phase: key.dashPhase * key.scale)
      }
      flat.stroke(&raster, width: width * key.scale)
    } else {
      flat.fill(&raster)
    }
    var mask = Mask(texture: -1, left: 0, top: 0, width: 0, height: 0, frame: frame)
    guard raster.low.x <= raster.high.x else { return mask }
    mask.left = Int(raster.low.x.rounded(.down)) - 1
    mask.top = Int(raster.low.y.rounded(.down)) - 1
    mask.width = Int(raster.high.x.rounded(.up)) + 1 - mask.left
    mask.height = Int(raster.high.y.rounded(.up)) + 1 - mask.top
    let coverage = raster.coverage(left: mask.left, top: mask.top, width: mask.width, height: mask.height)
    var bytes = [UInt8](repeating: 255, count: coverage.count * 4)
    for index in coverage.indices { bytes[index * 4 + 3] = UInt8((coverage[index] * 255).rounded()) }
    let picture = Picture(width: mask.width, height: mask.height, pixels: bytes)
    if let free = spare.popLast() {
      mask.texture = free
      pictures.update(free) { $0 = picture }
    } else {
      mask.texture = pictures.add(picture)
    }
    return mask
  }

  /// Ends a frame: frees the pictures of paths that are not drawn any more, once there are many.
  mutating func endFrame() {
    // A picture of the frame before may still be compared with this one's.
    if pixels > mostKept {
      for (key, mask) in masks where mask.frame + 2 < frame {
        if mask.texture >= 0 { spare.append(mask.texture) }
        pixels -= mask.width * mask.height
        masks[key] = nil
      }
    }
    frame &+= 1
  }
}
