import DactylControls
import DactylTesting
import Testing

/// Badges of views.
@Suite struct BadgeTests {
  private let scene = Scene(size: Size(400, 300))

  @Test("A badge is a capsule at the upper right corner, whatever the size becomes, that takes no touches")
  func corner() throws {
    let button = scene.addButton("Mail", frame: Rect(100, 100, 80, 40))
    button.badge = "7"
    let badge = try #require(button.view.subviews.last)
    #expect(badge[Label.self]?.text == "7" && badge.bounds.size == Size(18, 18))
    #expect(badge.center == Point(75.5, 4.5))
    button.view.frame = Rect(100, 100, 120, 60)
    #expect(badge.center == Point(115.5, 4.5))
    #expect(scene.hitTest(Point(215, 104)) == button.view)
    button.badge = "123"
    #expect(badge.bounds.size.width > 26 && button.view.subviews.last == badge)
    button.badge = ""
    #expect(badge[Label.self] == nil && badge.bounds.size == Size(10, 10))
    button.badge = nil
    #expect(!badge.isAlive && button.badge == nil)
  }

  @Test("A badge that the game has destroyed is made again, and a container does not arrange it")
  func others() throws {
    let row = scene.addContainer(.row(spacing: 10), frame: Rect(0, 0, 300, 50))
    let first = scene.addButton("A", to: row.view)
    row.view.badge = "1"
    try #require(row.view.subviews.last).destroy()
    row.view.badge = "2"
    scene.advance(by: 0)
    let badge = try #require(row.view.subviews.last)
    #expect(badge[Label.self]?.text == "2" && badge.center == Point(295.5, 4.5) && first.view.frame.minX == 0)
    row.view.destroy()
    #expect(!badge.isAlive)
  }
}
