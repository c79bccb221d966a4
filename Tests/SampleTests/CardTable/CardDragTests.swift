import Dactyl
import SampleScenes
import Testing

struct CardDragTests {
  @Test func aDraggedCardStaysWhereTheFingerLifts() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)

    hands.drag(FingerID(2), from: location, to: TestTable.middle)
    hands.pass(1)

    #expect(hands.lines == ["pick card=\(card) finger=2", "drop card=\(card) x=512 y=340 finger=2"])
    #expect(hands.table.location(of: card) == TestTable.middle)
    #expect(hands.table.freeCards == [card])
    #expect(hands.diagnostics.isEmpty)
  }

  @Test func theMouseIsCalledMouse() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 1)

    hands.drag(.mouse, from: location, to: TestTable.middle)

    #expect(hands.lines == ["pick card=\(card) finger=mouse", "drop card=\(card) x=512 y=340 finger=mouse"])
  }

  @Test func aCardKeepsUnderTheFingerThatHoldsItOffCentre() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let grip = Vector(-30, 50)

    hands.glide([(FingerID(1), location + grip, TestTable.middle + grip)])

    #expect(hands.table.location(of: card)?.distance(to: TestTable.middle) ?? .infinity < 0.01)
  }

  @Test func aCardIsInFrontOfEverythingWhileItIsHeld() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let other = try hands.top(of: 9).location

    hands.glide([(FingerID(1), location, other)])

    #expect(hands.hit(other) == "card \(card)")
  }

  @Test func aCardOutOfTheMiddleOfAPileCanBeDragged() throws {
    let hands = try TestTable()
    let pile = hands.table.summary[0]
    let card = pile.cards[2]
    let edge = try #require(hands.table.location(of: card)) - Vector(0, 68)

    hands.drag(from: edge, to: TestTable.middle)

    #expect(hands.table.summary[0].cards == pile.cards.filter { $0 != card })
    #expect(hands.table.freeCards == [card])
  }

  @Test func aCardDroppedOverTheFrontOfAPileJoinsIt() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let ace = hands.table.summary[7]

    hands.drag(from: location, to: ace.location + Vector(30, 40))
    hands.pass(1)

    #expect(hands.table.summary[7].cards == ace.cards + [card])
    #expect(hands.hit(ace.location) == "card \(card)")
    #expect(hands.table.freeCards.isEmpty)
    let drop = try #require(hands.lines.last)
    let resting = try #require(hands.table.location(of: card))
    #expect(drop.contains("x=\(Int(resting.x.rounded())) y=\(Int(resting.y.rounded()))"))
  }

  @Test func fiveFingersDragFiveCards() throws {
    let hands = try TestTable()
    let tops = try (0..<5).map { try hands.top(of: $0) }
    let goals = [Point(400, 300), Point(520, 300), Point(640, 300), Point(450, 430), Point(600, 430)]
    let drags = (0..<5).map { (FingerID(Int64($0)), tops[$0].location, goals[$0]) }

    hands.glide(drags)
    let whileHeld = hands.events
    for (finger, _, goal) in drags { hands.touch(finger, .ended, goal) }
    hands.pass(1)

    #expect(Set(whileHeld) == Set((0..<5).map { .pick(card: tops[$0].card, finger: FingerID(Int64($0))) }))
    #expect(whileHeld.count == 5)
    let drops = (0..<5).map {
      CardTableEvent.drop(card: tops[$0].card, location: goals[$0], finger: FingerID(Int64($0)))
    }
    #expect(hands.lines.dropFirst(5).sorted() == drops.map(\.description).sorted())
    for (top, goal) in zip(tops, goals) {
      #expect(hands.table.location(of: top.card)?.distance(to: goal) ?? .infinity < 0.01)
    }
  }

  @Test func aSecondFingerOnAHeldCardChangesNothing() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    hands.glide([(FingerID(1), location, TestTable.middle)])

    hands.drag(FingerID(2), from: TestTable.middle + Vector(20, 20), to: Point(800, 600))
    let whileHeld = hands.table.location(of: card)
    hands.lift(FingerID(1), at: TestTable.middle)

    #expect(whileHeld == TestTable.middle)
    #expect(hands.lines == ["pick card=\(card) finger=1", "drop card=\(card) x=512 y=340 finger=1"])
  }

  @Test func ofTwoFingersThatLandOnACardTheFirstDragsIt() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let other = location + Vector(30, 30)

    hands.glide([(FingerID(1), location, TestTable.middle), (FingerID(2), other, Point(900, 700))])
    hands.touch(FingerID(2), .ended, Point(900, 700))
    hands.lift(FingerID(1), at: TestTable.middle)

    #expect(hands.lines == ["pick card=\(card) finger=1", "drop card=\(card) x=512 y=340 finger=1"])
  }

  @Test func aCardThatIsStillSettlingCanBeDraggedAgain() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let ace = hands.table.summary[7]
    hands.drag(from: location, to: ace.location + Vector(50, 60))
    hands.pass(0.05)
    let onItsWay = try #require(hands.table.location(of: card))

    hands.drag(from: onItsWay, to: TestTable.middle)
    hands.pass(1)

    #expect(hands.events.map(\.card) == [card, card, card, card])
    #expect(hands.table.summary[7].cards == ace.cards)
    #expect(hands.table.freeCards == [card])
  }

  @Test func aCardReleasedOutsideTheTableReturnsInside() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)

    hands.drag(from: location, to: Point(1500, 340))
    hands.pass(1)

    let resting = try #require(hands.table.location(of: card))
    #expect(Rect(0, 0, 1024, 720).contains(resting))
    #expect(hands.hit(resting) == "card \(card)")
  }
}
