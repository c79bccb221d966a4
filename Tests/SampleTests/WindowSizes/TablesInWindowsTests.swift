import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The card table in windows of all sizes.
struct TablesInWindowsTests {
  /// The boxes of the cards of each pile, a rectangle a card.
  private func areas(of hands: TestTable) throws -> [[Rect]] {
    hands.table.summary.map { pile in pile.cards.map { hands.table.cards[$0].view.frameInScene } }
  }

  private func expectOrder(_ hands: TestTable) throws {
    let scene = hands.scene
    let areas = try areas(of: hands)
    let hint = try #require(scene.views(named: "hint").first).frameInScene
    for (number, cards) in areas.enumerated() {
      #expect(cards.allSatisfy(scene.area.holds), "pile \(number) at \(scene.size): \(cards)")
      #expect(!cards.contains(where: hint.overlaps), "pile \(number) and the hint at \(scene.size)")
      let others = areas[(number + 1)...].joined()
      #expect(!cards.contains { others.contains(where: $0.overlaps) }, "pile \(number) at \(scene.size)")
    }
    for pile in hands.table.summary {
      #expect(hands.hit(pile.location) == pile.cards.last.map { "card \($0)" }, "pile \(pile.number) at \(scene.size)")
    }
    try scene.expectHelp(lines: 10)
  }

  @Test(
    "No pile is clipped or overlaps another, each can be dragged, and the keys are readable", arguments: WindowSizes.all
  )
  func order(_ size: Size) throws {
    try expectOrder(try TestTable(size: size))
  }

  @Test("The same holds when the window is resized")
  func resized() throws {
    let hands = try TestTable()
    for size in WindowSizes.all + [Size(1, 1), Size(8000, 8000), Size(16000, 16), WindowSizes.usual] {
      hands.scene.resize(to: size)
      if min(size.width, size.height) >= 300, size.width <= 2560 { try expectOrder(hands) }
    }
    #expect(hands.diagnostics.isEmpty, "\(hands.diagnostics)")
  }

  @Test("A card is dragged from pile to pile, in points of the window", arguments: WindowSizes.all)
  func drag(_ size: Size) throws {
    let hands = try TestTable(size: size)
    let (card, location) = try hands.top(of: 0)
    let goal = try hands.top(of: 9).location

    hands.drag(from: location, to: goal)
    hands.pass(1)

    #expect(hands.table.summary[9].cards.last == card)
    let middle = Point(size.width / 2, size.height / 2)
    let (other, start) = try hands.top(of: 1)
    hands.drag(from: start, to: middle)
    hands.pass(1)
    #expect(try #require(hands.table.location(of: other)).distance(to: middle) < 0.1)
    guard case .drop(other, let notified, _) = hands.events.last else { throw CardWasNotDropped() }
    #expect(notified.distance(to: middle) < 0.1)
  }

  private struct CardWasNotDropped: Error {}

  @Test("A dragged card stays under the finger when the window is resized, and so does a pile")
  func resizedInMidDrag() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let held = try #require(hands.table.summary[4].cards.last)
    let (one, two) = (FingerID(1), FingerID(2))
    let start = try hands.top(of: 4).location
    hands.touch(two, .began, start)
    hands.pass(0.7)
    hands.glide([(one, location, Point(200, 150))])
    for size in [Size(360, 300), Size(1270, 500), Size(2560, 1440), Size(420, 320)] {
      hands.scene.resize(to: size, waiting: 0.1)
      #expect(try #require(hands.table.location(of: card)).distance(to: Point(200, 150)) < 0.1, "\(size)")
      let front = hands.table.cards[held].view.frameInScene
      #expect(front.contains(start), "\(size): \(front)")
      // The finger moves on from there.
      hands.touch(one, .moved, Point(210, 160))
      hands.pass(0.1)
      #expect(try #require(hands.table.location(of: card)).distance(to: Point(210, 160)) < 0.1, "\(size)")
      hands.touch(one, .moved, Point(200, 150))
      hands.pass(0.1)
    }
    hands.press(.escape)
    hands.scene.resize(to: WindowSizes.usual)

    #expect(hands.table.location(of: card) == location)
    #expect(hands.table.summary.flatMap(\.cards).sorted() == Array(0..<52))
    #expect(hands.lines.suffix(2) == ["cancel card=\(held)", "cancel card=\(card)"] || hands.lines.count == 4)
  }

  @Test("Free cards return to their positions after the window was small")
  func freeCards() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    hands.drag(from: location, to: Point(600, 400))
    hands.pass(1)
    for size in [Size(360, 300), Size(1, 1), Size(500, 700)] { hands.scene.resize(to: size) }
    hands.scene.resize(to: WindowSizes.usual)
    #expect(try #require(hands.table.location(of: card)).distance(to: Point(600, 400)) < 0.1)
  }
}
