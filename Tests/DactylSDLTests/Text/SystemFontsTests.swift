import Foundation
import Testing

@testable import DactylSDL

private let fonts = "/usr/share/fonts/truetype"
private let areThere =
  FileManager.default.fileExists(atPath: fonts + "/noto/NotoColorEmoji.ttf")
  && FileManager.default.fileExists(atPath: fonts + "/wqy/wqy-microhei.ttc") && TrueTypeLibrary() != nil

/// The glyphs of the system's fonts, in place of those that a font lacks.
@Suite struct SystemFontsTests {
  private static func layout(_ folders: [String]) -> TextLayout {
    TextLayout(pictures: PictureTable(), system: SystemFonts(folders: folders) { TrueTypeLibrary() })
  }

  @Test(.enabled(if: areThere, "the fonts are not installed"))
  func aGlyphThatTheBuiltInFontLacksIsThatOfASystemsFont() {
    let text = Self.layout([fonts])
    #expect(!Self.layout([]).hasGlyph(for: "日", in: .builtIn) && text.hasGlyph(for: "日", in: .builtIn))
    let (own, other) = (text.glyph(for: "H", in: .builtIn, raster: 40), text.glyph(for: "日", in: .builtIn, raster: 40))
    #expect(other.texture >= 0 && !other.isColored && (0.5...1.2).contains(other.advance))
    // Both stand on one line, below which the sign reaches a little.
    let (bottom, line) = (other.offset.dy + other.size.height, own.offset.dy + own.size.height)
    #expect(bottom > line - 3 && bottom < line + 14)
    #expect(text.hasGlyph(for: "日", in: .pixel) && text.advance(of: "日", in: .monospaced) == other.advance)
  }

  @Test(.enabled(if: areThere, "the fonts are not installed"))
  func anEmojiHasItsColoursInEverySize() {
    let text = Self.layout([fonts])
    for raster in [12, 40, 96] {
      let glyph = text.glyph(for: "😀", in: .builtIn, raster: raster)
      #expect(glyph.isColored && glyph.texture >= 0, "\(raster)")
      #expect(abs(glyph.size.height - Float(raster)) <= Float(raster) * 0.25, "\(glyph.size) of \(raster)")
      #expect(abs(glyph.advance * Float(raster) - glyph.size.width) < Float(raster) * 0.3)
    }
  }

  @Test func aGlyphThatNoFontHasAndASystemWithoutTheLibraryLeaveABox() {
    for text in [Self.layout([fonts]), TextLayout(pictures: PictureTable())] {
      #expect(!text.hasGlyph(for: "\u{10FFFD}", in: .builtIn))
      #expect(text.glyph(for: "\u{10FFFD}", in: .builtIn, raster: 20).texture >= 0)
      #expect(text.advance(of: "H", in: .system) > 0)
    }
    let none = Self.layout([])
    for weight in Font.Weight.allCases {
      #expect(none.advance(of: "m", in: .system.weight(weight)) == none.advance(of: "m", in: .builtIn.weight(weight)))
    }
  }

  @Test func theFontsOfAFolderAreTakenByPreferenceAndBrokenOnesPassedOver() throws {
    let folder = try TemporaryFolder()
    for name in ["NotoSans-Regular.ttf", "Aaa.ttf", "x.txt", "NotoColorEmoji.ttf"] {
      try Data("no font".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    let text = Self.layout([folder.path, folder.path + "/nowhere"])
    #expect(!text.hasGlyph(for: "日", in: .builtIn) && text.advance(of: "m", in: .system) > 0)
  }
}
