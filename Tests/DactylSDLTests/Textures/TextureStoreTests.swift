import Testing

@testable import DactylSDL

// On the main thread: loading the libraries of SDL2_image and SDL2_ttf is not thread-safe.
@MainActor @Suite struct TextureStoreTests {
  private let folder: TemporaryFolder
  private let store: TextureStore

  init() throws {
    folder = try TemporaryFolder()
    store = TextureStore(finder: AssetFinder(folders: [folder.path]))
  }

  private func error(of body: () throws -> Void) throws -> AssetError {
    try #require(throws: AssetError.self) { try body() }
  }

  @Test func aBitmapIsReadWithItsOpacity() throws {
    try folder.write(bmp(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 128]), as: "dot.bmp")

    let texture = try store.texture(named: "dot.bmp")
    let picture = store.pictures.pictures[Int(texture.id)]

    #expect(texture.size == Size(2, 1))
    #expect(picture.pixels == [255, 0, 0, 255, 0, 255, 0, 128])
  }

  @Test func aPictureIsLoadedOnce() throws {
    try folder.write(bmp(width: 1, height: 1, pixels: [1, 2, 3, 4]), as: "dot.bmp")

    #expect(try store.texture(named: "dot.bmp") == store.texture(named: "dot.bmp"))
    #expect(store.pictures.pictures.count == 1)
  }

  @Test func aMaskHoldsThePixelsThatAreOpaqueEnough() throws {
    try folder.write(bmp(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 100]), as: "dot.bmp")
    let scene = Scene()
    scene.assets = store

    let strict = try scene.alphaMask(named: "dot.bmp")
    let lax = try scene.alphaMask(named: "dot.bmp", threshold: 0.3)

    #expect(strict.isOpaque(0, 0) && !strict.isOpaque(1, 0))
    #expect(lax.isOpaque(0, 0) && lax.isOpaque(1, 0) && !lax.isOpaque(2, 0))
    #expect(throws: AssetError.self) { try Scene().alphaMask(named: "dot.bmp") }
  }

  @Test func aMissingPictureListsTheSearchedFolders() throws {
    let error = try error { _ = try store.texture(named: "card.bmp") }

    #expect(error.name == "card.bmp")
    #expect(error.searched == [folder.path])
    #expect(error.description == "card.bmp: there is no such file; looked in: \(folder.path)")
  }

  @Test(arguments: ["", "/nowhere/at/all.bmp", "."])
  func namesWithoutFilesThrow(name: String) throws {
    _ = try error { _ = try store.texture(named: name) }
  }

  @Test func aBrokenBitmapGivesSDLsReason() throws {
    let path = try folder.write([0x42, 0x4D, 1, 2, 3], as: "broken.bmp")

    let error = try error { _ = try store.texture(named: "broken.bmp") }

    #expect(error.reason.hasPrefix("\(path) is not a picture that can be read: "))
    #expect(!error.reason.hasSuffix("SDL gave no reason"))
  }

  @Test func aPictureThatNeedsAMissingLibraryNamesItsPackage() throws {
    try folder.write(PNGEncoder.encode(Picture(width: 1, height: 1, pixels: [1, 2, 3, 4])), as: "dot.png")
    let images = ImageFile(libraryNames: ["libno-such-thing.so.0"])
    let store = TextureStore(finder: AssetFinder(folders: [folder.path]), images: images)

    let error = try error { _ = try store.texture(named: "dot.png") }

    #expect(error.reason.contains("libsdl2-image-2.0-0"))
  }

  @Test(.enabled(if: SharedLibrary(names: ImageFile().libraryNames) != nil, "SDL2_image is not installed"))
  func aPNGIsReadWhereSDL2ImageIs() throws {
    let picture = Picture(width: 3, height: 2, pixels: (0..<24).map { UInt8($0 * 10) })
    try folder.write(PNGEncoder.encode(picture), as: "dots.png")

    let texture = try store.texture(named: "dots.png")

    #expect(store.pictures.pictures[Int(texture.id)] == picture)
  }

  @Test(.enabled(if: SharedLibrary(names: ImageFile().libraryNames) != nil, "SDL2_image is not installed"))
  func aBrokenPNGGivesTheLibrarysReason() throws {
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 1], as: "broken.png")

    let error = try error { _ = try store.texture(named: "broken.png") }

    #expect(error.reason.contains("is not a picture that can be read: "))
  }

  @Test func aFontThatNeedsAMissingLibraryNamesItsPackage() throws {
    try folder.write([1], as: "letters.ttf")
    let store = TextureStore(finder: AssetFinder(folders: [folder.path]), trueType: { nil })

    let error = try error { _ = try store.font(named: "letters.ttf") }

    #expect(error.reason.contains("libsdl2-ttf-2.0-0"))
  }

  @Test(.enabled(if: TrueTypeLibrary() != nil, "SDL2_ttf is not installed"))
  func aBrokenFontGivesTheLibrarysReason() throws {
    try folder.write([1, 2, 3], as: "letters.ttf")

    let error = try error { _ = try store.font(named: "letters.ttf") }

    #expect(error.reason.contains("is not a font that can be read: "))
  }
}
