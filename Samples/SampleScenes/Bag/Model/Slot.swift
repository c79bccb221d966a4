/// A slot with its contents and its rule.
public struct Slot: Hashable, Sendable {
  /// The rule about what may be dropped on the slot.
  public let rule: SlotRule
  /// The contents of the slot; nil when it is empty.
  public var stack: Stack?

  /// Makes a slot.
  public init(_ rule: SlotRule = .anything, _ stack: Stack? = nil) {
    self.rule = rule
    self.stack = stack
  }
}

/// The rule about what may be dropped on a slot.
public enum SlotRule: Hashable, Sendable {
  /// The slot accepts everything.
  case anything
  /// The slot accepts arms only.
  case arms
  /// The slot accepts nothing: it is locked.
  case locked
  /// The slot accepts nothing: its wares can be taken any number of times, and stay.
  case wares

  /// Whether an item may lie in the slot.
  public func takes(_ item: Item) -> Bool {
    switch self {
    case .anything: true
    case .arms: item.isArm
    case .locked, .wares: false
    }
  }
}
