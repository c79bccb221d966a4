/// The pictures and fonts of a scene, each loaded from its file once. It needs no renderer, which uploads what it
/// draws.
final class TextureStore: AssetSource {
  let pictures: PictureTable
  let text: TextLayout
  let finder: AssetFinder
  private let images: ImageFile
  private var textures: [String: Texture] = [:]
  private var fonts: [String: Font] = [:]
  var sheets: [String: SpriteSheet] = [:]
  private let trueType: LoadedOnce<TrueTypeLibrary>

  init(
    finder: AssetFinder, images: ImageFile = ImageFile(),
    trueType: @escaping () -> TrueTypeLibrary? = { TrueTypeLibrary() }
  ) {
    self.finder = finder
    self.images = images
    let library = LoadedOnce(load: trueType)
    self.trueType = library
    pictures = PictureTable()
    text = TextLayout(pictures: pictures, system: SystemFonts { library.value })
  }

  func texture(named name: String) throws(AssetError) -> Texture {
    if let texture = textures[name] { return texture }
    let path = try finder.path(of: name)
    var picture = try images.picture(named: name, at: path)
    picture.spreadColors()
    let size = Size(Float(picture.width), Float(picture.height))
    let texture = Texture(id: pictures.add(picture), size: size)
    textures[name] = texture
    return texture
  }

  func alphaMask(named name: String, threshold: Float) throws(AssetError) -> AlphaMask {
    let picture = try images.picture(named: name, at: try finder.path(of: name))
    return AlphaMask(width: picture.width, height: picture.height) { x, y in
      (picture.color(x, y)?.alpha ?? 0) >= threshold
    }
  }

  func font(named name: String) throws(AssetError) -> Font {
    if let font = fonts[name] { return font }
    let path = try finder.path(of: name)
    guard let library = trueType.value else {
      throw AssetError(
        name: name, reason: "to read fonts SDL2_ttf is needed: sudo apt-get install libsdl2-ttf-2.0-0")
    }
    guard let source = TrueTypeFont(path: path, library: library) else {
      throw AssetError(name: name, reason: "\(path) is not a font that can be read: \(sdlMessage())")
    }
    let font = text.add(source)
    fonts[name] = font
    return font
  }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Float { text.advance(of: scalar, in: font) }

  func baseline(of font: Font) -> Float { text.baseline(of: font) }
  func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool { text.hasGlyph(for: scalar, in: font) }

  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar, in font: Font) -> Float {
    text.kerning(between: left, and: right, in: font)
  }
}

/// A value that is loaded when it is first needed; again and again while that fails.
private final class LoadedOnce<Value> {
  private let load: () -> Value?
  private var loaded: Value?

  init(load: @escaping () -> Value?) { self.load = load }

  var value: Value? {
    if loaded == nil { loaded = load() }
    return loaded
  }
}
