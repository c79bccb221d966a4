import Dactyl
import SampleScenes
import Testing

struct TableSizeTests {
  @Test(arguments: [Size(900, 640), Size(640, 480), Size(1600, 1000), Size(300, 200)])
  func everyPileStaysReachableWhenTheTableIsResized(_ size: Size) throws {
    let hands = try TestTable()
    hands.drag(from: try hands.top(of: 0).location, to: Point(850, 600))

    hands.send(.window(.resized(size)))
    hands.pass(1)

    for pile in hands.table.summary {
      let locations = pile.cards.compactMap { hands.table.location(of: $0) }
      #expect(locations.contains(where: Rect(origin: .zero, size: size).contains), "pile \(pile.number)")
    }
    for card in hands.table.freeCards {
      #expect(hands.table.location(of: card).map(Rect(origin: .zero, size: size).contains) == true)
    }
  }

  @Test func aDragOutlivesAResize() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)

    hands.glide([(FingerID(1), location, TestTable.middle)])
    hands.send(.window(.resized(Size(900, 640))))
    hands.pass(0.1)
    hands.glide([(FingerID(1), TestTable.middle, Point(400, 300))], landing: false)
    hands.lift(FingerID(1), at: Point(400, 300))

    #expect(hands.lines == ["pick card=\(card) finger=1", "drop card=\(card) x=400 y=300 finger=1"])
  }
}
