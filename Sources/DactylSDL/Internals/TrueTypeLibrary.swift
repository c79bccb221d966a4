import CSDL2

/// The functions of SDL2_ttf, which is loaded at run time.
@safe struct TrueTypeLibrary {
  typealias OpenFont = @convention(c) (UnsafePointer<CChar>, CInt) -> OpaquePointer?
  typealias CloseFont = @convention(c) (OpaquePointer) -> Void
  typealias SetSize = @convention(c) (OpaquePointer, CInt) -> CInt
  typealias Height = @convention(c) (OpaquePointer) -> CInt
  typealias Metrics =
    @convention(c) (
      OpaquePointer, UInt32, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?,
      UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
    ) -> CInt
  typealias Provides = @convention(c) (OpaquePointer, UInt32) -> CInt
  typealias Render = @convention(c) (OpaquePointer, UInt32, SDL_Color) -> UnsafeMutablePointer<SDL_Surface>?

  let openFont: OpenFont
  let closeFont: CloseFont
  let setSize: SetSize
  let height: Height
  let ascent: Height
  let metrics: Metrics
  let provides: Provides
  let render: Render

  /// Loads and starts the library; nil when it is not installed, too old (before 2.0.18), or does not start.
  init?(names: [String] = ["libSDL2_ttf-2.0.so.0", "libSDL2_ttf.so", "libSDL2_ttf-2.0.0.dylib"]) {
    guard let library = SharedLibrary(names: names),
      let start = unsafe library.function("TTF_Init"),
      let open = unsafe library.function("TTF_OpenFont"),
      let close = unsafe library.function("TTF_CloseFont"),
      let size = unsafe library.function("TTF_SetFontSize"),
      let height = unsafe library.function("TTF_FontHeight"),
      let ascent = unsafe library.function("TTF_FontAscent"),
      let metrics = unsafe library.function("TTF_GlyphMetrics32"),
      let provides = unsafe library.function("TTF_GlyphIsProvided32"),
      let render = unsafe library.function("TTF_RenderGlyph32_Blended")
    else { return nil }
    guard unsafe unsafeBitCast(start, to: (@convention(c) () -> CInt).self)() == 0 else { return nil }
    unsafe openFont = unsafeBitCast(open, to: OpenFont.self)
    unsafe closeFont = unsafeBitCast(close, to: CloseFont.self)
    unsafe setSize = unsafeBitCast(size, to: SetSize.self)
    unsafe self.height = unsafeBitCast(height, to: Height.self)
    unsafe self.ascent = unsafeBitCast(ascent, to: Height.self)
    unsafe self.metrics = unsafeBitCast(metrics, to: Metrics.self)
    unsafe self.provides = unsafeBitCast(provides, to: Provides.self)
    unsafe self.render = unsafeBitCast(render, to: Render.self)
  }
}
