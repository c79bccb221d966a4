import CSDL2

/// Draws lists of what is to be seen, into a window or into memory.
@MainActor final class Renderer {
  private let handle: SDLRendererHandle
  private let store: TextureStore
  private let textures: UploadedTextures
  private var tessellator = Tessellator()

  init(_ handle: SDLRendererHandle, store: TextureStore) {
    self.handle = handle
    self.store = store
    textures = UploadedTextures(renderer: handle, pictures: store.pictures)
    unsafe SDL_SetRenderDrawBlendMode(handle.pointer, SDL_BLENDMODE_BLEND)
  }

  /// The size of what is drawn into, in pixels.
  var outputSize: Size { handle.outputSize }

  /// Draws a whole frame. It can be read from then on, and seen after `present`.
  func draw(_ list: DrawList, background: Color, through viewport: Viewport) {
    clear(to: background, through: viewport)
    tessellator.tessellate(list, through: viewport, text: store.text)
    for number in tessellator.batches.indices { draw(batch: number) }
    unsafe SDL_RenderSetClipRect(handle.pointer, nil)
  }

  /// Shows what was drawn. With vsync it returns when the display has taken it.
  func present() { unsafe SDL_RenderPresent(handle.pointer) }

  /// What was drawn; in a window, before it is shown.
  func picture() throws(PlatformError) -> Picture {
    let size = outputSize
    var picture = Picture(
      width: Int(clamping: size.width), height: Int(clamping: size.height), filledWith: (0, 0, 0, 255))
    let format = SDL_PIXELFORMAT_RGBA32.rawValue
    let status = unsafe SDL_RenderReadPixels(handle.pointer, nil, format, &picture.pixels, Int32(picture.width * 4))
    guard status == 0 else { throw .sdl("reading back what was drawn") }
    return picture
  }

  /// Takes all textures up again, after the system lost them.
  func forgetTextures() { textures.removeAll() }

  private func clear(to background: Color, through viewport: Viewport) {
    let area = PixelRect(rounding: viewport.outputArea)
    let output = PixelRect(rounding: Rect(origin: .zero, size: viewport.outputSize))
    unsafe SDL_RenderSetClipRect(handle.pointer, nil)
    unsafe SDL_SetRenderDrawColor(handle.pointer, 0, 0, 0, 255)
    if area.intersection(output) != output { unsafe SDL_RenderClear(handle.pointer) }
    // What is not opaque lies over black.
    let shown = VertexColor(.black).mixed(with: VertexColor(background.opacity(1)), max(0, min(1, background.alpha)))
    unsafe SDL_SetRenderDrawColor(handle.pointer, shown.red, shown.green, shown.blue, 255)
    if area.intersection(output) == output {
      unsafe SDL_RenderClear(handle.pointer)
    } else {
      var rect = SDL_Rect(x: area.x, y: area.y, w: area.width, h: area.height)
      unsafe SDL_RenderFillRect(handle.pointer, &rect)
    }
  }

  private func draw(batch number: Int) {
    let batch = tessellator.batches[number]
    let indexRange = tessellator.indexRange(ofBatch: number)
    let vertexRange = tessellator.vertexRange(ofBatch: number)
    let texture = unsafe batch.texture < 0 ? nil : textures.texture(batch.texture)
    guard unsafe batch.texture < 0 || texture != nil, !indexRange.isEmpty else { return }
    var scissor = SDL_Rect(x: batch.scissor.x, y: batch.scissor.y, w: batch.scissor.width, h: batch.scissor.height)
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

  @unsafe private static func draw(
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
