/// A font that a renderer holds, by number; `.builtIn` is the small bitmap font that is always there.
public struct Font: Hashable, Sendable {
  /// The renderer's number for it.
  public var id: Int32
  /// Makes a handle; renderers do.
  public init(id: Int32) { self.id = id }
  /// The bitmap font that needs no file.
  public static let builtIn = Font(id: 0)
}

/// Text in the bounds of its view: a component. Lines are broken at `\n` and nowhere else.
public struct Label: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font.
  public var font: Font
  /// The height of a line, in points.
  public var size: Float
  /// The colour of the text.
  public var color: Color
  /// Where the text stands in the bounds: 0 is left or top, 0.5 the middle, 1 right or bottom.
  public var alignment: Vector

  /// Makes a label, in the middle of its bounds unless told.
  public init(
    _ text: String, font: Font = .builtIn, size: Float = 16, color: Color = .black,
    alignment: Vector = Vector(0.5, 0.5)
  ) {
    self.text = text
    self.font = font
    self.size = size
    self.color = color
    self.alignment = alignment
  }
}
