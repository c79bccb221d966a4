import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// Fingers, the mouse and keys on bags.
@Suite struct BagDragTests {
  private let bags: TestBags

  init() throws { bags = try TestBags() }

  private func expectRest() {
    bags.pass(1)
    #expect(bags.shown == bags.expected)
    #expect(bags.diagnostics.isEmpty, "\(bags.diagnostics)")
  }

  @Test func aDragMovesAll() {
    bags.drag(from: 3, to: 8)

    #expect(bags[8] == Stack(.gem, 7) && bags[3] == nil)
    // The item is shown there once it has arrived.
    #expect(bags.shown[8] == "" && bags.shown[3] == "")
    expectRest()
    #expect(bags.lines == ["pick slot=3 gem=7 hand=1", "drop slot=3 gem=7 to=8 count=7 hand=1"])
  }

  @Test func aLongPressLiftsHalf() {
    bags.carry(bags.one, from: 5, to: 7, resting: 0.6)
    #expect(bags.shown[5] == "20" && bags[5] == Stack(.coin, 40))
    bags.one.lift()

    #expect(bags[5] == Stack(.coin, 20) && bags[7] == Stack(.coin, 20))
    expectRest()
    #expect(bags.lines == ["split slot=5 coin=20 hand=1", "drop slot=5 coin=20 to=7 count=20 hand=1"])
  }

  @Test func theMouseLiftsHalfWithShift() {
    for (flags, left) in [(.shift, 20), ([], nil)] as [(ModifierFlags, Int?)] {
      bags.mouse.modifiers = flags
      bags.mouse.press(at: bags.location(5))
      for slot in [6, 7] { bags.mouse.move(to: bags.location(slot)) }
      bags.mouse.release()
      #expect(bags[5]?.count == left)
    }
    #expect(bags[7] == Stack(.coin, 40))
    expectRest()
  }

  @Test func aDroppedStackCanBeDraggedAtOnce() {
    bags.drag(from: 3, to: 8)
    bags.carry(bags.one, from: 8, to: 7)
    #expect(bags.shown[8] == "7")
    bags.one.lift()
    bags.drag(from: 7, to: 8)

    #expect(bags[8] == Stack(.gem, 7))
    expectRest()
  }

  @Test func itemsThatDoNotFitStay() {
    bags.drag(from: 3, to: 16)

    #expect(bags[16] == Stack(.gem, 10) && bags[3] == Stack(.gem, 3))
    expectRest()
  }

