/// A picture that a renderer holds, by number. Its size is in pixels; a sprite of it is as many points large unless
/// told.
public struct Texture: Hashable, Sendable {
  /// The renderer's number for it.
  public var id: Int32
  /// Its width and height in pixels.
  public var size: Size

  /// Makes a handle; renderers do.
  public init(id: Int32, size: Size) {
    self.id = id
    self.size = size
  }
}
