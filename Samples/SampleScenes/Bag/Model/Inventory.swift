/// The contents of all slots, and the rules for dropping a handful: a value, independent of views.
public struct Inventory: Hashable, Sendable {
  /// The slots, by number: those of the left bag, of the right one, and of the shop.
  public private(set) var slots: [Slot]

  /// Makes an inventory.
  public init(_ slots: [Slot]) { self.slots = slots }

  /// Returns the outcome of dropping a handful on a slot, without dropping it.
  public func outcome(of handful: Handful, on goal: Int) -> Outcome {
    let (source, target) = (slots[handful.slot], slots[goal])
    let item = handful.stack.item
    guard let stack = source.stack, stack.item == item, stack.count >= handful.stack.count else { return .refused }
    if goal == handful.slot { return .stays }
    guard target.rule.takes(item) else { return .refused }
    if let other = target.stack, other.item != item {
      return stack == handful.stack && source.rule.takes(other.item) ? .swapped : .refused
    }
    let count = min(handful.stack.count, item.limit - (target.stack?.count ?? 0))
    guard count > 0 else { return .refused }
    return source.rule == .wares ? .copied(count) : .moved(count)
  }

  /// Drops a handful on a slot, and returns the outcome.
  @discardableResult
  public mutating func drop(_ handful: Handful, on goal: Int) -> Outcome {
    let outcome = outcome(of: handful, on: goal)
    let item = handful.stack.item
    switch outcome {
    case .stays, .refused: break
    case .swapped:
      let other = slots[goal].stack
      slots[goal].stack = handful.stack
      slots[handful.slot].stack = other
    case .copied(let count): slots[goal].add(count, of: item)
    case .moved(let count):
      slots[goal].add(count, of: item)
      slots[handful.slot].add(-count, of: item)
    }
    return outcome
  }
}

/// The items that a hand has taken from a slot: the whole stack or a part. They belong to the slot until they are
/// dropped on another one.
public struct Handful: Hashable, Sendable {
  /// The slot from which the items were taken.
  public let slot: Int
  /// The taken items.
  public let stack: Stack

  /// Makes a handful.
  public init(_ stack: Stack, from slot: Int) {
    self.stack = stack
    self.slot = slot
  }
}

/// The outcome of dropping a handful on a slot.
public enum Outcome: Hashable, Sendable {
  /// The handful was dropped on its own slot.
  case stays
  /// The slot refuses the handful.
  case refused
  /// This number of items is in the slot as well now; the originals stay where they were.
  case copied(Int)
  /// This number of items lies in the slot now. There was no room for the others, which stay where they were.
  case moved(Int)
  /// The handful changed places with the stack of the slot.
  case swapped
}

extension Slot {
  fileprivate mutating func add(_ count: Int, of item: Item) {
    let sum = (stack?.count ?? 0) + count
    stack = sum > 0 ? Stack(item, sum) : nil
  }
}
