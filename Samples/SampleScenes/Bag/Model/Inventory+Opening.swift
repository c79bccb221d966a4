extension Inventory {
  /// The number of slots in each of the two bags.
  public static let bagSize = 12
  /// The number of slots in the shop.
  public static let shopSize = 4

  /// The inventory when the game begins.
  public static let opening = Inventory(
    bag([
      Stack(.sword), nil, Stack(.potion, 4), Stack(.gem, 7), nil, Stack(.coin, 40), Stack(.apple, 5), nil, nil,
      Stack(.axe), Stack(.key, 2),
    ])
      + bag([
        Stack(.shield), nil, Stack(.ether, 3), Stack(.coin, 75), Stack(.gem, 6), nil, nil, Stack(.scroll, 3), nil,
        Stack(.potion, 2), Stack(.apple, 6),
      ])
      + [Stack(.apple, 3), Stack(.potion), Stack(.scroll), Stack(.key)].map { Slot(.wares, $0) })

  /// Makes a bag: its first two slots are for arms, and its last one is locked.
  private static func bag(_ stacks: [Stack?]) -> [Slot] {
    stacks.enumerated().map { Slot($0 < 2 ? .arms : .anything, $1) } + [Slot(.locked)]
  }
}