  @Test func arms() {
    bags.drag(from: 22, to: 13)
    #expect(bags[22] == Stack(.apple, 6) && bags[13] == nil)
    bags.drag(from: 9, to: 12)
    #expect(bags[12] == Stack(.axe) && bags[9] == Stack(.shield))
    bags.drag(from: 0, to: 11)
    expectRest()
    #expect(
      bags.lines.filter { !$0.hasPrefix("refuse") || $0.contains("by=1") } == [
        "pick slot=22 apple=6 hand=1", "refuse slot=22 apple=6 by=13 hand=1", "cancel slot=22 apple=6 hand=1",
        "pick slot=9 axe=1 hand=1", "swap slot=9 axe=1 with=12 hand=1", "pick slot=0 sword=1 hand=1",
        "refuse slot=0 sword=1 by=11 hand=1", "cancel slot=0 sword=1 hand=1",
      ])
  }

  @Test func waresStayAndBothMayDragThem() {
    bags.carry(bags.one, from: 24, to: 6)
    bags.carry(bags.two, from: 24, to: 22)
    #expect(bags.scene.dragSessions.map(\.operation) == [.copy, .copy])
    bags.one.lift()
    bags.two.lift()

    #expect(bags[24] == Stack(.apple, 3) && bags[6] == Stack(.apple, 8) && bags[22] == Stack(.apple, 8))
    expectRest()
    #expect(bags.lines.suffix(2).last == "copy slot=24 apple=3 to=22 count=2 hand=2")
  }

  @Test func twoHandsDropOnOneSlot() {
    bags.carry(bags.one, from: 3, to: 8)
    bags.carry(bags.two, from: 16, to: 8)
    bags.two.lift()
    #expect(bags[8] == Stack(.gem, 6))
    bags.one.lift()

    #expect(bags[8] == Stack(.gem, 10) && bags[3] == Stack(.gem, 3) && bags[16] == nil)
    expectRest()
  }

  @Test("Another hand that drops first changes the answer of the slot to the one that rests there")
  func answerChanges() {
    bags.carry(bags.one, from: 3, to: 8)
    bags.carry(bags.two, from: 15, to: 8)
    #expect(bags.scene.dragSessions.map(\.operation) == [.move, .move])
    bags.two.lift()
    bags.pass(0.1)
    // Gems and coins would be swapped now.
    #expect(bags.scene.dragSessions.map(\.operation) == [.move])
    bags.one.lift()
    #expect(bags[3] == Stack(.coin, 75) && bags[8] == Stack(.gem, 7))
    bags.pass(1)

    bags.carry(bags.one, from: 5, to: 20, resting: 0.6)
    bags.drag(bags.two, from: 10, to: 20)
    bags.pass(0.1)
    #expect(bags.scene.dragSessions.map(\.operation) == [.forbidden])
    bags.one.lift()
    #expect(bags[5] == Stack(.coin, 40) && bags[20] == Stack(.key, 2))
    expectRest()
  }

  @Test func aSlotUnderADragIsNeitherSourceNorTarget() {
    bags.carry(bags.one, from: 3, to: 8)
    bags.drag(bags.two, from: 15, to: 3)
    bags.drag(bags.two, from: 3, to: 7)
    #expect(bags[3] == Stack(.gem, 7) && bags[15] == Stack(.coin, 75) && bags[7] == nil)
    bags.one.lift()

    #expect(bags[8] == Stack(.gem, 7))
    expectRest()
  }

  @Test func aCancelledDragReturns() {
    bags.carry(bags.one, from: 3, to: 8)
    bags.carry(bags.two, from: 15, to: 17, resting: 0.6)
    bags.strike(.escape)
    bags.one.lift()
    bags.two.lift()
    bags.carry(bags.one, from: 3, to: 8)
    bags.scene.send(.window(.deactivated))
    bags.one.lift()
    bags.mouse.press(at: bags.location(3))
    bags.mouse.move(to: bags.location(8))
    bags.mouse.press(.secondary)
    bags.mouse.release(.secondary)
    bags.mouse.release()

    #expect(bags.bags.inventory == .opening && bags.scene.dragSessions.isEmpty)
    expectRest()
    #expect(bags.lines.filter { $0.hasPrefix("cancel") }.count == 4)
  }

  @Test func dropsAreUndoneAndRedone() throws {
    let key = try #require(Key.letter("z"))
    bags.drag(from: 3, to: 16)
    bags.drag(from: 24, to: 8)
    let after = bags.bags.inventory
    bags.strike(key, with: .control)
    #expect(bags[8] == nil && bags[16] == Stack(.gem, 10))
    // Not while an item is dragged.
    bags.carry(bags.one, from: 5, to: 7)
    bags.strike(key, with: .control)
    bags.strike(.escape)
    bags.one.lift()
    #expect(bags[16] == Stack(.gem, 10))
    bags.strike(key, with: .control)
    expectRest()
    #expect(bags.bags.inventory == .opening)
    bags.strike(key, with: .control)
    for _ in 0..<3 { bags.strike(key, with: [.control, .shift]) }
    #expect(bags.bags.inventory == after)
    expectRest()
    #expect(bags.lines.filter { $0 == "undo" }.count == 2 && bags.lines.filter { $0 == "redo" }.count == 2)
  }

  // MARK: Keys

  private var text: String? {
    bags.scene.views(named: "line").first?[Label.self]?.text.split(separator: "\n").joined(separator: " ")
  }

  @Test func keysLiftMoveAndDrop() {
    bags.strike(.tab, .tab, .right, .space)
    #expect(text == "4 potions taken up: Tab goes on, Return drops, Escape calls off")
    // The shop's, the right bag's first three, and then the next line.
    bags.strike(.tab)
    #expect(text == "slot 1 of the shop: not there")
    bags.strike(.tab, .tab)
    #expect(text == "slot 2 of the right bag, for arms: not there")
    bags.strike(.tab, .tab, .tab)
    #expect(text == "slot 5 of the left bag")
    bags.strike(.return)

    #expect(text == "4 potions moved to slot 5 of the left bag")
    #expect(bags[4] == Stack(.potion, 4) && bags[2] == nil)
    // The focus moved along, and continues from there.
    expectRest()
    bags.strike(.space, with: .shift)
    bags.strike(.tab, with: .shift)
    bags.strike(.return)
    #expect(bags[4] == Stack(.potion, 4), "gems and half of the potions do not change places")
    bags.strike(.space, with: .shift)
    for _ in 0..<10 { bags.strike(.up) }
    bags.strike(.escape)
    #expect(text == "2 potions left where it was")
    expectRest()
  }

  @Test func keysReachEverySlotThatIsNotLocked() {
    var seen: Set<String> = []
    for _ in 0..<26 {
      bags.strike(.tab)
      if let item = bags.scene.focusedItem { seen.insert(item.name ?? "") }
    }
    #expect(seen.count == 26 && !seen.contains("slot 11") && !seen.contains("slot 23"))
    // The slot is empty: no item is lifted.
    bags.strike(.tab, .tab, .space)
    #expect(bags.scene.dragSessions.isEmpty)
  }

  @Test("A finger and keys drag at once")
  func both() {
    bags.carry(bags.one, from: 3, to: 8)
    bags.strike(.tab, .tab, .tab, .space)
    #expect(bags.scene.dragSessions.count == 2)
    bags.strike(.tab, .tab, .tab, .tab, .tab, .tab, .return)
    bags.one.lift()
    #expect(bags[8] == Stack(.gem, 7) && bags[4] == Stack(.potion, 4))
    expectRest()
  }
}
