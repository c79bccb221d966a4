/// A thing in a scene: an index, and a generation that distinguishes it from those that had the index before.
@frozen
public struct Entity: Hashable, Sendable {
  /// The index in the columns.
  public let index: UInt32
  /// How often the index had been given out before, plus one; 0 belongs to no entity.
  public let generation: UInt32

  /// Makes a handle. One that was not given out by a scene is stale in every scene.
  @inlinable
  public init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// No entity.
  @inlinable public static var none: Entity { Entity(index: .max, generation: 0) }
}
