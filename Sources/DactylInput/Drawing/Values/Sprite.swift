/// A picture that fills the bounds of its view: a component.
public struct Sprite: Hashable, Sendable {
  /// The picture, of which `cell` may select a part.
  public var texture: Texture
  /// The part of the picture that is shown, in pixels: a cell of a sprite sheet. Nil for the whole picture.
  public var cell: Rect?
  /// Multiplied into every pixel; white leaves the picture as it is.
  public var tint: Color
  /// The borders, in pixels of the picture, that keep their size while the middle stretches: a nine-slice.
  public var slices: EdgeInsets?
  /// Whether the picture is mirrored left to right.
  public var isFlipped: Bool

  /// Makes a sprite.
  public init(
    _ texture: Texture, cell: Rect? = nil, tint: Color = .white, slices: EdgeInsets? = nil, isFlipped: Bool = false
  ) {
    self.texture = texture
    self.cell = cell
    self.tint = tint
    self.slices = slices
    self.isFlipped = isFlipped
  }

  /// Returns the cell of an index in a sheet whose cells all have one size, counted from zero, row by row.
  public static func cell(_ index: Int, of size: Size, columns: Int) -> Rect {
    let columns = max(columns, 1)
    return Rect(Float(index % columns) * size.width, Float(index / columns) * size.height, size.width, size.height)
  }
}
