import Dactyl
import SampleScenes
import Testing

struct DealTests {
  @Test func fiftyTwoCardsAreDealtOnceEach() throws {
    let piles = try TestTable().table.summary

    #expect(piles.flatMap(\.cards).sorted() == Array(0..<52))
    #expect(piles.count >= 5)
  }

  @Test func theFrontCardOfEveryPileIsHitAtItsCentre() throws {
    let hands = try TestTable()

    for pile in hands.table.summary {
      let top = try #require(pile.cards.last)
      #expect(hands.hit(pile.location) == "card \(top)")
      #expect(hands.table.location(of: top) == pile.location)
    }
  }

  /// A player looks for positions far from every pile's front card; a card dropped there must not jump to a pile.
  @Test func cardsDroppedFarFromEveryPileStayThere() throws {
    let hands = try TestTable()
    let tops = hands.table.summary.map(\.location)
    var taken = tops
    for pile in 0..<5 {
      let location = try hands.top(of: pile).location
      let spots = stride(from: 90, to: 935, by: 40).flatMap { x in
        stride(from: 110, to: 611, by: 40).map { Point(Float(x), Float($0)) }
      }
      let far = try #require(
        spots.max { a, b in
          (taken.map { $0.distance(to: a) }.min() ?? 0) < (taken.map { $0.distance(to: b) }.min() ?? 0)
        })
      hands.drag(from: location, to: far)
      hands.pass(1)
      taken.append(far)
    }

    #expect(hands.table.freeCards.count == 5)
  }

  @Test func aPileIsSummedUpInALine() {
    let pile = PileSummary(number: 3, location: Point(411.6, 230.2), cards: [4, 17])
    let empty = PileSummary(number: 4, location: Point(10, 20), cards: [])

    #expect(pile.description == "pile 3 x=412 y=230 cards=2 top=17")
    #expect(empty.description == "pile 4 x=10 y=20 cards=0")
  }
}
