/// The scope of a cancellation of input, such as by `Scene.cancel(_:)`, which is the only way to take input away.
public enum CancelScope: Hashable, Sendable {
  /// All input, as when the application loses the foreground (T22).
  case all
  /// The input in a window, as when it is hidden (W11).
  case window(Entity)
  /// The input of a device, as when it is unplugged.
  case device(DeviceID)
  /// The input that a view and its descendants receive, as when the view leaves its window (T23). Recognizers of its
  /// superviews keep their touches.
  case view(Entity)
  /// A single input.
  case input(InputID)
}

/// The identity of an input: its kind, and a number that is unique within that kind.
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
