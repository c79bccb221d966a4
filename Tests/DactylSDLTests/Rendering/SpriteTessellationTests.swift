import Testing

@testable import DactylSDL

@Suite struct SpriteTessellationTests {
  private let texture = Texture(id: 5, size: Size(64, 32))

  @Test func anUprightPictureIsFourCornersAndTheWholeTexture() {
    let rig = TessellatorRig { $0.add(.sprite(Sprite(texture)), in: Rect(10, 20, 30, 40)) }

    #expect(rig.points == [Point(10, 20), Point(40, 20), Point(10, 60), Point(40, 60)])
    #expect(rig.tessellator.vertices.map(\.u) == [0, 1, 0, 1])
    #expect(rig.tessellator.vertices.map(\.v) == [0, 0, 1, 1])
    #expect(rig.tessellator.indices.count == 6)
    #expect(rig.tessellator.batches.map(\.texture) == [5])
    #expect(rig.area == 1200)
  }

  @Test func aQuarterTurnMovesTheCorners() {
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 50)
    let rig = TessellatorRig { $0.add(.sprite(Sprite(texture)), in: Rect(0, 0, 20, 10), by: turn) }

    #expect(rig.points == [Point(100, 50), Point(100, 70), Point(90, 50), Point(90, 70)])
  }

  @Test func aTurnedPictureFadesHalfAPixelAboutItsTrueEdge() {
    let turn = Transform.rotation(.pi / 6).translated(by: Vector(100, 50))
    let rig = TessellatorRig { $0.add(.sprite(Sprite(texture)), in: Rect(-20, -10, 40, 20), by: turn) }
    let vertices = rig.tessellator.vertices

    #expect(vertices.count == 8)
    #expect(rig.tessellator.indices.count == 10 * 3)
    #expect(vertices[0].point.distance(to: turn.apply(to: Point(-20.5, -10.5))) < 1e-3)
    #expect(vertices[2].point.distance(to: turn.apply(to: Point(20.5, 10.5))) < 1e-3)
    #expect(vertices[4].point.distance(to: turn.apply(to: Point(-19.5, -9.5))) < 1e-3)
    #expect(vertices.map(\.color.alpha) == [0, 0, 0, 0, 255, 255, 255, 255])
    #expect(abs(rig.area - 41 * 21) < 0.1)
  }

  /// A picture with a transparent border of pixels, so wide on the left and wider elsewhere.
  private func bordered(_ border: Int, in pictures: PictureTable) -> Texture {
    var picture = Picture(width: 32, height: 32, filledWith: (9, 9, 9, 0))
    for y in border + 1..<31 - border {
      for x in border..<31 - border { picture.pixels[(y * 32 + x) * 4 + 3] = 1 }
    }
    return Texture(id: pictures.add(picture), size: Size(32, 32))
  }

  @Test(arguments: [(0, 1, 8), (1, 1, 4), (1, 2, 4), (1, 0.5, 8), (2, 0.5, 4), (2, 0.25, 8), (3, 0.25, 4)])
  func transparentEdgesDoNotFade(border: Int, scale: Float, corners: Int) {
    let pictures = PictureTable()
    let texture = bordered(border, in: pictures)
    let turn = Transform.rotation(.pi / 6).scaled(by: scale).translated(by: Vector(100, 50))
    var list = DrawList()
    list.add(.sprite(Sprite(texture)), in: Rect(-16, -16, 32, 32), by: turn)
    var tessellator = Tessellator()

    tessellator.tessellate(list, through: Viewport(windowSize: Size(200, 100)), text: TextLayout(pictures: pictures))

    #expect(tessellator.vertices.count == corners)
  }

  @Test func theEdgesOfACellCountNotThoseOfItsPicture() {
    let pictures = PictureTable()
    var margins = PictureMargins()
    let texture = bordered(4, in: pictures)

    for _ in 0..<2 {
      #expect(margins.margin(of: Rect(0, 0, 32, 32), in: texture.id, of: pictures) == 4)
      #expect(margins.margin(of: Rect(2, 3, 27, 26), in: texture.id, of: pictures) == 2)
      #expect(margins.margin(of: Rect(4, 4, 8, 8), in: texture.id, of: pictures) == 0)
      #expect(margins.margin(of: Rect(0, 0, 4, 4), in: texture.id, of: pictures) == 2)
      #expect(margins.margin(of: Rect(0, 0, 33, 32), in: texture.id, of: pictures) == 0)
      #expect(margins.margin(of: Rect(0, 0, .nan, 32), in: texture.id, of: pictures) == 0)
      #expect(margins.margin(of: Rect(0, 0, 32, 32), in: 7, of: pictures) == 0)
    }
  }

  @Test func aCellIsAPartOfTheTextureAndFlippingMirrorsIt() {
    let sprite = Sprite(texture, cell: Rect(16, 0, 16, 16), isFlipped: true)
    let rig = TessellatorRig { $0.add(.sprite(sprite), in: Rect(0, 0, 16, 16)) }

    #expect(rig.tessellator.vertices.map(\.u) == [0.5, 0.25, 0.5, 0.25])
    #expect(rig.tessellator.vertices.map(\.v) == [0, 0, 0.5, 0.5])
  }

  @Test func tintAndAlphaMultiply() {
    let sprite = Sprite(texture, tint: Color(1, 0.5, 0, 0.5))
    let rig = TessellatorRig { $0.add(.sprite(sprite), in: Rect(0, 0, 16, 16), alpha: 0.5) }

    #expect(rig.tessellator.vertices.first?.color == VertexColor(Color(1, 0.5, 0, 0.25)))
  }

  @Test func slicesKeepTheirBordersAndStretchTheMiddle() {
    let sprite = Sprite(texture, slices: EdgeInsets(top: 4, left: 8, bottom: 6, right: 16))
    let rig = TessellatorRig { $0.add(.sprite(sprite), in: Rect(10, 10, 100, 50)) }
    let vertices = rig.tessellator.vertices

    #expect(vertices.count == 16)
    #expect(rig.tessellator.indices.count == 9 * 6)
    #expect(vertices[0..<4].map(\.x) == [10, 18, 94, 110])
    #expect(vertices[0..<4].map(\.u) == [0, 0.125, 0.75, 1])
    #expect([vertices[0], vertices[4], vertices[8], vertices[12]].map(\.y) == [10, 14, 54, 60])
    #expect([vertices[0], vertices[4], vertices[8], vertices[12]].map(\.v) == [0, 0.125, 0.8125, 1])
    #expect(rig.area == 5000)
  }

  @Test func mirroredSlicesSwapTheirSides() {
    let sprite = Sprite(texture, slices: EdgeInsets(top: 0, left: 8, bottom: 0, right: 16), isFlipped: true)
    let rig = TessellatorRig { $0.add(.sprite(sprite), in: Rect(0, 0, 100, 50)) }

    #expect(rig.tessellator.vertices[0..<4].map(\.x) == [0, 16, 92, 100])
    #expect(rig.tessellator.vertices[0..<4].map(\.u) == [1, 0.75, 0.125, 0])
    #expect(rig.tessellator.indices.count == 3 * 6)
  }

  @Test func slicesWithoutRoomShrinkTogether() {
    let sprite = Sprite(texture, slices: EdgeInsets(16))
    let rig = TessellatorRig { $0.add(.sprite(sprite), in: Rect(0, 0, 16, 64)) }

    #expect(rig.tessellator.vertices[0..<4].map(\.x) == [0, 8, 8, 16])
    #expect(rig.area == 1024)
  }

  @Test func invisibleSpritesAreSkipped() {
    let rig = TessellatorRig {
      $0.add(.sprite(Sprite(texture)), in: Rect(200, 0, 50, 50))
      $0.add(.sprite(Sprite(texture)), in: Rect(0, -50, 50, 50))
      $0.add(.sprite(Sprite(texture)), in: Rect(0, 0, 50, 50), alpha: 0)
      $0.add(.sprite(Sprite(texture, tint: .clear)), in: Rect(0, 0, 50, 50))
      $0.add(.sprite(Sprite(texture)), in: Rect(0, 0, 50, 50), by: .scale(.nan))
      $0.add(.sprite(Sprite(Texture(id: 1, size: .zero))), in: Rect(0, 0, 50, 50))
    }

    #expect(rig.tessellator.culledItems == 6)
    #expect(rig.tessellator.vertices.isEmpty)
  }

  @Test func oneTextureInARowIsOneBatch() {
    let other = Texture(id: 6, size: Size(8, 8))
    let rig = TessellatorRig {
      for x in 0..<10 { $0.add(.sprite(Sprite(texture)), in: Rect(Float(x) * 10, 0, 10, 10)) }
      $0.add(.sprite(Sprite(other)), in: Rect(0, 0, 10, 10))
      $0.add(.sprite(Sprite(texture)), in: Rect(0, 0, 10, 10))
    }

    #expect(rig.tessellator.batches.map(\.texture) == [5, 6, 5])
    #expect(rig.tessellator.indexRange(ofBatch: 0).count == 60)
    #expect(rig.tessellator.indices[rig.tessellator.indexRange(ofBatch: 1)].min() == 0)
  }

  @Test func aFrameLikeTheLastOneKeepsItsBuffers() {
    var tessellator = Tessellator()
    let text = TextLayout(pictures: PictureTable())
    let viewport = Viewport(windowSize: Size(200, 100))
    var list = DrawList()
    let clip = list.clip(Rect(-40, -40, 80, 80), by: Transform.rotation(1).translated(by: Vector(50, 50)))
    for x in 0..<40 { list.add(.sprite(Sprite(texture)), in: Rect(Float(x) * 4, 0, 10, 10), clip: clip) }
    for x in 0..<40 { list.add(.shape(Shape(.ellipse, fill: .pureRed)), in: Rect(Float(x) * 4, 0, 10, 10)) }
    list.add(.label(Label("many\nlines", size: 20)), in: Rect(0, 0, 200, 100))
    func buffers() -> [UInt] {
      [
        unsafe tessellator.vertices.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) },
        unsafe tessellator.indices.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) },
        unsafe tessellator.batches.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) },
      ]
    }

    tessellator.tessellate(list, through: viewport, text: text)
    let first = buffers()
    let count = tessellator.vertices.count
    tessellator.tessellate(DrawList(), through: viewport, text: text)
    tessellator.tessellate(list, through: viewport, text: text)

    #expect(tessellator.vertices.count == count)
    #expect(buffers() == first)
  }
}
