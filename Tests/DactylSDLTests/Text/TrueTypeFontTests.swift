import Foundation
import Testing

@testable import DactylSDL

private let fontFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

@MainActor
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: fontFile) && TrueTypeLibrary() != nil,
    "SDL2_ttf or the font DejaVu Sans is not installed"))
struct TrueTypeFontTests {
  private let store = TextureStore(finder: AssetFinder(folders: []))

  @Test func narrowLettersAreNarrowerThanWideOnes() throws {
    let font = try store.font(named: fontFile)

    let narrow = store.text.size(of: Label("iii", font: font, size: 20))
    let wide = store.text.size(of: Label("WWW", font: font, size: 20))

    #expect(narrow.height == 20)
    #expect(narrow.width * 2 < wide.width)
  }

  @Test(arguments: [12, 20, 33, 128])
  func lettersFitTheLine(height: Int) throws {
    let font = try store.font(named: fontFile)

    let glyph = store.text.glyph(for: "g", in: font, raster: height)

    #expect(glyph.texture >= 0)
    #expect(abs(glyph.size.height - Float(height)) <= 2)
    #expect(glyph.size.width < glyph.size.height)
  }

  @Test func aFontIsLoadedOnce() throws {
    #expect(try store.font(named: fontFile) == store.font(named: fontFile))
    #expect(try store.font(named: fontFile) != .builtIn)
  }
}
