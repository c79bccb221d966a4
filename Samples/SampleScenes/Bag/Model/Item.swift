/// Something to carry in a bag.
public enum Item: Int, Hashable, Sendable, CaseIterable {
  /// Arms, of which a slot holds one.
  case sword, axe, shield
  /// What there may be several of in a slot.
  case potion, ether, gem, coin, key, apple, scroll

  /// What one of them is called.
  public var name: String { "\(self)" }
  /// How many of them a slot holds at most.
  public var limit: Int {
    switch self {
    case .sword, .axe, .shield: 1
    case .key: 3
    case .potion, .ether, .scroll: 5
    case .apple: 8
    case .gem: 10
    case .coin: 99
    }
  }
  /// Whether it goes into slots for arms.
  public var isArm: Bool { limit == 1 }
}

/// Several of one item, in a slot or in a hand.
public struct Stack: Hashable, Sendable, CustomStringConvertible {
  /// What they are.
  public var item: Item
  /// How many there are; never less than 1.
  public var count: Int

  /// Makes a stack.
  public init(_ item: Item, _ count: Int = 1) {
    self.item = item
    self.count = count
  }

  /// Half of it; of an odd number the larger half.
  public var half: Stack { Stack(item, (count + 1) / 2) }

  /// What it is called: `sword`, `5 gems`.
  public var description: String { count == 1 ? item.name : "\(count) \(item.name)s" }
}
