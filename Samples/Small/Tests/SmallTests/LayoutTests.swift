import DactylSDL
import DactylTesting
import Testing

@testable import AskFirst
@testable import FitAnyWindow
@testable import FoldTheColumns
@testable import ShowLetters

/// The programs about containers and alerts.
@MainActor @Suite struct LayoutTests {
  @Test("AskFirst: the card is deleted by the alert's button, and stays after Cancel and Escape")
  func askFirst() throws {
    let play = try Play(AskFirst.self)
    func press(_ title: String) throws {
      play.finger.tap(at: Point(400, 424))
      play.scene.advance(by: 0.3)
      let alert = try #require(play.scene.shownAlert)
      let button = try #require(alert.buttons.first { $0.title == title }).view
      play.finger.tap(at: button.convert(button.bounds.center, to: nil))
      #expect(play.scene.shownAlert == nil)
    }
    try press("Cancel")
    play.finger.tap(at: Point(400, 424))
    play.type(.escape)
    #expect(play.scene.shownAlert == nil && !play.views[0].isHidden)
    try press("Delete")
    #expect(play.views[0].isHidden)
  }

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

  @Test("ShowLetters: every letter is in the built-in font, and all is shown in both colours")
  func showLetters() throws {
    let play = try Play(ShowLetters.self)
    #expect(play.views[0].subviews.map { $0.subviews.count } == [6, 6])
    let letters = ShowLetters.samples.flatMap { $0.text.string.unicodeScalars }
    let assets = try #require(play.scene.assets)
    #expect(letters.allSatisfy { assets.hasGlyph(for: $0, in: .builtIn) })
  }

  @Test(
    "FoldTheColumns: a chosen planet is at the right, or in front where the window is narrow, and a swipe goes back")
  func foldTheColumns() throws {
    let play = try Play(FoldTheColumns.self)
    let split = try #require(play.scene.window.rootViewController?.children.first?.splitViewController)
    try play.tap("Mars")
    #expect(!split.isCollapsed && split.isSecondaryShown)
    #expect(split.secondary?.view?.subviews[0][Label.self]?.text == "Mars")
    play.scene.size = Size(400, 600)
    play.scene.advance(by: 1)
    #expect(split.isCollapsed && split.isSecondaryShown)
    play.drag(from: Point(4, 300), by: Vector(370, 0), duration: 0.3)
    play.scene.advance(by: 1)
    #expect(!split.isSecondaryShown)
    try play.tap("Venus")
    play.scene.advance(by: 1)
    #expect(split.isSecondaryShown && split.secondary?.view?.subviews[0][Label.self]?.text == "Venus")
  }
}
