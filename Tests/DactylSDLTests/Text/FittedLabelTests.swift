import Foundation
import Testing

@testable import DactylSDL

private let fontFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

@MainActor @Suite struct FittedLabelTests {
  private static let text = "The quick brown fox jumps over the lazy dog"

  private func edges(_ label: Label, in bounds: Rect) -> (left: Float, right: Float, top: Float, bottom: Float) {
    let points = TessellatorRig { $0.add(.label(label), in: bounds) }.points
    let (x, y) = (points.map(\.x), points.map(\.y))
    return (x.min() ?? 0, x.max() ?? 0, y.min() ?? 0, y.max() ?? 0)
  }

  @Test(
    arguments: [
      LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ], [Float(24), 50, 93, 150])
  func textStaysInItsBounds(mode: LineBreakMode, width: Float) {
    for alignment in [Vector(0, 0), Vector(0.5, 0.5), Vector(1, 1)] {
      let label = Label(
        Self.text, font: .pixel, size: 10, alignment: alignment, lineBreakMode: mode, lineFragmentPadding: 3)
      let edges = edges(label, in: Rect(20, 20, width, 34))
      // Letters stand on whole pixels.
      #expect(edges.left >= 22.5 && edges.right <= 20.5 + width - 3 && edges.right > 23)
      #expect(edges.top >= 19.5 && edges.bottom <= 54.5)
    }
  }

  @Test func theEllipsisIsDrawnAfterTheText() {
    let whole = TessellatorRig { $0.add(.label(Label("abc\u{2026}", font: .pixel, size: 10)), in: Rect(0, 0, 24, 10)) }
    let cut = TessellatorRig {
      let label = Label("abcdef", font: .pixel, size: 10, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
      $0.add(.label(label), in: Rect(0, 0, 24, 10))
    }
    #expect(whole.points == cut.points && cut.points.count == 16)
  }

  @Test func shrunkTextIsDrawnSmaller() {
    let label = Label(
      "abcdef", font: .pixel, size: 20, numberOfLines: 1, lineBreakMode: .byTruncatingTail, minimumScaleFactor: 0.5)
    let edges = edges(label, in: Rect(0, 0, 36, 20))

    #expect(edges.left >= 0 && edges.right <= 36 && edges.bottom - edges.top <= 10)
  }

  @Test func textWithoutAPictureIsNotDrawn() {
    let text = TextLayout(pictures: PictureTable())
    for scalar in "\u{200B}\u{AD}\u{200D}\u{FE0F}\u{7}\u{7F}\u{2060}".unicodeScalars {
      #expect(text.glyph(for: scalar, in: .pixel, raster: 10) == Glyph(advance: 0))
    }
    #expect(text.glyph(for: "\t", in: .pixel, raster: 10) == Glyph(advance: 2.4))
    #expect(text.glyph(for: "\u{301}", in: .pixel, raster: 10).texture >= 0, "a mark is no such thing")
  }

  // MARK: The layouts kept from frame to frame

  private final class CountedMetrics: FontMetrics {
    var count = 0
    func advance(of scalar: Unicode.Scalar, in font: Font) -> Float {
      count += 1
      return 0.6
    }
  }

  private func entities(_ count: Int) -> [Entity] {
    let scene = Scene(size: Size(10, 10))
    return (0..<count).map { _ in scene.makeView().entity }
  }

  @Test func linesAreLaidOutAgainWhenTheTextOrItsBoundsChange() {
    var labels = FittedLabels()
    let (metrics, entity) = (CountedMetrics(), entities(1)[0])
    var label = Label(Self.text, lineBreakMode: .byWordWrapping)
    func isLaidOutAgain(_ width: Float = 90) -> Bool {
      let count = metrics.count
      let lines = labels.text(of: label, on: entity, in: Size(width, 90), by: metrics)
      #expect(lines.lines == FittedText(label, in: Size(width, 90), by: CountedMetrics()).lines)
      labels.endFrame()
      return metrics.count > count
    }

    #expect(isLaidOutAgain() && !isLaidOutAgain() && isLaidOutAgain(80) && !isLaidOutAgain(80))
    label.color = .white
    label.alignment = .zero
    #expect(!isLaidOutAgain(80))
    label.text = label.text.split(separator: "x").joined(separator: "x")
    #expect(!isLaidOutAgain(80), "the same letters in another place of memory")
    let edits: [(inout Label) -> Void] = [
      { $0.text += "e\u{301}" }, { $0.text = String($0.text.dropLast()) + "\u{E9}" }, { $0.size = 11 },
      { $0.font = Font(id: 3) }, { $0.numberOfLines = 2 }, { $0.lineBreakMode = .byTruncatingHead },
      { $0.minimumScaleFactor = 0.5 }, { $0.lineFragmentPadding = 4 },
    ]
    for edit in edits {
      edit(&label)
      #expect(isLaidOutAgain(80) && !isLaidOutAgain(80))
    }
    label = Label(Self.text)
    #expect(isLaidOutAgain(80) && !isLaidOutAgain(20), "without a mode the room does not matter")
  }

  @Test func labelsThatAreNoLongerDrawnAreRemoved() {
    var labels = FittedLabels()
    let (metrics, all) = (CountedMetrics(), entities(1000))
    for shown in [1000, 500, 3, 3, 0] {
      for entity in all.prefix(shown) { _ = labels.text(of: Label("a"), on: entity, in: .zero, by: metrics) }
      labels.endFrame()
      #expect(labels.count <= 2 * shown + 64 && labels.count >= shown)
    }
    #expect(metrics.count == 1000 + 1000)
  }

  // MARK: Real letters

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: fontFile) && TrueTypeLibrary() != nil,
      "SDL2_ttf or the font DejaVu Sans is not installed"),
    arguments: [Float(30), 77, 140, 400])
  func realLettersFitAsTheyAreMeasured(width: Float) throws {
    let store = TextureStore(finder: AssetFinder(folders: []))
    let font = try store.font(named: fontFile)
    let scene = Scene(size: Size(400, 300))
    scene.assets = store
    let label = Label(Self.text, font: font, size: 20, alignment: .zero, lineBreakMode: .byTruncatingTail)

    let size = scene.size(of: label, fitting: Size(width, 60))
    let fitted = store.text.lines(of: label, on: .none, in: Size(width, 60))

    #expect(fitted.size == size && size.width <= width + 0.01 && fitted.ellipsis == "\u{2026}")
    for line in fitted.lines {
      let letters = Self.text[line.head] + (line.hasEllipsis ? "\u{2026}" : "")
      let drawn = letters.unicodeScalars.reduce(Float(0)) {
        $0 + store.text.glyph(for: $1, in: font, raster: 20).advance
      }
      #expect(abs(drawn - Float(line.width)) < 1e-4)
    }
    #expect(store.hasGlyph(for: "a", in: font) && !store.hasGlyph(for: "\u{10FFFD}", in: font))
    #expect(!store.hasGlyph(for: "\u{10FFFD}", in: .builtIn) && store.hasGlyph(for: "…", in: .builtIn))
  }
}
