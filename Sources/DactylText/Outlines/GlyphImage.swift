/// A letter as drawn by a font, before it is added to an atlas.
package struct GlyphImage: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The offset from the pen at the top of the line to the top left corner, in pixels.
  package var left: Int
  package var top: Int
  /// The coverage of each pixel, row by row.
  package var coverage: [UInt8]
  /// The red, green and blue of each pixel, where the glyph has colours of its own; empty for one in the text's colour.
  package var colors: [UInt8]

  /// Makes a picture.
  package init(width: Int, height: Int, left: Int, top: Int, coverage: [UInt8], colors: [UInt8] = []) {
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.coverage = coverage
    self.colors = colors
  }
}
