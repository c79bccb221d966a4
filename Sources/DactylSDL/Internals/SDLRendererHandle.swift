import CSDL2

/// An SDL renderer on a window or on a surface in memory, destroyed with this object, before what it draws on.
@safe final class SDLRendererHandle {
  let pointer: OpaquePointer
  private let window: SDLWindowHandle?
  private let surface: UnsafeMutablePointer<SDL_Surface>?
  /// The picture that the window shows, where it is kept in memory; nil where the renderer presents itself.
  let windowPixels: WindowPixels?

  /// Makes a renderer for a window: the best one available, then one without vsync, then the software renderer.
  init(window: SDLWindowHandle, vsync: Bool) throws(PlatformError) {
    unsafe SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1")
    // Only SDL draws into the window: it may batch until a frame is complete, also where the renderer was chosen by
    // name.
    unsafe SDL_SetHintWithPriority(SDL_HINT_RENDER_BATCHING, "1", SDL_HINT_DEFAULT)
    let wait = vsync ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
    let renderer = unsafe SystemCall.general.make {
      unsafe SDL_CreateRenderer(window.pointer, -1, wait)
        ?? SDL_CreateRenderer(window.pointer, -1, 0)
        ?? SDL_CreateRenderer(window.pointer, -1, SDL_RENDERER_SOFTWARE.rawValue)
    }
    guard let renderer = unsafe renderer else { throw .sdl("making a renderer for the window") }
    unsafe pointer = renderer
    self.window = window
    unsafe surface = nil
    // The picture of such a window is in memory as well, where it stays from frame to frame.
    windowPixels = unsafe Self.isSoftware(renderer) ? WindowPixels(window: window) : nil
  }

  /// Makes a renderer that draws into memory and needs no display.
  init(width: Int, height: Int) throws(PlatformError) {
    unsafe SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1")
    let wide = Int32(max(1, min(16384, width)))
    let high = Int32(max(1, min(16384, height)))
    let surface = unsafe SDL_CreateRGBSurfaceWithFormat(0, wide, high, 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard let surface = unsafe surface else { throw .sdl("making a picture of \(wide) x \(high) pixels to draw into") }
    guard let renderer = unsafe SDL_CreateSoftwareRenderer(surface) else {
      let error = PlatformError.sdl("making a renderer without a display")
      unsafe SDL_FreeSurface(surface)
      throw error
    }
    unsafe pointer = renderer
    window = nil
    windowPixels = nil
    unsafe self.surface = unsafe surface
  }

  deinit {
    guard unsafe window == nil || !isDisplayLost else { return }
    SystemCall.general.make { unsafe SDL_DestroyRenderer(pointer) }
    if let surface = unsafe surface { unsafe SDL_FreeSurface(surface) }
  }

  /// The size of the drawing area, in pixels.
  var outputSize: Size {
    if let windowPixels { return windowPixels.size }
    var width: Int32 = 0
    var height: Int32 = 0
    guard unsafe SDL_GetRendererOutputSize(pointer, &width, &height) == 0 else { return .zero }
    return Size(Float(width), Float(height))
  }

  /// Whether presenting a frame waits for the display.
  var waitsForDisplay: Bool {
    unsafe windowPixels == nil && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  /// The name of the renderer: opengl, software, …
  var name: String { unsafe info.name.map { unsafe String(cString: $0) } ?? "" }

  private var info: SDL_RendererInfo { unsafe Self.info(of: pointer) }

  private static func info(of renderer: OpaquePointer) -> SDL_RendererInfo {
    var info = unsafe SDL_RendererInfo()
    unsafe SDL_GetRendererInfo(renderer, &info)
    return unsafe info
  }

  private static func isSoftware(_ renderer: OpaquePointer) -> Bool {
    unsafe info(of: renderer).flags & SDL_RENDERER_SOFTWARE.rawValue != 0
  }
}
