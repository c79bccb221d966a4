/// What lies in all slots, and what becomes of it when a handful is dropped: a value, which knows of no views.
public struct Inventory: Hashable, Sendable {
  /// The slots, by number: those of the left bag, of the right one, and of the shop.
  public private(set) var slots: [Slot]

  /// Makes an inventory.
  public init(_ slots: [Slot]) { self.slots = slots }

  /// What would become of a handful on a slot.
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

  /// Drops a handful on a slot, and gives what became of it.
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

/// What a hand has taken from a slot, all of it or a part. The slot has it until it is dropped on another one.
public struct Handful: Hashable, Sendable {
  /// The slot that it is from.
  public let slot: Int
  /// What it is.
  public let stack: Stack

  /// Makes a handful.
  public init(_ stack: Stack, from slot: Int) {
    self.stack = stack
    self.slot = slot
  }
}

/// What becomes of a handful on a slot.
public enum Outcome: Hashable, Sendable {
  /// It is where it was.
  case stays
  /// The slot does not take it.
  case refused
  /// So many are in the slot as well now; those that they were copied from stay.
  case copied(Int)
  /// So many lie in the slot now. There was no room for the others, which stay where they were.
  case moved(Int)
  /// It changed places with what lay in the slot.
  case swapped
}

extension Slot {
  fileprivate mutating func add(_ count: Int, of item: Item) {
    let sum = (stack?.count ?? 0) + count
    stack = sum > 0 ? Stack(item, sum) : nil
  }
}
