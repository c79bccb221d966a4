/// The slot of an index: eight bytes.
@usableFromInline @frozen
package struct EntitySlot {
  /// Odd while an entity lives at the index, even otherwise.
  @usableFromInline var generation: UInt32
  /// The components and properties of the entity: see `EntityBits`.
  @usableFromInline var bits: UInt32
}

/// The components and properties of an entity, one bit each: bit n for the component type that was used n-th, and the
/// last bits for the properties below.
@usableFromInline
package enum EntityBits {
  /// The number of component types that have a bit.
  @inlinable static var columns: Int { 29 }
  /// The entity has had a component of a further type: the columns of all further types have to be searched.
  @inlinable static var further: UInt32 { 1 << 29 }
  /// The observer is notified when the entity ends.
  @inlinable static var isWatched: UInt32 { 1 << 30 }
  /// The entity is a view.
  @inlinable static var isView: UInt32 { 1 << 31 }
}
