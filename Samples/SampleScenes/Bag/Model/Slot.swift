/// What a slot holds, and what it takes.
public struct Slot: Hashable, Sendable {
  /// What it takes.
  public let rule: SlotRule
  /// What lies in it; nil when it is empty.
  public var stack: Stack?

  /// Makes a slot.
  public init(_ rule: SlotRule = .anything, _ stack: Stack? = nil) {
    self.rule = rule
    self.stack = stack
  }
}

/// What may be dropped on a slot.
public enum SlotRule: Hashable, Sendable {
  /// Anything.
  case anything
  /// Arms only.
  case arms
  /// Nothing: it is locked.
  case locked
  /// Nothing: its wares are taken as often as one likes, and stay.
  case wares

  /// Whether an item may lie there.
  public func takes(_ item: Item) -> Bool {
    switch self {
    case .anything: true
    case .arms: item.isArm
    case .locked, .wares: false
    }
  }
}
