/// Which recognizer: an index, and a generation that tells it from those that had the index before.
public struct GestureID: Hashable, Sendable {
  /// The place in the table.
  public let index: UInt32
  /// How often the place had been given away, or 0 for no recognizer.
  public let generation: UInt32
  /// The identity of no recognizer.
  public static let none = GestureID(index: .max, generation: 0)
}
