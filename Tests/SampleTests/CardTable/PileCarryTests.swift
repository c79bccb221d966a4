import Dactyl
import SampleScenes
import Testing

struct PileCarryTests {
  /// Holds a card until its pile is lifted.
  private func hold(_ location: Point, by finger: FingerID = FingerID(1), on hands: TestTable) {
    hands.touch(finger, .began, location)
    hands.pass(0.6)
  }

  @Test func aLongPressLiftsTheWholePile() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let before = hands.table.summary[0]

    hold(location, on: hands)
    hands.glide([(FingerID(1), location, location + Vector(300, -80))], landing: false)
    let held = try before.cards.map { try #require(hands.table.location(of: $0)) }
    hands.lift(FingerID(1), at: location + Vector(300, -80))
    hands.pass(1)

    let after = hands.table.summary[0]
    #expect(held.allSatisfy { $0.x > 380 })
    #expect(after.cards == before.cards)
    #expect(after.location.distance(to: before.location + Vector(300, -80)) < 0.1)
    #expect(hands.events.map(\.card) == [card, card])
    #expect(hands.lines.first == "pick card=\(card) finger=1")
    #expect(hands.lines.last == "drop card=\(card) x=398 y=360 finger=1")
  }

  @Test func aPileDroppedOverAnotherJoinsIt() throws {
    let hands = try TestTable()
    let location = try hands.top(of: 0).location
    let (first, second) = (hands.table.summary[0], hands.table.summary[7])

    hold(location, on: hands)
    hands.glide([(FingerID(1), location, second.location)], landing: false)
    hands.lift(FingerID(1), at: second.location)
    hands.pass(1)

    #expect(hands.table.summary[7].cards == second.cards + first.cards)
    #expect(hands.table.summary[0].cards.isEmpty)
    #expect(hands.diagnostics.isEmpty)
    hands.drag(from: hands.table.summary[7].location, to: hands.table.summary[0].location)
    #expect(hands.table.summary[0].cards == [first.cards[5]], "an empty pile takes cards at its outline")
  }

  @Test func aLongPressOnAFreeCardLiftsIt() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    hands.drag(from: location, to: TestTable.middle)
    hands.pass(1)

    hold(TestTable.middle, on: hands)
    hands.lift(FingerID(1), at: TestTable.middle)

    #expect(hands.lines.suffix(2) == ["pick card=\(card) finger=1", "drop card=\(card) x=512 y=340 finger=1"])
  }

  @Test func anotherFingerTakesACardOutOfAHeldPile() throws {
    let hands = try TestTable()
    let pile = hands.table.summary[0]
    let back = try #require(hands.table.location(of: pile.cards[0])) - Vector(0, 60)
    hold(back, on: hands)

    hands.drag(FingerID(2), from: pile.location, to: TestTable.middle)
    hands.glide([(FingerID(1), back, back + Vector(0, 40))], landing: false)
    hands.lift(FingerID(1), at: back + Vector(0, 40))
    hands.pass(1)

    #expect(hands.table.summary[0].cards == Array(pile.cards.dropLast()))
    #expect(hands.table.freeCards == [pile.cards[5]])
    #expect(hands.events.map(\.card) == [pile.cards[0], pile.cards[5], pile.cards[5], pile.cards[0]])
  }

  @Test func aCardReturnsToAPileThatMoves() throws {
    let hands = try TestTable()
    let pile = hands.table.summary[0]
    let back = try #require(hands.table.location(of: pile.cards[0])) - Vector(0, 60)
    hold(back, on: hands)
    hands.glide([(FingerID(2), pile.location, TestTable.middle)])

    hands.touch(FingerID(2), .cancelled, TestTable.middle)
    hands.glide([(FingerID(1), back, back + Vector(500, 40))], landing: false)
    hands.lift(FingerID(1), at: back + Vector(500, 40))
    hands.pass(2)

    #expect(hands.table.summary[0].cards == pile.cards)
    let card = try #require(hands.table.location(of: pile.cards[5]))
    #expect(card.distance(to: hands.table.summary[0].location) < 0.5)
    #expect(hands.hit(card) == "card \(pile.cards[5])")
  }

  @Test func aCancelledPileGlidesBack() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 2)
    let before = hands.table.summary

    hold(location, on: hands)
    hands.glide([(FingerID(1), location, TestTable.middle)], landing: false)
    hands.press(.escape)
    hands.pass(1)

    #expect(hands.lines == ["pick card=\(card) finger=1", "cancel card=\(card)"])
    #expect(hands.table.summary == before)
  }
}
