/// The identity of a recognizer: an index, and a generation that distinguishes it from earlier ones with the index.
public struct GestureID: Hashable, Sendable {
  /// The index of the row in the table.
  public let index: UInt32
  /// The generation of the row; 0 for no recognizer.
  public let generation: UInt32
  /// The identity of no recognizer.
  public static let none = GestureID(index: .max, generation: 0)
}

extension GestureID: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(bits: UInt64(index) | UInt64(generation) << 32) }
}
