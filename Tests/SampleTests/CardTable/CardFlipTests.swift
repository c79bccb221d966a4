import Dactyl
import SampleScenes
import Testing

struct CardFlipTests {
  @Test func aTapTurnsACardOverAndMovesNothing() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let before = hands.table.summary

    hands.tap(at: location)
    hands.pass(1)

    #expect(hands.lines == ["flip card=\(card)"])
    #expect(hands.table.isFaceUp(card) == false)
    #expect(hands.table.summary == before)
  }

  @Test func aCardTurnedOverShowsItsOtherPicture() throws {
    let hands = try TestTable()
    let (_, location) = try hands.top(of: 0)
    let before = hands.pictures

    hands.tap(at: location)
    hands.pass(1)
    let turned = hands.pictures
    hands.tap(at: location)
    hands.pass(1)

    #expect(turned != before)
    #expect(hands.pictures == before)
  }

  @Test func twoTapsInARowTurnItTwice() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let before = hands.pictures

    hands.tap(at: location)
    hands.tap(at: location)
    hands.pass(1)

    #expect(hands.lines == ["flip card=\(card)", "flip card=\(card)"])
    #expect(hands.table.isFaceUp(card) == true)
    #expect(hands.pictures == before)
  }
}

extension TestTable {
  /// All visible pictures, back to front.
  var pictures: [Sprite] {
    scene.drawList.items.compactMap { item in
      if case .sprite(let sprite) = item.content { sprite } else { nil }
    }
  }
}
