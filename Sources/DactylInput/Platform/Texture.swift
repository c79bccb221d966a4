/// A picture that a renderer holds, by number. Its size is in pixels; a sprite of it has as many points unless set
/// otherwise.
public struct Texture: Hashable, Sendable {
  /// The renderer's number of the picture.
  public var id: Int32
  /// Its width and height in pixels.
  public var size: Size

  /// Makes a handle; called by renderers.
  public init(id: Int32, size: Size) {
    self.id = id
    self.size = size
  }
}
