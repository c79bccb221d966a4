/// The operation of a drop: proposed by a target, and reported to the source (DD3, DD10).
public enum DropOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing: a drag that is released here is cancelled.
  case cancel
  /// Nothing, and the user is shown that the drop is not allowed.
  case forbidden
  /// The target gets a copy; the source keeps its items.
  case copy
  /// The items move to the target.
  case move

  /// Whether the operation drops the items.
  public var drops: Bool { self == .copy || self == .move }
}
