/// Which inputs are cancelled: the only way to take input away.
public enum CancelScope: Hashable, Sendable {
  /// All there is, as when the application loses the foreground (T22).
  case all
  /// What is in a window, as when it is hidden (W11).
  case window(Entity)
  /// What a device does, as when it is unplugged.
  case device(DeviceID)
  /// What a view and those in it hear of, as when it leaves its window (T23). Recognizers of views around it keep their
  /// fingers.
  case view(Entity)
  /// A single input.
  case input(InputID)
}

/// Which input: its kind, and the number that tells it from all others of that kind.
public struct InputID: Hashable, Sendable {
  /// The kind of the input.
  public let kind: InputKind
  /// `Touch.id`, `Press.id`, or the number of an input of another kind.
  public let number: UInt64

  /// Makes the identity of an input from its kind and its number.
  public init(kind: InputKind, number: UInt64) {
    self.kind = kind
    self.number = number
  }
}
