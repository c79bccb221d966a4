import CSDL2

/// Draws draw lists into a window or into memory.
@MainActor final class Renderer {
  let handle: SDLRendererHandle
  let store: TextureStore
  let textures: UploadedTextures
  var tessellator = Tessellator()
  // State for drawing changes only (`drawChanges`).
  var changes = DrawChanges()
  var damage = DamagedArea()
  var pieceRun = PieceRun()
  let stretched: StretchedPictures
  var drawn: (viewport: Viewport, background: Color)?

  init(_ handle: SDLRendererHandle, store: TextureStore) {
    self.handle = handle
    self.store = store
    textures = UploadedTextures(renderer: handle, pictures: store.pictures)
    stretched = StretchedPictures(renderer: handle)
    unsafe SDL_SetRenderDrawBlendMode(handle.pointer, SDL_BLENDMODE_BLEND)
  }

  /// The size of the drawing area, in pixels.
  var outputSize: Size { handle.outputSize }

  /// Draws the next frame of a window. It is visible after `present()`, and can be read before if all of it was drawn.
  ///
  /// With SDL's software renderer only the differences from the previous frame are drawn, unless all of it is
  /// requested.
  func drawNext(_ list: DrawList, background: Color, through viewport: Viewport, isAll: Bool) {
    guard let pixels = handle.windowPixels else { return draw(list, background: background, through: viewport) }
    let isThere = unsafe pixels.prepare(handle.pointer)
    drawChanges(list, background: background, through: viewport, isAll: isAll || !isThere) { rect in
      unsafe pixels.take(rect, from: handle.pointer)
    }
  }

  /// Draws a whole frame. It can be read afterwards, and is visible after `present()`.
  func draw(_ list: DrawList, background: Color, through viewport: Viewport) {
    clear(to: background, through: viewport)
    tessellator.background = background
    tessellator.tessellate(list, through: viewport, text: store.text)
    drawBatches()
    unsafe SDL_RenderSetClipRect(handle.pointer, nil)
  }

  /// Draws all batches of the tessellator.
  func drawBatches() { for number in tessellator.batches.indices { draw(batch: number) } }

  /// Presents the drawn frame. With vsync it returns when the display has taken it.
  func present() {
    if let pixels = handle.windowPixels { pixels.show() } else { unsafe SDL_RenderPresent(handle.pointer) }
  }

  /// The drawn pixels; in a window, before they are presented.
  func picture() throws(PlatformError) -> Picture {
    let size = outputSize
    var picture = Picture(
      width: Int(clamping: size.width), height: Int(clamping: size.height), filledWith: (0, 0, 0, 255))
    let format = SDL_PIXELFORMAT_RGBA32.rawValue
    let status = unsafe SDL_RenderReadPixels(handle.pointer, nil, format, &picture.pixels, Int32(picture.width * 4))
    guard status == 0 else { throw .sdl("reading back what was drawn") }
    return picture
  }

  /// Has all textures uploaded again. Called after the system has lost them.
  func forgetTextures() {
    textures.removeAll()
    stretched.removeAll()
  }

  /// Clears the whole output: to the background where the scene is, and to black elsewhere.
  func clear(to background: Color, through viewport: Viewport) {
    let area = PixelRect(rounding: viewport.outputArea)
    let output = PixelRect(rounding: Rect(origin: .zero, size: viewport.outputSize))
    unsafe SDL_RenderSetClipRect(handle.pointer, nil)
    unsafe SDL_SetRenderDrawColor(handle.pointer, 0, 0, 0, 255)
    if area.intersection(output) != output { unsafe SDL_RenderClear(handle.pointer) }
    let shown = shown(background)
    unsafe SDL_SetRenderDrawColor(handle.pointer, shown.red, shown.green, shown.blue, 255)
    if area.intersection(output) == output {
      unsafe SDL_RenderClear(handle.pointer)
    } else {
      var rect = SDL_Rect(area)
      unsafe SDL_RenderFillRect(handle.pointer, &rect)
    }
  }

  /// The displayed colour of a background: a translucent one is over black.
  func shown(_ background: Color) -> VertexColor {
    VertexColor(.black).mixed(with: VertexColor(background.opacity(1)), max(0, min(1, background.alpha)))
  }

  private func draw(batch number: Int) {
    let batch = tessellator.batches[number]
    let indexRange = tessellator.indexRange(ofBatch: number)
    let vertexRange = tessellator.vertexRange(ofBatch: number)
    let texture = unsafe batch.texture < 0 ? nil : textures.texture(batch.texture)
    guard unsafe batch.texture < 0 || texture != nil, !indexRange.isEmpty else { return }
    var scissor = SDL_Rect(batch.scissor)
    unsafe SDL_RenderSetClipRect(handle.pointer, &scissor)
    let byteRange = bytes(vertexRange)
    unsafe tessellator.vertices.withUnsafeBytes { vertices in
      unsafe tessellator.indices.withUnsafeBufferPointer { indices in
        unsafe Self.draw(
          UnsafeRawBufferPointer(rebasing: vertices[byteRange]),
          UnsafeBufferPointer(rebasing: indices[indexRange]), texture, with: handle.pointer)
      }
    }
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound * MemoryLayout<Vertex>.stride..<range.upperBound * MemoryLayout<Vertex>.stride
  }

  @unsafe static func draw(
    _ vertices: UnsafeRawBufferPointer, _ indices: UnsafeBufferPointer<Int32>, _ texture: OpaquePointer?,
    with renderer: OpaquePointer
  ) {
    guard let base = vertices.baseAddress, let first = indices.baseAddress else { return }
    let stride = Int32(MemoryLayout<Vertex>.stride)
    unsafe SDL_RenderGeometryRaw(
      renderer, texture,
      (base + 0).assumingMemoryBound(to: Float.self), stride,
      (base + 8).assumingMemoryBound(to: SDL_Color.self), stride,
      (base + 12).assumingMemoryBound(to: Float.self), stride,
      Int32(vertices.count) / stride, first, Int32(indices.count), 4)
  }
}
