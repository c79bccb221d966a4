/// A small fixed-width font that needs no file and no library.
///
/// It is used for labels and overlays where SDL2_ttf or a font is not available. Capitals are seven pixels high, in
/// rows 1 to 7; accents may use row 0 and descenders rows 8 and 9. The glyphs are written as text, in strips of several
/// side by side, and parsed once, at the first use.
enum PixelGlyphs {
  /// The width of every glyph's cell in pixels, letter spacing included.
  static let glyphWidth = 6

  /// The height of every glyph's cell in pixels.
  static let glyphHeight = 10

  /// The ten rows of a glyph, from the top.
  ///
  /// In a row 0x20 is the leftmost pixel and 0x01 the rightmost, which most glyphs leave empty as letter spacing. A
  /// scalar without a glyph gives a hollow box.
  static func rows(of scalar: Unicode.Scalar) -> [UInt8] { glyphs[scalar] ?? missing }

  /// Whether the font has a glyph for a scalar.
  static func hasRows(of scalar: Unicode.Scalar) -> Bool { glyphs[scalar] != nil }

  private static let missing: [UInt8] = [0x00, 0x3E, 0x22, 0x22, 0x22, 0x22, 0x22, 0x3E, 0x00, 0x00]

  private static let glyphs: [Unicode.Scalar: [UInt8]] = {
    var table: [Unicode.Scalar: [UInt8]] = [:]
    for strip in symbols + letters {
      let lines = strip.art.split(separator: "\n").map { $0.split(separator: " ") }
      for (column, scalar) in strip.scalars.unicodeScalars.enumerated() {
        table[scalar] = lines.map { $0.indices.contains(column) ? bits(of: $0[column]) : 0 }
      }
    }
    return table
  }()

  private static func bits(of cell: Substring) -> UInt8 {
    var row: UInt8 = 0
    for (column, pixel) in cell.utf8.prefix(glyphWidth).enumerated() where pixel == UInt8(ascii: "#") {
      row |= 0x20 >> UInt8(column)
    }
    return row
  }
}

extension PixelGlyphs {
  /// Several glyphs side by side: the scalars in order, and ten lines of cells separated by spaces, `#` for a set
  /// pixel.
  struct Strip {
    let scalars: String
    let art: String

    init(_ scalars: String, _ art: String) {
      self.scalars = scalars
      self.art = art
    }
  }
}
