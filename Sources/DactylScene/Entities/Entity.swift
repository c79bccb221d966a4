/// A handle of an entity in a scene: an index, and a generation that distinguishes it from earlier entities with the
/// same index.
@frozen
public struct Entity: Hashable, Sendable {
  /// The index in the columns.
  public let index: UInt32
  /// The number of earlier entities at the index, doubled, plus one; 0 and even numbers belong to no entity.
  public let generation: UInt32

  /// Makes a handle. A handle that no scene has created is stale in every scene.
  @inlinable
  public init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// The handle of no entity.
  @inlinable public static var none: Entity { Entity(index: .max, generation: 0) }
}
