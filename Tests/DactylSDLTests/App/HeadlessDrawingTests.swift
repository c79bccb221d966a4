import Testing

@testable import DactylSDL

@MainActor @Suite struct HeadlessDrawingTests {
  private func draw(
    size: Size = Size(60, 40), logical: Size? = nil, scale: Float = 1, _ fill: (inout DrawList) -> Void
  ) throws -> Picture {
    let options = AppOptions(size: size, logicalSize: logical, background: .pureBlue)
    let app = try HeadlessApp(options: options, scale: scale, oversampling: 1)
    var list = DrawList()
    fill(&list)
    return try app.picture(of: list)
  }

  @Test func aRectangleIsSolidInsideItsBoundsOnly() throws {
    let picture = try draw { $0.fill(Rect(10, 5, 20, 10), .pureRed) }

    #expect((picture.width, picture.height) == (60, 40))
    for y in 0..<40 {
      for x in 0..<60 {
        let isInside = (10..<30).contains(x) && (5..<15).contains(y)
        #expect(picture.color(x, y) == (isInside ? .pureRed : .pureBlue))
      }
    }
  }

  @Test func laterItemsLieOnTop() throws {
    let picture = try draw {
      $0.fill(Rect(0, 0, 20, 20), .pureRed)
      $0.fill(Rect(10, 10, 20, 20), .pureGreen)
    }

    #expect(picture.color(5, 5) == .pureRed)
    #expect(picture.color(15, 15) == .pureGreen)
  }

  @Test func halfAnOpacityMixes() throws {
    let picture = try draw { $0.fill(Rect(0, 0, 20, 20), .pureRed, alpha: 0.5) }

    let color = try #require(picture.color(5, 5))
    #expect(abs(color.red - 0.5) < 0.02 && abs(color.blue - 0.5) < 0.02)
  }

  @Test func clipsAreRespectedAndEndWithTheirItem() throws {
    let picture = try draw { list in
      let clip = list.clip(Rect(10, 10, 10, 10))
      list.fill(Rect(0, 0, 60, 20), .pureRed, clip: clip)
      list.fill(Rect(40, 30, 60, 20), .pureGreen)
    }

    #expect(picture.color(9, 12) == .pureBlue)
    #expect(picture.color(10, 10) == .pureRed)
    #expect(picture.color(19, 19) == .pureRed)
    #expect(picture.color(20, 12) == .pureBlue)
    #expect(picture.color(59, 39) == .pureGreen)
  }

  @Test func aTurnedRectangleIsADiamond() throws {
    let turn = Transform.rotation(.pi / 4).translated(by: Vector(30, 20))
    let picture = try draw { $0.fill(Rect(-10, -10, 20, 20), .pureRed, by: turn) }

    #expect(picture.color(30, 20) == .pureRed)
    #expect(picture.color(30, 9) == .pureRed)
    #expect(picture.color(41, 20) == .pureRed)
    #expect(picture.color(39, 11) == .pureBlue)
    #expect(picture.color(30, 3) == .pureBlue)
  }

  @Test func aTurnedClipIsADiamondHole() throws {
    let turn = Transform.rotation(.pi / 4).translated(by: Vector(30, 20))
    let picture = try draw { list in
      let clip = list.clip(Rect(-10, -10, 20, 20), by: turn)
      list.fill(Rect(0, 0, 60, 40), .pureRed, clip: clip)
    }

    #expect(picture.color(30, 9) == .pureRed)
    #expect(picture.color(39, 11) == .pureBlue)
  }

  @Test func aLetterboxedSceneHasBlackBarsWithoutDrawing() throws {
    let picture = try draw(logical: Size(20, 20)) { $0.fill(Rect(-50, -50, 60, 200), .pureRed) }

    #expect(picture.color(9, 20) == .black)
    #expect(picture.color(10, 20) == .pureRed)
    #expect(picture.color(29, 20) == .pureRed)
    #expect(picture.color(30, 20) == .pureBlue)
    #expect(picture.color(49, 20) == .pureBlue)
    #expect(picture.color(50, 20) == .black)
  }

  @Test func aDenseDisplayHasMorePixels() throws {
    let picture = try draw(scale: 2) { $0.fill(Rect(10, 5, 20, 10), .pureRed) }

    #expect((picture.width, picture.height) == (120, 80))
    #expect(picture.color(20, 10) == .pureRed)
    #expect(picture.color(59, 29) == .pureRed)
    #expect(picture.color(60, 30) == .pureBlue)
  }

  @Test func aPictureIsDrawnPixelByPixel() throws {
    let folder = try TemporaryFolder()
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255]
    try folder.write(bmp(width: 2, height: 2, pixels: pixels), as: "four.bmp")
    let options = AppOptions(size: Size(20, 20), background: .pureBlue, assetFolders: [folder.path])
    let app = try HeadlessApp(options: options, oversampling: 1)
    let texture = try #require(try app.scene.assets?.texture(named: "four.bmp"))
    var list = DrawList()
    list.add(.sprite(Sprite(texture)), in: Rect(4, 4, 2, 2))

    let picture = try app.picture(of: list)

    #expect(picture.color(4, 4) == .pureRed)
    #expect(picture.color(5, 4) == .pureGreen)
    #expect(picture.color(4, 5) == .pureBlue)
    #expect(picture.color(5, 5) == .white)
  }

  @Test func anInvalidTextureDrawsNothing() throws {
    let picture = try draw {
      $0.add(.sprite(Sprite(Texture(id: 900, size: Size(4, 4)))), in: Rect(0, 0, 60, 40))
      $0.add(.sprite(Sprite(Texture(id: -7, size: Size(4, 4)))), in: Rect(0, 0, 60, 40))
    }

    #expect(picture.color(20, 20) == .pureBlue)
  }

  @Test func textIsDrawnInItsColor() throws {
    let picture = try draw {
      $0.add(.label(Label("I", font: .pixel, size: 20, color: .white)), in: Rect(0, 0, 60, 40))
    }

    let white = (0..<40).flatMap { y in (0..<60).map { picture.color($0, y) } }.filter { $0 == .white }
    #expect(white.count > 20)
  }
}
