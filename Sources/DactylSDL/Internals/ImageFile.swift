import CSDL2

/// Reads picture files: BMP with SDL itself, PNG, JPEG, WebP and more with SDL2_image where that is installed.
struct ImageFile {
  /// The file names under which SDL2_image is searched for.
  var libraryNames = ["libSDL2_image-2.0.so.0", "libSDL2_image.so", "libSDL2_image-2.0.0.dylib"]

  private typealias LoadRW =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, CInt) -> UnsafeMutablePointer<
      SDL_Surface
    >?

  /// Reads the pixels of a file.
  func picture(named name: String, at path: String) throws(AssetError) -> Picture {
    guard let file = unsafe SDL_RWFromFile(path, "rb") else {
      throw AssetError(name: name, reason: "\(path) can't be opened: \(sdlMessage())")
    }
    let surface = unsafe isBMP(file) ? SDL_LoadBMP_RW(file, 1) : try loadByLibrary(file, name: name, path: path)
    guard let surface = unsafe surface else {
      throw AssetError(name: name, reason: "\(path) is not a picture that can be read: \(sdlMessage())")
    }
    defer { unsafe SDL_FreeSurface(surface) }
    guard let picture = unsafe Self.picture(of: surface) else {
      throw AssetError(name: name, reason: "\(path) can't be brought into 32 bits a pixel: \(sdlMessage())")
    }
    return picture
  }

  private func isBMP(_ file: UnsafeMutablePointer<SDL_RWops>) -> Bool {
    var start: (UInt8, UInt8) = (0, 0)
    unsafe SDL_RWread(file, &start, 1, 2)
    unsafe SDL_RWseek(file, 0, RW_SEEK_SET)
    return start == (0x42, 0x4D)
  }

  private func loadByLibrary(_ file: UnsafeMutablePointer<SDL_RWops>, name: String, path: String) throws(AssetError)
    -> UnsafeMutablePointer<SDL_Surface>?
  {
    guard let library = SharedLibrary(names: libraryNames), let address = unsafe library.function("IMG_Load_RW") else {
      unsafe SDL_RWclose(file)
      throw AssetError(
        name: name,
        reason: "\(path) is not a BMP file, and to read others SDL2_image is needed: "
          + "sudo apt-get install libsdl2-image-2.0-0")
    }
    let load = unsafe unsafeBitCast(address, to: LoadRW.self)
    return unsafe load(file, 1)
  }

  /// Copies the pixels of a surface of any format.
  @unsafe static func picture(of surface: UnsafeMutablePointer<SDL_Surface>) -> Picture? {
    let format = SDL_PIXELFORMAT_RGBA32.rawValue
    guard let converted = unsafe SDL_ConvertSurfaceFormat(surface, format, 0) else { return nil }
    defer { unsafe SDL_FreeSurface(converted) }
    let width = unsafe Int(converted.pointee.w)
    let height = unsafe Int(converted.pointee.h)
    let pitch = unsafe Int(converted.pointee.pitch)
    guard let pixels = unsafe converted.pointee.pixels, width > 0, height > 0, pitch >= width * 4 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: pixels + row * pitch, count: width * 4))
    }
    return Picture(width: width, height: height, pixels: bytes)
  }
}
