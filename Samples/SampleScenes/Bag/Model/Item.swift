/// An item that is carried in bags.
public enum Item: Int, Hashable, Sendable, CaseIterable {
  /// Arms, of which a slot holds one.
  case sword, axe, shield
  /// Items of which a slot holds several.
  case potion, ether, gem, coin, key, apple, scroll

  /// The name of one item.
  public var name: String { "\(self)" }
  /// The largest number of the item in one slot.
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
  /// Whether the item goes into slots for arms.
  public var isArm: Bool { limit == 1 }
}

/// Several of one item, in a slot or in a hand.
public struct Stack: Hashable, Sendable, CustomStringConvertible {
  /// The item.
  public var item: Item
  /// The number of items; never less than 1.
  public var count: Int

  /// Makes a stack.
  public init(_ item: Item, _ count: Int = 1) {
    self.item = item
    self.count = count
  }

  /// Half of the stack; of an odd number the larger half.
  public var half: Stack { Stack(item, (count + 1) / 2) }

  /// The stack in words: `sword`, `5 gems`.
  public var description: String { count == 1 ? item.name : "\(count) \(item.name)s" }
}
