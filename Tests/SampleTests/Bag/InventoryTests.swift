import SampleScenes
import Testing

/// The results of drops of items, as values.
@Suite struct InventoryTests {
  /// A slot that is empty, gems, a sword, arms alone, locked, the shop's potions, more gems, and many gems.
  private let start = Inventory([
    Slot(), Slot(.anything, Stack(.gem, 5)), Slot(.anything, Stack(.sword)), Slot(.arms), Slot(.locked),
    Slot(.wares, Stack(.potion, 2)), Slot(.anything, Stack(.gem, 7)), Slot(.anything, Stack(.gem, 10)),
    Slot(.arms, Stack(.axe)),
  ])

  /// The result of dropping some of a slot's items on another slot.
  private func drop(_ count: Int? = nil, from source: Int, on goal: Int) -> (outcome: Outcome, Inventory) {
    var inventory = start
    let stack = start.slots[source].stack ?? Stack(.gem)
    let outcome = inventory.drop(Handful(Stack(stack.item, count ?? stack.count), from: source), on: goal)
    return (outcome, inventory)
  }

  @Test func anEmptySlotAcceptsAllOrAPart() {
    let (all, after) = drop(from: 1, on: 0)
    #expect(all == .moved(5) && after.slots[0].stack == Stack(.gem, 5) && after.slots[1].stack == nil)
    let (part, rest) = drop(3, from: 1, on: 0)
    #expect(part == .moved(3) && rest.slots[0].stack == Stack(.gem, 3) && rest.slots[1].stack == Stack(.gem, 2))
  }

  @Test func theSameItemJoinsAsFarAsThereIsRoom() {
    let (outcome, after) = drop(from: 1, on: 6)
    #expect(outcome == .moved(3) && after.slots[6].stack == Stack(.gem, 10) && after.slots[1].stack == Stack(.gem, 2))
    #expect(drop(from: 1, on: 7) == (.refused, start))
  }

  @Test func anotherItemIsSwappedWithAWholeStackOnly() {
    let (outcome, after) = drop(from: 1, on: 2)
    #expect(outcome == .swapped && after.slots[1].stack == Stack(.sword) && after.slots[2].stack == Stack(.gem, 5))
    #expect(drop(2, from: 1, on: 2) == (.refused, start))
  }

  @Test func slotsForArmsAcceptArmsOnly() {
    #expect(drop(from: 2, on: 3).outcome == .moved(1))
    #expect(drop(from: 2, on: 8).outcome == .swapped)
    #expect(drop(from: 1, on: 3) == (.refused, start))
    // The returned item would be no arm.
    #expect(drop(from: 8, on: 1) == (.refused, start))
  }

  @Test func aLockedSlotAndTheShopAcceptNothing() {
    for source in [1, 2, 8] {
      for goal in [4, 5] { #expect(drop(from: source, on: goal) == (.refused, start)) }
    }
    #expect(drop(from: 5, on: 4) == (.refused, start))
  }

  @Test func waresAreCopied() {
    let (outcome, after) = drop(from: 5, on: 0)
    #expect(outcome == .copied(2) && after.slots[0].stack == Stack(.potion, 2))
    #expect(after.slots[5] == start.slots[5])
    // They have no slot to swap with.
    #expect(drop(from: 5, on: 1) == (.refused, start))
  }

  @Test func missingItemsAreRefused() {
    #expect(drop(6, from: 1, on: 0) == (.refused, start))
    #expect(drop(from: 0, on: 6) == (.refused, start))
    #expect(drop(from: 1, on: 1) == (.stays, start))
  }

  @Test func halvesAreTheLargerOnes() {
    #expect((1...5).map { Stack(.gem, $0).half.count } == [1, 1, 2, 2, 3])
  }
}

/// Whether both have the same outcome.
private func == (one: (outcome: Outcome, Inventory), other: (Outcome, Inventory)) -> Bool {
  one.outcome == other.0 && one.1 == other.1
}
