import CSDL2

/// A font file, drawn by SDL2_ttf at any height.
@safe final class TrueTypeFont: GlyphFont {
  private let library: TrueTypeLibrary
  private let font: OpaquePointer
  private var height = 0
  /// The size at which the font is measured; large, so that widths are precise.
  private static let reference = 256
  private let referenceHeight: Int

  /// Opens a font file; nil when it is none, with the reason in SDL's last error.
  init?(path: String, library: TrueTypeLibrary) {
    guard let font = unsafe library.openFont(path, CInt(Self.reference)) else { return nil }
    self.library = library
    unsafe self.font = unsafe font
    referenceHeight = unsafe max(1, Int(library.height(font)))
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
    let coverage = stride(from: 3, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }
    guard coverage.contains(where: { $0 != 0 }) else { return nil }
    // SDL2_ttf starts the picture at the pen, or farther left where the letter extends behind it.
    return GlyphImage(
      width: picture.width, height: picture.height, left: Int(min(0, left)), top: 0, coverage: coverage)
  }

  private func setSize(_ size: Int) { _ = unsafe library.setSize(font, CInt(size)) }
}
