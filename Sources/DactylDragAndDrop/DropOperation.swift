/// What a drop would do, as a target proposes it, or what it did, as the source hears (DD3, DD10).
public enum DropOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing: the drag is called off when it is let go there.
  case cancel
  /// Nothing, and the user is shown that this is not allowed.
  case forbidden
  /// The target gets a copy; the source keeps what it has.
  case copy
  /// What is dragged goes over to the target.
  case move

  /// Whether something is dropped.
  public var drops: Bool { self == .copy || self == .move }
}
