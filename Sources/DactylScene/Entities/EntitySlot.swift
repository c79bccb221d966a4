/// What is kept for each index: eight bytes.
@usableFromInline @frozen
package struct EntitySlot {
  /// Odd while an entity lives at the index, even while none does.
  @usableFromInline var generation: UInt32
  /// What the entity has: see `EntityBits`.
  @usableFromInline var bits: UInt32
}

/// What an entity has, a bit each: bit n is for the component type that was used n-th, and the last ones are these.
@usableFromInline
package enum EntityBits {
  /// For how many component types there is a bit.
  @inlinable static var columns: Int { 29 }
  /// It had a component of a further type once: their columns have to be searched.
  @inlinable static var further: UInt32 { 1 << 29 }
  /// The observer is notified of its end.
  @inlinable static var isWatched: UInt32 { 1 << 30 }
  /// It is a view.
  @inlinable static var isView: UInt32 { 1 << 31 }
}
