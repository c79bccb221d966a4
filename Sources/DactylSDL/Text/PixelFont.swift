/// The pixel font in any size: integer multiples are exact, others have smoothed edges.
final class PixelFont: GlyphFont {
  func advance(of scalar: Unicode.Scalar) -> Float { BuiltInFonts.pixelAdvance }

  func hasImage(of scalar: Unicode.Scalar) -> Bool { PixelGlyphs.hasRows(of: scalar) }

  func image(of scalar: Unicode.Scalar, height: Int, phase: Float) -> GlyphImage? {
    let rows = PixelGlyphs.rows(of: scalar)
    guard rows.contains(where: { $0 != 0 }), height > 0 else { return nil }
    let columns = PixelGlyphs.glyphWidth
    let width = max(1, (height * columns + PixelGlyphs.glyphHeight / 2) / PixelGlyphs.glyphHeight)
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let part = Self.covered(rows, x: x, of: width, y: y, of: height)
        coverage.append(UInt8((max(0, min(1, part)) * 255).rounded()))
      }
    }
    return GlyphImage(width: width, height: height, left: 0, top: 0, coverage: coverage)
  }

  /// The fraction of a target pixel that set pixels of the font cover.
  private static func covered(_ rows: [UInt8], x: Int, of width: Int, y: Int, of height: Int) -> Float {
    let columns = PixelGlyphs.glyphWidth
    var sum: Float = 0
    for (row, bits) in rows.enumerated() where bits != 0 {
      let tall = overlap(y, of: height, with: row, of: rows.count)
      if tall <= 0 { continue }
      for column in 0..<columns where bits >> UInt8(columns - 1 - column) & 1 == 1 {
        sum += tall * overlap(x, of: width, with: column, of: columns)
      }
    }
    return sum
  }

  /// The fraction of cell `a` of `aCount` that is in cell `b` of `bCount`, when both rows of cells are equally long.
  private static func overlap(_ a: Int, of aCount: Int, with b: Int, of bCount: Int) -> Float {
    let start = max(a * bCount, b * aCount)
    let end = min((a + 1) * bCount, (b + 1) * aCount)
    return Float(max(0, end - start)) / Float(bCount)
  }
}
