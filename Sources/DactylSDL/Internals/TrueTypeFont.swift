import CSDL2

/// A font file, drawn by SDL2_ttf at any height.
@safe final class TrueTypeFont: GlyphFont {
  private let library: TrueTypeLibrary
  private let font: OpaquePointer
  private var height = 0
  /// The size at which the font is measured; large, so that widths are precise.
  private static let reference = 256
  private let referenceHeight: Int
  let baseline: Float

  /// Opens a font file; nil when it is none, with the reason in SDL's last error.
  init?(path: String, library: TrueTypeLibrary) {
    guard let font = unsafe library.openFont(path, CInt(Self.reference)) else { return nil }
    self.library = library
    unsafe self.font = unsafe font
    referenceHeight = unsafe max(1, Int(library.height(font)))
    baseline = unsafe Float(library.ascent(font)) / Float(referenceHeight)
  }

  deinit { unsafe library.closeFont(font) }

  func advance(of scalar: Unicode.Scalar) -> Float {
    setSize(Self.reference)
    height = 0
    var advance: CInt = 0
    guard unsafe library.metrics(font, scalar.value, nil, nil, nil, nil, &advance) == 0 else { return 0 }
    return Float(advance) / Float(referenceHeight)
  }

  func hasImage(of scalar: Unicode.Scalar) -> Bool { unsafe library.provides(font, scalar.value) != 0 }

  func image(of scalar: Unicode.Scalar, height: Int, phase: Float) -> GlyphImage? {
    if height != self.height {
      setSize(max(1, height * Self.reference / referenceHeight))
      self.height = height
    }
    var left: CInt = 0
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard unsafe library.metrics(font, scalar.value, &left, nil, nil, nil, nil) == 0,
      let surface = unsafe library.render(font, scalar.value, white)
    else { return nil }
    defer { unsafe SDL_FreeSurface(surface) }
    guard let picture = unsafe ImageFile.picture(of: surface) else { return nil }
    // A font of pictures, as of emoji, has them in few sizes.
    let actual = unsafe max(1, Int(library.height(font)))
    let share = Float(height) / Float(actual)
    let isScaled = abs(share - 1) > 0.2
    let pixels = isScaled ? picture.scaled(by: share) : picture
    let coverage = stride(from: 3, to: pixels.pixels.count, by: 4).map { pixels.pixels[$0] }
    guard coverage.contains(where: { $0 != 0 }) else { return nil }
    // SDL2_ttf starts the picture at the pen, or farther left where the letter extends behind it.
    return GlyphImage(
      width: pixels.width, height: pixels.height, left: isScaled ? 0 : Int(min(0, left)), top: 0, coverage: coverage,
      colors: pixels.ownColors)
  }

  private func setSize(_ size: Int) { _ = unsafe library.setSize(font, CInt(size)) }
}

extension Picture {
  /// The red, green and blue of each pixel; empty when all that is visible is white, as letters are.
  fileprivate var ownColors: [UInt8] {
    let isColored = stride(from: 0, to: pixels.count, by: 4).contains { place in
      pixels[place + 3] > 0 && (pixels[place] < 250 || pixels[place + 1] < 250 || pixels[place + 2] < 250)
    }
    guard isColored else { return [] }
    var colors: [UInt8] = []
    colors.reserveCapacity(pixels.count / 4 * 3)
    for place in stride(from: 0, to: pixels.count, by: 4) { colors += pixels[place..<place + 3] }
    return colors
  }

  /// The picture in another size: each pixel is the mean of those that it covers, as much as they are opaque.
  fileprivate func scaled(by share: Float) -> Picture {
    let (newWidth, newHeight) = (max(1, Int(Float(width) * share)), max(1, Int(Float(height) * share)))
    var new = Picture(width: newWidth, height: newHeight, filledWith: (0, 0, 0, 0))
    for y in 0..<newHeight {
      let rows = y * height / newHeight..<max(y * height / newHeight + 1, (y + 1) * height / newHeight)
      for x in 0..<newWidth {
        let columns = x * width / newWidth..<max(x * width / newWidth + 1, (x + 1) * width / newWidth)
        var sums = SIMD4<Float>(repeating: 0)
        for row in rows {
          for column in columns {
            let place = (row * width + column) * 4
            let alpha = Float(pixels[place + 3])
            let color = SIMD4(Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]), 1)
            sums += color * alpha
          }
        }
        guard sums.w > 0 else { continue }
        let place = (y * newWidth + x) * 4
        for part in 0..<3 { new.pixels[place + part] = UInt8(min(255, (sums[part] / sums.w).rounded())) }
        new.pixels[place + 3] = UInt8(min(255, (sums.w / Float(rows.count * columns.count)).rounded()))
      }
    }
    return new
  }
}
