import Dactyl
import SampleScenes
import Testing

struct CardCancelTests {
  @Test(arguments: [InputEvent.Kind.key(KeySample(.escape, isDown: true)), .window(.deactivated), .window(.hidden)])
  func aCancelledCardGlidesBackToWhereItWas(_ reason: InputEvent.Kind) throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let before = hands.table.summary

    hands.glide([(FingerID(1), location, TestTable.middle)])
    hands.send(reason)
    hands.pass(0.1)
    let onItsWay = try #require(hands.table.location(of: card))
    hands.lift(FingerID(1), at: TestTable.middle)
    hands.pass(1)

    #expect(hands.lines == ["pick card=\(card) finger=1", "cancel card=\(card)"])
    #expect(onItsWay.distance(to: location) > 5 && onItsWay.distance(to: TestTable.middle) > 5, "it glides")
    #expect(hands.table.summary == before)
    #expect(hands.hit(location) == "card \(card)")
  }

  @Test func aCardOutOfTheMiddleOfAPileReturnsBetweenItsNeighbours() throws {
    let hands = try TestTable()
    let before = hands.table.summary
    let edge = try #require(hands.table.location(of: before[1].cards[3])) - Vector(0, 68)

    hands.glide([(FingerID(1), edge, TestTable.middle)])
    hands.press(.escape)
    hands.pass(1)

    #expect(hands.table.summary == before)
    #expect(hands.hit(edge) == "card \(before[1].cards[3])")
    #expect(hands.hit(edge + Vector(0, 40)) == "card \(before[1].cards[4])")
  }

  @Test func aFreeCardReturnsToItsPosition() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    hands.drag(from: location, to: TestTable.middle)
    hands.pass(1)

    hands.glide([(.mouse, TestTable.middle, Point(600, 450))])
    hands.press(.escape)
    hands.pass(1)

    #expect(hands.table.location(of: card) == TestTable.middle)
    #expect(hands.lines.suffix(2) == ["pick card=\(card) finger=mouse", "cancel card=\(card)"])
  }
}
