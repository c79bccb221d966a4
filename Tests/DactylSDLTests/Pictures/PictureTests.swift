import Testing

@testable import DactylSDL

@Suite struct PictureTests {
  @Test func checksumsAreThoseOfTheFormats() {
    let text = Array("123456789".utf8)

    #expect(PNGEncoder.crc32(text) == 0xCBF4_3926)
    #expect(PNGEncoder.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
  }

  @Test func aPictureOutsideItselfHasNoColor() {
    let picture = Picture(width: 1, height: 1, pixels: [255, 0, 0, 255])

    #expect(picture.color(0, 0) == .pureRed)
    #expect(picture.color(1, 0) == nil)
    #expect(picture.color(0, -1) == nil)
  }

  @Test func aSmallerPictureIsTheMean() {
    let picture = Picture(width: 2, height: 2, pixels: [0, 0, 0, 255, 100, 0, 0, 255, 100, 0, 0, 255, 200, 40, 0, 255])

    #expect(picture.reduced(by: 2) == Picture(width: 1, height: 1, pixels: [100, 10, 0, 255]))
  }

  @Test func aPathThatCantBeWrittenThrows() {
    let picture = Picture(width: 1, height: 1, pixels: [255, 0, 0, 255])

    #expect(throws: PlatformError.self) { try picture.write(to: "/nowhere/at/all.png") }
  }

  @Test func transparentPixelsGetTheColorBesideThem() {
    var picture = Picture(
      width: 4, height: 1, pixels: [200, 100, 0, 255, 0, 0, 0, 0, 7, 7, 7, 0, 100, 0, 50, 1])

    picture.spreadColors()

    #expect(picture.pixels == [200, 100, 0, 255, 200, 100, 0, 0, 100, 0, 50, 0, 100, 0, 50, 1])
  }
}
