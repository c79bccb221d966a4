/// A lock of the pointer: it is hidden and stays where it is, and the movement of the mouse is endless. For looking
/// about, steering, and turning of things.
public struct PointerLock: Hashable, Sendable {
  /// Whether movement is as the mouse measures it, without the acceleration of the desktop: the same way of the hand
  /// gives the same movement at any speed. Where the system can't tell the two apart, movement is as it has it.
  public var isRaw: Bool
  /// Whether Escape ends the lock. The key does nothing else then.
  public var endsOnEscape: Bool

  /// Makes the settings of a lock.
  public init(isRaw: Bool = false, endsOnEscape: Bool = true) {
    self.isRaw = isRaw
    self.endsOnEscape = endsOnEscape
  }
}

/// A movement of the mouse while the pointer is locked.
public struct PointerMotion: Hashable, Sendable {
  /// The distance in points of the scene, to the right and down.
  public var delta: Vector
  /// The moment of the movement, on the scene's own clock.
  public var timestamp: Timestamp
}
