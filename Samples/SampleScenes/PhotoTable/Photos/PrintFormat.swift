import Dactyl

/// The format of a print: the part of the picture, its size, and the white border.
struct PrintFormat {
  /// The part of the picture, in its pixels.
  let cell: Rect
  /// The size of the picture on paper, in points.
  let picture: Size
  /// The width of the paper around the picture, and its height below it.
  let border: Float
  let foot: Float
  let hasCaption: Bool

  /// The whole picture with an even border.
  static let wide = PrintFormat(
    cell: Rect(0, 0, 288, 216), picture: Size(160, 120), border: 7, foot: 7, hasCaption: false)
  /// A square out of the middle, with room to write below.
  static let square = PrintFormat(
    cell: Rect(36, 0, 216, 216), picture: Size(118, 118), border: 8, foot: 28, hasCaption: true)
  /// An upright part out of the middle.
  static let tall = PrintFormat(
    cell: Rect(66, 0, 156, 216), picture: Size(104, 144), border: 7, foot: 7, hasCaption: false)

  /// The size of the paper.
  var paper: Size { Size(picture.width + 2 * border, picture.height + border + foot) }
}
