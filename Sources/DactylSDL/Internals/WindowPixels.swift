import CSDL2

/// The picture that a window shows, kept in memory by SDL from one frame to the next. SDL's software renderer draws
/// into a texture, and what changed is copied to the picture.
///
/// What a renderer has drawn is undefined once it was presented; the picture stays as it was, until the window's size
/// changes.
@safe final class WindowPixels {
  private let window: SDLWindowHandle
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// What the renderer draws into.
  private var target: OpaquePointer?
  private var targetSize = Size.zero
  private var rects: [SDL_Rect] = []

  /// Nil where the window system offers no such picture.
  init?(window: SDLWindowHandle) {
    self.window = window
    // As SDL's software renderer asks for it: in plain memory, not in a texture.
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

  /// Gets ready to draw a frame. Returns whether the picture of before is still there.
  func prepare(_ renderer: OpaquePointer) -> Bool {
    rects.removeAll(keepingCapacity: true)
    let known = unsafe surface
    unsafe surface = unsafe SDL_GetWindowSurface(window.pointer)
    guard let surface = unsafe surface else { return false }
    let size = unsafe Size(Float(surface.pointee.w), Float(surface.pointee.h))
    // Each time, since the renderer turns to the window by itself when that changes.
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

  /// Takes the pixels of a rectangle over, as they were drawn.
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

  /// Shows what was taken over since `prepare`.
  func show() {
    guard !rects.isEmpty else { return }
    unsafe SDL_UpdateWindowSurfaceRects(window.pointer, &rects, Int32(rects.count))
  }
}
