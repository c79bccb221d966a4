import DactylSDL
import DactylTesting
import Testing

@testable import FitAnyWindow

/// The program about containers.
@MainActor @Suite struct LayoutTests {
  @Test("FitAnyWindow: nothing overlaps or sticks out, and the board is square, in a window of any size")
  func fitAnyWindow() throws {
    let play = try Play(FitAnyWindow.self)
    for size in [Size(320, 240), Size(320, 420), Size(640, 480), Size(2560, 1440)] {
      play.scene.size = size
      play.scene.advance(by: 0.1)
      let parts = play.views[0].subviews
      #expect(parts.count == 3)
      for (above, below) in zip(parts, parts.dropFirst()) { #expect(above.frame.maxY <= below.frame.minY) }
      #expect(parts[2].frame.maxY <= size.height && parts[0].frame.maxX <= size.width)
      #expect(abs(parts[1].frame.size.width - parts[1].frame.size.height) <= 1 && parts[1].subviewCount == 16)
      for tile in parts[1].subviews { #expect(tile.frame.size.width > 8 && tile.frame.size.height > 8) }
    }
  }
}
