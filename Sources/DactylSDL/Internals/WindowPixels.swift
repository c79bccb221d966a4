import CSDL2

/// The picture that a window shows, kept in memory by SDL from one frame to the next. SDL's software renderer draws
/// into a texture, and changes are copied to the picture.
///
/// What a renderer has drawn is undefined after it was presented; the picture stays unchanged until the size of the
/// window changes.
@safe final class WindowPixels {
  private let window: SDLWindowHandle
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// The texture that the renderer draws into.
  private var target: OpaquePointer?
  private var targetSize = Size.zero
  private var rects: [SDL_Rect] = []

  /// Nil where the window system offers no such picture.
  init?(window: SDLWindowHandle) {
    self.window = window
    // Requested like SDL's software renderer does: in plain memory, not in a texture.
    let isChosen = unsafe SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION) != nil
    if !isChosen { unsafe SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    defer { if !isChosen { unsafe SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "") } }
    guard let surface = unsafe SDL_GetWindowSurface(window.pointer) else { return nil }
    unsafe self.surface = unsafe surface
  }

  /// The size of the window in pixels.
  var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetWindowSize(window.pointer, &width, &height)
    return Size(Float(width), Float(height))
  }

  /// Prepares the drawing of a frame. Returns whether the previous picture still exists.
  func prepare(_ renderer: OpaquePointer) -> Bool {
    rects.removeAll(keepingCapacity: true)
    let known = unsafe surface
    unsafe surface = unsafe SDL_GetWindowSurface(window.pointer)
    guard let surface = unsafe surface else { return false }
    let size = unsafe Size(Float(surface.pointee.w), Float(surface.pointee.h))
    // Set each time, since the renderer targets the window by itself when that changes.
    unsafe SDL_SetRenderTarget(renderer, nil)
    if let target = unsafe target, size == targetSize {
      unsafe SDL_SetRenderTarget(renderer, target)
      return unsafe known == surface
    }
    if let target = unsafe target { unsafe SDL_DestroyTexture(target) }
    let format = unsafe surface.pointee.format.pointee.format
    unsafe target = unsafe SDL_CreateTexture(
      renderer, format, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), surface.pointee.w, surface.pointee.h)
    targetSize = size
    unsafe SDL_SetRenderTarget(renderer, target)
    return false
  }

  /// Copies the drawn pixels of a rectangle to the picture.
  func take(_ rect: PixelRect, from renderer: OpaquePointer) {
    guard let surface = unsafe surface else { return }
    let whole = unsafe PixelRect(x: 0, y: 0, width: surface.pointee.w, height: surface.pointee.h)
    var area = SDL_Rect(rect.intersection(whole))
    guard area.w > 0, unsafe SDL_LockSurface(surface) == 0 else { return }
    let format = unsafe surface.pointee.format.pointee
    let start = unsafe Int(area.y * surface.pointee.pitch) + Int(area.x) * Int(format.BytesPerPixel)
    if let pixels = unsafe surface.pointee.pixels {
      unsafe SDL_RenderReadPixels(renderer, &area, format.format, pixels + start, surface.pointee.pitch)
    }
    unsafe SDL_UnlockSurface(surface)
    rects.append(area)
  }

  /// Presents the rectangles that were copied since `prepare(_:)`.
  func show() {
    guard !rects.isEmpty else { return }
    unsafe SDL_UpdateWindowSurfaceRects(window.pointer, &rects, Int32(rects.count))
  }
}
