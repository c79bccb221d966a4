/// Triangles that a single call draws: they share a texture and a clip.
struct DrawBatch: Hashable, Sendable {
  /// The texture's number, or -1 for plain colour.
  var texture: Int32
  /// The pixels that drawing is limited to.
  var scissor: PixelRect
  /// The first vertex; the indices count from it.
  var firstVertex: Int
  /// The first index.
  var firstIndex: Int
}
