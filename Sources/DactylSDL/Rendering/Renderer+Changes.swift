import CSDL2

/// Drawing of changes only, with SDL's software renderer, for a picture that is kept elsewhere.
///
/// Each rectangle is cleared and everything over it is drawn again, clipped to it, so that every pixel in it is the
/// same as in a whole picture. What SDL draws differently when it is clipped is drawn whole instead, beyond the
/// rectangle too. So only the rectangle itself may be copied to the kept picture, before the next one is drawn.
extension Renderer {
  /// Draws what differs from the last frame that was drawn so, or everything, and calls the closure with each rectangle
  /// when its pixels are complete.
  func drawChanges(
    _ list: DrawList, background: Color, through viewport: Viewport, isAll: Bool, _ take: (PixelRect) -> Void
  ) {
    let output = PixelRect(rounding: Rect(origin: .zero, size: viewport.outputSize))
    let isOther = isAll || drawn?.viewport != viewport || drawn?.background != background
    drawn = (viewport, background)
    stretched.begin()
    let compares = changes.startFrame()
    tessellator.background = background
    tessellator.tessellate(list, through: viewport, text: store.text, keepsPieces: compares)
    damage.removeAll()
    if compares { changes.take(&tessellator.pieces, into: &damage, output) } else { damage.add(output) }
    if isOther {
      stretched.removeAll()
      damage.removeAll()
      damage.add(output)
    }
    if damage.rects == [output] {
      clear(to: background, through: viewport)
      drawBatches()
      take(output)
    } else {
      for rect in damage.rects {
        clear(rect, to: background, through: viewport)
        draw(over: rect)
        take(rect)
      }
      copyStretched()
    }
    unsafe SDL_RenderSetClipRect(handle.pointer, nil)
  }

  private func clear(_ rect: PixelRect, to background: Color, through viewport: Viewport) {
    unsafe SDL_RenderSetClipRect(handle.pointer, nil)
    unsafe SDL_SetRenderDrawBlendMode(handle.pointer, SDL_BLENDMODE_NONE)
    let area = PixelRect(rounding: viewport.outputArea).intersection(rect)
    if area != rect { fill(rect, VertexColor(.black)) }
    if !area.isEmpty { fill(area, shown(background)) }
    unsafe SDL_SetRenderDrawBlendMode(handle.pointer, SDL_BLENDMODE_BLEND)
  }

  private func fill(_ rect: PixelRect, _ color: VertexColor) {
    var rect = SDL_Rect(rect)
    unsafe SDL_SetRenderDrawColor(handle.pointer, color.red, color.green, color.blue, 255)
    unsafe SDL_RenderFillRect(handle.pointer, &rect)
  }

  /// Draws the pieces over a rectangle, together as far as they share a batch and a clip.
  private func draw(over rect: PixelRect) {
    var run = PieceRun()
    swap(&run, &pieceRun)
    for piece in changes.pieces where !piece.box.intersection(rect).isEmpty {
      let batch = tessellator.batches[piece.batch]
      if piece.mayBeCopied {
        draw(run)
        run.begin(-1, .empty)
        let color = tessellator.vertices[piece.vertices.lowerBound].color
        if stretched.draw(piece, color, clip: batch.scissor.intersection(rect)) { continue }
      }
      let clip = piece.isClipSafe ? batch.scissor.intersection(rect) : batch.scissor
      if run.texture != batch.texture || run.clip != clip {
        draw(run)
        run.begin(batch.texture, clip)
      }
      run.add(piece, tessellator)
    }
    draw(run)
    run.begin(-1, .empty)
    swap(&run, &pieceRun)
  }

  /// Makes copies of pictures that are drawn repeatedly in the same position.
  private func copyStretched() {
    guard stretched.wantsAny else { return }
    for piece in changes.pieces where piece.mayBeCopied && stretched.wants(piece) {
      let id = tessellator.batches[piece.batch].texture
      guard let texture = unsafe textures.texture(id) else { continue }
      var run = PieceRun()
      run.begin(id, .empty)
      run.add(piece, tessellator)
      run.paintWhite()
      unsafe stretched.make(piece, of: texture) { draw(run, isClipped: false) }
    }
  }

  private func draw(_ run: PieceRun, isClipped: Bool = true) {
    guard !run.indices.isEmpty, !isClipped || !run.clip.isEmpty else { return }
    let texture = unsafe run.texture < 0 ? nil : textures.texture(run.texture)
    guard unsafe run.texture < 0 || texture != nil else { return }
    var clip = SDL_Rect(run.clip)
    if isClipped { unsafe SDL_RenderSetClipRect(handle.pointer, &clip) }
    unsafe run.vertices.withUnsafeBytes { vertices in
      unsafe run.indices.withUnsafeBufferPointer { indices in
        unsafe Self.draw(vertices, indices, texture, with: handle.pointer)
      }
    }
  }
}

/// Pieces that a single call draws.
struct PieceRun {
  private(set) var texture: Int32 = -1
  private(set) var clip = PixelRect.empty
  private(set) var vertices: [Vertex] = []
  private(set) var indices: [Int32] = []

  mutating func begin(_ texture: Int32, _ clip: PixelRect) {
    self.texture = texture
    self.clip = clip
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Sets the vertex colours to white, which keeps the colours of the picture.
  mutating func paintWhite() { for number in vertices.indices { vertices[number].color = VertexColor(.white) } }

  mutating func add(_ piece: DrawPiece, _ tessellator: borrowing Tessellator) {
    let first = piece.vertices.lowerBound - tessellator.batches[piece.batch].firstVertex
    let shift = Int32(truncatingIfNeeded: vertices.count - first)
    vertices.append(contentsOf: tessellator.vertices[piece.vertices])
    for index in tessellator.indices[piece.indices] { indices.append(index + shift) }
  }
}
