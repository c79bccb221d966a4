import DactylSDL
import DactylTesting
import Testing

@testable import DragInAList
@testable import DropInABox
@testable import PeekAtCards
@testable import PickAColor
@testable import PullASheet
@testable import ScrollALongList
@testable import SelectTiles
@testable import TurnPages

/// The programs about scroll views, lists, and drag and drop.
@MainActor @Suite struct ScrollingTests {
  @Test("TurnPages: a flick of a finger or the mouse turns one page, and after a short drag the page returns")
  func turnPages() throws {
    let play = try Play(TurnPages.self)
    let pages = try #require(play.views[0].scrollView)
    play.finger.drag(from: Point(550, 300), to: Point(350, 300), duration: 0.15)
    play.finger.lift()
    play.scene.advance(by: 2)
    #expect(pages.contentOffset == ScrollPoint(400, 0))
    play.drag(from: Point(450, 300), by: Vector(-100, 0))
    play.scene.advance(by: 2)
    #expect(pages.contentOffset == ScrollPoint(400, 0))
    play.mouse.press(at: Point(550, 300))
    for step in 1...5 {
      play.scene.advance(by: 0.02)
      play.mouse.move(to: Point(550 - 40 * Float(step), 300))
    }
    play.mouse.release()
    play.scene.advance(by: 2)
    #expect(pages.contentOffset == ScrollPoint(800, 0))
    play.finger.tap(at: Point(480, 475))
    play.scene.advance(by: 1)
    #expect(pages.contentOffset == ScrollPoint(1200, 0))
  }

  @Test("DragInAList: a drag down or up scrolls and moves no row; one to the side moves its row and scrolls nothing")
  func dragInAList() throws {
    let play = try Play(DragInAList.self)
    let list = try #require(play.views[0].scrollView)
    let rows = list.view.subviews
    play.drag(from: Point(400, 400), by: Vector(0, -110))
    #expect(list.contentOffset == ScrollPoint(0, 100) && rows.allSatisfy { $0.center.x == 150 })
    // The third row is the topmost one by now.
    play.drag(from: Point(400, 125), by: Vector(60, 0))
    #expect(list.contentOffset == ScrollPoint(0, 100))
    #expect(rows[2].center.x > 190 && rows.filter { $0.center.x == 150 }.count == rows.count - 1)
  }

  @Test("ScrollALongList: only visible rows have views, and a tap far down selects the row there")
  func scrollALongList() throws {
    let play = try Play(ScrollALongList.self)
    let list = try #require(play.views.compactMap(\.listView).first)
    #expect(list.numberOfRows(inSection: 0) == 10_000 && list.visiblePaths.count < 50)
    play.finger.tap(at: Point(400, 110))
    #expect(play.text() == "Row 1 selected")
    for _ in 0..<10 {
      play.finger.drag(from: Point(400, 500), to: Point(400, 120), duration: 0.1)
      play.finger.lift()
      play.scene.advance(by: 0.1)
    }
    play.scene.advance(by: 5)
    let row = try #require(list.visiblePaths.dropFirst().first)
    #expect(row.row > 100 && list.visiblePaths.count < 50)
    let view = try #require(list.view(for: row))
    play.finger.tap(at: view.bounds.center, in: view)
    #expect(play.text() == "Row \(row.row + 1) selected" && view[Label.self]?.text == "Row \(row.row + 1)")
  }

  @Test("DropInABox: a coin stays where it is dropped in a box, and returns home elsewhere")
  func dropInABox() throws {
    let play = try Play(DropInABox.self)
    let boxes = Array(play.views[0..<2])
    let coin = boxes[0].subviews[0]
    let home = coin.convert(coin.bounds.center, to: nil)
    play.drag(from: home, by: Vector(0, -150))
    play.scene.advance(by: 1)
    #expect(coin.superview == boxes[0] && coin.convert(coin.bounds.center, to: nil) == home)
    play.finger.drag(from: home, to: Point(600, 300))
    play.finger.lift()
    play.scene.advance(by: 1)
    #expect(coin.superview == boxes[1] && coin.center == Point(150, 150) && coin.alpha == 1)
  }

  @Test("PullASheet: a row colours the ball, and the sheet is thrown out")
  func pullASheet() throws {
    let play = try Play(PullASheet.self)
    let ball = try #require(play.views.first?.subviews.first { $0[Shape.self]?.outline == .ellipse })
    try play.tap("Choose a colour")
    play.scene.advance(by: 0.6)
    try play.tap("Colour 3")
    #expect(ball[Shape.self]?.fill == Color(hue: 2 / 36, saturation: 0.6, brightness: 0.95))
    play.finger.drag(from: Point(400, 312), to: Point(400, 560), duration: 0.15)
    play.finger.lift()
    play.scene.advance(by: 1)
    #expect(play.view(showing: "Colour 3") == nil)
  }

  @Test("PickAColor: a colour of the palette beside the button fills the sky, and a touch beside it dismisses it")
  func pickAColor() throws {
    let play = try Play(PickAColor.self)
    try play.tap("Sky")
    let palette = try #require(play.scene.window.rootViewController?.presentedViewController)
    let orange = try #require(palette.children.first?.view?.subviews[1])
    play.finger.tap(at: orange.convert(orange.bounds, to: nil).center)
    #expect(play.scene.background == .orange)
    play.finger.tap(at: Point(100, 500))
    play.scene.advance(by: 0.5)
    #expect(play.scene.window.rootViewController?.presentedViewController == nil)
    // It opens again.
    try play.tap("Sky")
    #expect(play.scene.window.rootViewController?.presentedViewController != nil)
  }

  @Test("PeekAtCards: a finger that stays sees the face, one that slides up keeps it, and a tap on it turns the card")
  func peekAtCards() throws {
    let play = try Play(PeekAtCards.self)
    play.finger.press(at: Point(140, 430))
    play.scene.advance(by: 0.6)
    #expect(play.view(showing: "7") != nil)
    play.finger.lift()
    #expect(play.view(showing: "7") == nil)
    play.finger.press(at: Point(140, 430))
    play.scene.advance(by: 0.6)
    play.finger.move(to: Point(140, 330))
    play.finger.lift()
    play.scene.advance(by: 0.5)
    #expect(play.scene.shownMenu != nil)
    try play.tap("7")
    play.scene.advance(by: 0.5)
    #expect(play.scene.shownMenu == nil && play.views.first?[Label.self]?.text == "7")
    play.mouse.click(.secondary, at: Point(140, 430))
    play.scene.advance(by: 0.5)
    try play.tap("Put face down")
    play.scene.advance(by: 0.5)
    #expect(play.views.first?[Label.self] == nil)
  }

  @Test("SelectTiles: a band of the mouse selects the tiles in it, and a tap one more")
  func selectTiles() throws {
    let play = try Play(SelectTiles.self)
    play.mouse.press(at: Point(60, 90))
    for step in 1...10 {
      play.scene.advance(by: 0.02)
      play.mouse.move(to: Point(60 + 25 * Float(step), 90 + 15 * Float(step)))
    }
    play.scene.advance(by: 0.02)
    #expect(play.text() == "6 selected")
    play.mouse.release()
    play.scene.advance(by: 0.5)
    play.finger.tap(at: Point(600, 300))
    #expect(play.text() == "7 selected")
  }
}
