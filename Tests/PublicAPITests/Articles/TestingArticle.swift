import Dactyl
import DactylTesting
import Testing

/// The code of the article about tests that play.
@Suite struct TestingArticle {
  /// A table with a card that stays on it, or one without an edge.
  private final class CardTable {
    let card: View
    init(in scene: Scene, hasEdge: Bool = true) {
      card = scene.addView(frame: Rect(20, 20, 80, 100))
      card.addGestureRecognizer(PanGestureRecognizer()) { [card] pan in card.center += pan.takeTranslation() }
      if !hasEdge { return }
      scene.onUpdate { [card] _ in
        let table = scene.window.view.bounds
        card.center.x = min(max(card.center.x, table.minX), table.maxX - 1)
        card.center.y = min(max(card.center.y, table.minY), table.maxY - 1)
      }
    }
  }

  @Test("A finger drags a card")
  func hands() {
    let scene = Scene(size: Size(400, 300))
    let table = CardTable(in: scene)
    Finger(in: scene).drag(from: Point(60, 60), to: Point(160, 60))
    #expect(table.card.center.x > 100)
  }

  @Test("What is not there is not found")
  func meaning() {
    let scene = Scene(size: Size(400, 300))
    #expect(throws: ElementNotFound.self) { try play(scene) }
  }

  private func play(_ scene: Scene) throws {
    try scene.find(.slider, "Volume").adjust(by: 2)
    try scene.find(.textField, "Name").type("Ada")
    try scene.find(.button, "Play").tap()
    try scene.waitFor { scene.findAll(.dialog).isEmpty }
  }

  @Test("A monkey finds no card that leaves the table")
  func randomPlay() throws {
    var monkey = Monkey(seed: 7)
    monkey.require("all cards are on the table") { scene in
      let table = scene.window.view
      return table.subviews.allSatisfy { table.bounds.contains($0.center) }
    }
    let report = try monkey.play(for: .seconds(60)) { scene in CardTable(in: scene) }
    #expect(report.failure == nil, "\(report)")
  }

  @Test("A card that leaves a table without an edge is found, and printed as the article has it")
  func lostCard() throws {
    let makeScene = { (scene: Scene) throws -> Any in CardTable(in: scene, hasEdge: false) }
    var monkey = Monkey(seed: 7, size: Size(400, 300))
    monkey.require("all cards are on the table") { scene in
      let table = scene.window.view
      return table.subviews.allSatisfy { table.bounds.contains($0.center) }
    }
    let failure = try #require(try monkey.play(for: .seconds(60), makeScene).failure)
    withKnownIssue {
      let scene = Scene(size: Size(400, 300))
      let invariants = monkey.invariants(of: scene)
      let game = try makeScene(scene)
      scene.advance(by: 0)
      let finger1 = Finger(1, in: scene)
      finger1.press(at: Point(68, 32))
      finger1.move(to: Point(13, -142))
      withExtendedLifetime(game) { #expect(invariants.problems() == []) }
      // all cards are on the table does not hold
    }
    let article = try #require(try Article.all().first { $0.name == "DactylTesting" })
    #expect(article.blocks(of: "swift").last?.joined(separator: "\n") == failure.test)
  }
}
