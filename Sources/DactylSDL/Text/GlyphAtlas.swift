/// Pictures that contain letters side by side, added as they are needed.
final class GlyphAtlas {
  private let pictures: PictureTable
  private var page: Int32 = -1
  private var left = 0
  private var top = 0
  private var shelfHeight = 0

  /// The width and height of a page in pixels.
  static let pageSize = 512
  /// The number of empty pixels between letters, so that a stretched one does not show the edge of its neighbour.
  private static let gap = 1

  init(pictures: PictureTable) { self.pictures = pictures }

  /// Adds a letter; one that is too large for a page is not drawn.
  func add(_ image: GlyphImage, advance: Float) -> Glyph {
    let size = Self.pageSize
    guard image.width + 2 * Self.gap <= size, image.height + 2 * Self.gap <= size else {
      return Glyph(advance: advance)
    }
    if page < 0 || !makeRoom(image) { startPage() }
    pictures.update(page) { picture in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let alpha = image.coverage[y * image.width + x]
          let (from, to) = (y * image.width + x, ((top + y) * size + left + x) * 4)
          picture.pixels[to + 3] = alpha
          guard !image.colors.isEmpty else { continue }
          for part in 0..<3 { picture.pixels[to + part] = image.colors[from * 3 + part] }
        }
      }
    }
    let glyph = Glyph(
      texture: page, left: Float(left) / Float(size), top: Float(top) / Float(size),
      right: Float(left + image.width) / Float(size), bottom: Float(top + image.height) / Float(size),
      offset: Vector(Float(image.left), Float(image.top)), size: Size(Float(image.width), Float(image.height)),
      advance: advance, isColored: !image.colors.isEmpty)
    left += image.width + Self.gap
    shelfHeight = max(shelfHeight, image.height + Self.gap)
    return glyph
  }

  private func makeRoom(_ image: GlyphImage) -> Bool {
    if left + image.width + Self.gap > Self.pageSize {
      left = Self.gap
      top += shelfHeight
      shelfHeight = 0
    }
    return top + image.height + Self.gap <= Self.pageSize
  }

  private func startPage() {
    // White throughout: what is mixed in at a soft edge is then white as well.
    page = pictures.add(Picture(width: Self.pageSize, height: Self.pageSize, filledWith: (255, 255, 255, 0)))
    left = Self.gap
    top = Self.gap
    shelfHeight = 0
  }
}
