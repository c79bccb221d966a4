import CSDL2

/// Copies of large pictures in their displayed size, for pieces that stay in place while others move over them.
///
/// SDL's software renderer stretches a picture again each time that it is drawn, and must stretch all of it even where
/// only a corner is drawn again. A copy has exactly the resulting pixels, and can be clipped.
@MainActor @safe final class StretchedPictures {
  @safe private struct Copy {
    var fingerprint: UInt64
    @unsafe var texture: OpaquePointer
    var box: PixelRect
    /// The last frame in which it was drawn.
    var frame: Int
  }

  private let renderer: SDLRendererHandle
  private var copies: [Copy] = []
  /// The pieces that were drawn without a copy in this frame, and in the previous one.
  private var wanted: [UInt64] = []
  private var wantedBefore: [UInt64] = []
  private var frame = 0

  /// The least area of a copied piece, in pixels; smaller ones can as well be stretched again.
  nonisolated static let leastArea: Int64 = 64 * 64
  /// The greatest number of copies, at four bytes for each pixel, and the number of frames without use after which one
  /// is removed.
  static let mostCopies = 8
  static let longestAge = 120

  init(renderer: SDLRendererHandle) { self.renderer = renderer }

  /// The number of copies.
  var count: Int { copies.count }

  /// Begins a frame.
  func begin() {
    frame += 1
    swap(&wanted, &wantedBefore)
    wanted.removeAll(keepingCapacity: true)
    for number in copies.indices.reversed() where frame - copies[number].frame > Self.longestAge {
      unsafe SDL_DestroyTexture(copies[number].texture)
      copies.remove(at: number)
    }
  }

  /// Removes all copies.
  func removeAll() {
    for number in copies.indices { unsafe SDL_DestroyTexture(copies[number].texture) }
    copies.removeAll()
    wanted.removeAll()
    wantedBefore.removeAll()
  }

  /// Draws a piece from its copy, clipped. Returns false when it has none.
  func draw(_ piece: DrawPiece, _ color: VertexColor, clip: PixelRect) -> Bool {
    guard let number = copies.firstIndex(where: { $0.fingerprint == piece.fingerprint }) else {
      if !wanted.contains(piece.fingerprint) { wanted.append(piece.fingerprint) }
      return false
    }
    copies[number].frame = frame
    let texture = unsafe copies[number].texture
    var clip = SDL_Rect(clip)
    var area = SDL_Rect(copies[number].box)
    unsafe SDL_RenderSetClipRect(renderer.pointer, &clip)
    unsafe SDL_SetTextureColorMod(texture, color.red, color.green, color.blue)
    unsafe SDL_SetTextureAlphaMod(texture, color.alpha)
    unsafe SDL_RenderCopy(renderer.pointer, texture, &area, &area)
    return true
  }

  /// Whether a copy is to be made of a piece: it was drawn without one in this frame and in the previous one, in the
  /// same position.
  func wants(_ piece: DrawPiece) -> Bool {
    wanted.contains(piece.fingerprint) && wantedBefore.contains(piece.fingerprint)
      && copies.count < Self.mostCopies
      && !copies.contains { $0.fingerprint == piece.fingerprint }
  }

  /// Whether `wants(_:)` may be true for any piece.
  var wantsAny: Bool { !wanted.isEmpty && !wantedBefore.isEmpty }

  /// Makes the copy of a piece: it is drawn alone, in its position, without blending. The copy has the format of the
  /// picture, since SDL rounds differently for others.
  func make(_ piece: DrawPiece, of picture: OpaquePointer, _ draw: () -> Void) {
    let (format, access) = (SDL_PIXELFORMAT_RGBA32.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue))
    let box = piece.box
    guard
      let texture = unsafe SDL_CreateTexture(
        renderer.pointer, format, access, box.x + box.width, box.y + box.height)
    else { return }
    let target = unsafe SDL_GetRenderTarget(renderer.pointer)
    unsafe SDL_SetRenderTarget(renderer.pointer, texture)
    unsafe SDL_RenderSetClipRect(renderer.pointer, nil)
    unsafe SDL_SetRenderDrawColor(renderer.pointer, 0, 0, 0, 0)
    unsafe SDL_RenderClear(renderer.pointer)
    unsafe SDL_SetTextureBlendMode(picture, SDL_BLENDMODE_NONE)
    draw()
    unsafe SDL_RenderFlush(renderer.pointer)
    unsafe SDL_SetTextureBlendMode(picture, SDL_BLENDMODE_BLEND)
    unsafe SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    unsafe SDL_SetRenderTarget(renderer.pointer, target)
    unsafe copies.append(Copy(fingerprint: piece.fingerprint, texture: texture, box: box, frame: frame))
  }
}
