import Testing

@testable import DactylSDL

@Suite struct LabelTests {
  @Test func aLetterIsAQuadAndASpaceHasNone() {
    let rig = TessellatorRig { $0.add(.label(Label("a b", font: .pixel, size: 10)), in: Rect(0, 0, 100, 20)) }

    #expect(rig.tessellator.vertices.count == 8)
    #expect(rig.tessellator.batches.count == 1)
  }

  @Test func sizeIsTheHeightOfALine() {
    let text = TextLayout(pictures: PictureTable())

    #expect(text.size(of: Label("abc", font: .pixel, size: 20)) == Size(36, 20))
    #expect(text.size(of: Label("a\nbcd\n", font: .pixel, size: 10)) == Size(18, 30))
    #expect(text.size(of: Label("a\r\nb\u{2028}c", font: .pixel, size: 10)) == Size(6, 30))
    #expect(text.size(of: Label("", font: .pixel, size: 10)) == .zero)
    #expect(text.size(of: Label("a", font: .pixel, size: .nan)) == .zero)
  }

  @Test(
    "Letters have a height to be drawn at, whatever the height of a line is", arguments: [.infinity, 3e38, .nan, -1])
  func rasterHeights(pixels: Float) {
    #expect([4, 448].contains(TextLayout.rasterHeight(forPixels: pixels)))
  }

  @Test(arguments: [(Vector(0, 0), Point(0, 0)), (Vector(0.5, 0.5), Point(44, 45)), (Vector(1, 1), Point(88, 90))])
  func alignmentMovesTheText(alignment: Vector, point: Point) {
    let label = Label("ab", font: .pixel, size: 10, alignment: alignment)
    let rig = TessellatorRig { $0.add(.label(label), in: Rect(0, 0, 100, 100)) }

    #expect(rig.points.first == point)
  }

  @Test func eachLineIsAlignedByItself() {
    let label = Label("abc\nd", font: .pixel, size: 10, alignment: Vector(1, 0))
    let rig = TessellatorRig { $0.add(.label(label), in: Rect(0, 0, 100, 100)) }

    #expect(rig.points[0] == Point(82, 0))
    #expect(rig.points[12] == Point(94, 10))
  }

  @Test func uprightTextIsAlignedToWholePixels() {
    let rig = TessellatorRig { $0.add(.label(Label("abc", font: .pixel, size: 13)), in: Rect(0.3, 0.7, 50, 13)) }

    #expect(rig.points.allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() })
  }

  @Test("Letters stand where they were measured", arguments: ["AVATAR To. LT", "Tyr, we", "Г. Уа"])
  func kernedLettersAreDrawnAsMeasured(text: String) throws {
    let (layout, size) = (TextLayout(pictures: PictureTable()), Float(200))
    var label = Label(text, font: .builtIn, size: size, alignment: .zero)
    let whole = layout.size(of: label).width
    let last = try #require(text.last)
    label.text = String(last)
    let alone = layout.size(of: label).width

    let drawn = TessellatorRig {
      $0.add(.label(Label(text, font: .builtIn, size: size, alignment: .zero)), in: Rect(0, -20, 2000, 200))
    }
    let single = TessellatorRig { $0.add(.label(label), in: Rect(0, -20, 2000, 200)) }

    let left = drawn.points.suffix(4).map(\.x).min() ?? 0
    let offset = single.points.map(\.x).min() ?? 0
    #expect(abs(left - offset - (whole - alone)) < 1.01)
    let unkerned = text.unicodeScalars.reduce(Float(0)) { $0 + layout.advance(of: $1, in: .builtIn) * size }
    #expect(whole < unkerned - 5)
  }

  @Test func smallLettersAreDrawnAtQuartersOfAPixel() {
    let text = TextLayout(pictures: PictureTable())
    let glyphs = (0..<4).map { text.glyph(for: "l", in: .builtIn, raster: 13, phase: $0) }

    #expect(Set(glyphs).count == 4 && text.hasPhases(.builtIn, raster: 13))
    #expect(!text.hasPhases(.builtIn, raster: 64) && !text.hasPhases(.pixel, raster: 13))
    let rig = TessellatorRig { $0.add(.label(Label("nonnnon", font: .builtIn, size: 13)), in: Rect(0.3, 0, 90, 13)) }
    let pictures = Set(rig.tessellator.vertices.map(\.u))
    #expect(pictures.count > 4, "the same letters in several pictures")
  }

  @Test(arguments: [Int32.min, -1000, -7, Int32.max]) func anyNumberIsAFont(id: Int32) {
    let text = TextLayout(pictures: PictureTable())
    let font = Font(id: id).weight(.bold)

    #expect(text.size(of: Label("abc", font: font, size: 20)).width > 10)
    #expect(font.resolved(in: .pixel).weight(.regular).id <= Int32.max)
  }

  @Test func turnedTextTurns() {
    let turn = Transform.rotation(.pi / 2).translated(by: Vector(50, 50))
    let label = Label("H", font: .pixel, size: 10, alignment: Vector(0, 0))
    let rig = TessellatorRig { $0.add(.label(label), in: Rect(0, 0, 20, 10), by: turn) }

    #expect(rig.points[0].distance(to: Point(50, 50)) < 1e-3)
    #expect(rig.points[1].distance(to: Point(50, 56)) < 1e-3)
  }

  @Test func lettersAreMadeOncePerSize() {
    let pictures = PictureTable()
    let text = TextLayout(pictures: pictures)

    let first = text.glyph(for: "a", in: .builtIn, raster: 20)
    let version = pictures.versions
    let again = text.glyph(for: "a", in: .builtIn, raster: 20)

    #expect(first == again)
    #expect(pictures.versions == version)
    #expect(text.glyph(for: "a", in: Font(id: 77), raster: 20).size == first.size)
  }

  @Test func aFullAtlasContinuesOnAnotherPage() {
    let pictures = PictureTable()
    let text = TextLayout(pictures: pictures)

    let glyphs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars.map { text.glyph(for: $0, in: .builtIn, raster: 256) }

    #expect(pictures.pictures.count > 2)
    #expect(Set(glyphs.map { "\($0.texture) \($0.left) \($0.top)" }).count == glyphs.count)
  }

  @Test func aLetterAtTwiceItsSizeIsItsPixelsDoubled() throws {
    let image = try #require(PixelFont().image(of: "L", height: 20, phase: 0))
    let rows = PixelGlyphs.rows(of: "L")

    for y in 0..<20 {
      for x in 0..<12 {
        let isSet = rows[y / 2] >> UInt8(5 - x / 2) & 1 == 1
        #expect(image.coverage[y * 12 + x] == (isSet ? 255 : 0))
      }
    }
  }
}
