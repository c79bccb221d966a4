import Dactyl
import DactylTesting
import SampleScenes
import Testing

struct CardUndoTests {
  @Test func controlZMovesACardBackAndControlShiftZRedoesTheMove() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let before = hands.lay
    hands.drag(from: location, to: TestTable.middle)
    hands.pass(1)
    let after = hands.lay

    hands.control("z")
    hands.pass(1)
    #expect(hands.lay == before)
    #expect(hands.hit(location) == "card \(card)")

    hands.control("z", .shift)
    hands.pass(1)
    #expect(hands.lay == after)
    hands.control("z")
    hands.pass(1)
    #expect(hands.lay == before)
    #expect(hands.lines.count == 2, "what is undone is no pick and no drop")
  }

  @Test func aFlipIsUndone() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    hands.tap(at: location)
    hands.pass(1)

    hands.control("z")
    #expect(hands.table.isFaceUp(card) == true)
    hands.control("y")
    #expect(hands.table.isFaceUp(card) == false)
    #expect(hands.lines == ["flip card=\(card)"])
  }

  @Test func eachStepIsUndoneAloneAlsoDuringItsGlide() throws {
    let hands = try TestTable()
    var lays = [hands.lay]
    for (pile, goal) in [(0, TestTable.middle), (1, Point(420, 300)), (4, hands.table.summary[7].location)] {
      hands.drag(from: try hands.top(of: pile).location, to: goal)
      hands.pass(1)
      lays.append(hands.lay)
    }
    hands.drag(from: TestTable.middle, to: Point(600, 400))
    hands.pass(1)

    for _ in 0..<4 { hands.control("z") }
    hands.pass(2)
    #expect(hands.lay == lays[0])
    for _ in 0..<4 { hands.control("y") }
    for lay in lays.reversed() {
      hands.control("z")
      hands.pass(1)
      #expect(hands.lay == lay)
    }
    hands.control("z")
    hands.pass(1)
    #expect(hands.lay == lays[0], "there is nothing before the beginning")
  }

  @Test func aMovedPileReturns() throws {
    let hands = try TestTable()
    let location = try hands.top(of: 0).location
    let before = hands.lay
    hands.touch(FingerID(1), .began, location)
    hands.pass(0.6)
    hands.glide([(FingerID(1), location, location + Vector(300, -80))], landing: false)
    hands.lift(FingerID(1), at: location + Vector(300, -80))
    hands.pass(1)
    let after = hands.lay
    #expect(after != before)

    hands.control("z")
    hands.pass(1)
    #expect(hands.lay == before)
    hands.control("y")
    hands.pass(1)
    #expect(hands.lay == after)
  }

  @Test func joinedPilesAreSeparatedByUndo() throws {
    let hands = try TestTable()
    let location = try hands.top(of: 0).location
    let before = hands.lay
    hands.touch(FingerID(1), .began, location)
    hands.pass(0.6)
    hands.glide([(FingerID(1), location, before.piles[7].location)], landing: false)
    hands.lift(FingerID(1), at: before.piles[7].location)
    hands.pass(1)
    let after = hands.lay
    #expect(after.piles[0].cards.isEmpty)

    hands.control("z")
    hands.pass(2)
    #expect(hands.lay == before)
    hands.control("y")
    hands.pass(2)
    #expect(hands.lay == after)
  }

  @Test func nothingIsUndoneWhileAFingerHoldsACard() throws {
    let hands = try TestTable()
    let (first, second) = (try hands.top(of: 0), try hands.top(of: 1))
    hands.tap(at: first.location)
    hands.pass(1)
    hands.glide([(FingerID(1), second.location, TestTable.middle)])

    hands.control("z")
    #expect(hands.table.isFaceUp(first.card) == false)
    hands.lift(FingerID(1), at: TestTable.middle)
    hands.control("z")
    hands.control("z")
    #expect(hands.table.isFaceUp(first.card) == true)
    #expect(hands.table.summary[1].cards.last == second.card)
  }

  @Test func twoCardsDroppedAtOnceAreTwoSteps() throws {
    let hands = try TestTable()
    let (first, second) = (try hands.top(of: 0), try hands.top(of: 1))
    let drags = [
      (finger: FingerID(1), from: first.location, to: Point(450, 300)),
      (finger: FingerID(2), from: second.location, to: Point(600, 300)),
    ]
    hands.glide(drags)
    hands.scene.together { for drag in drags { hands.lift(drag.finger, at: drag.to) } }

    hands.control("z")
    #expect(hands.table.freeCards.count == 1)
    hands.control("z")
    #expect(hands.table.freeCards.isEmpty)
  }

  @Test func aCancelledDragIsNoStep() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    hands.tap(at: location)
    hands.pass(1)
    hands.glide([(FingerID(1), location, TestTable.middle)])
    hands.press(.escape)
    hands.pass(1)

    hands.control("z")

    #expect(hands.table.isFaceUp(card) == true)
  }
}

/// The positions of all cards.
struct Lay: Equatable {
  var piles: [PileSummary]
  var free: [Int: Point]
  var faceUp: [Bool?]
}

extension TestTable {
  /// The positions of all cards, in whole points.
  var lay: Lay {
    func whole(_ point: Point) -> Point { Point(point.x.rounded(), point.y.rounded()) }
    let piles = table.summary.map { PileSummary(number: $0.number, location: whole($0.location), cards: $0.cards) }
    let free = table.freeCards.map { ($0, whole(table.location(of: $0) ?? .zero)) }
    return Lay(
      piles: piles, free: Dictionary(uniqueKeysWithValues: free), faceUp: (0..<52).map { table.isFaceUp($0) })
  }

  /// Presses Control and a letter.
  func control(_ letter: Character, _ more: ModifierFlags = []) {
    guard let key = Key.letter(letter) else { return }
    for isDown in [true, false] {
      send(.key(KeySample(key, isDown: isDown, characters: "\(letter)", modifiers: more.union(.control))))
    }
  }
}
