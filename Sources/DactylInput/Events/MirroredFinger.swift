/// The second finger that a modifier key adds to the mouse: the locations of both, for displaying them.
///
/// The two are mirrored at an anchor, the location of the pointer when the key went down. With Shift held as well they
/// move together. See `InputSettings.mirroringModifier`.
public struct MirroredFinger: Hashable, Sendable {
  /// The centre between the two, in the scene's coordinates.
  public var anchor: Point
  /// The location of the pointer, in the scene's coordinates.
  public var location: Point
  /// Whether both are down, rather than hovering.
  public var isDown: Bool

  /// The location of the second finger, in the scene's coordinates.
  public var mirroredLocation: Point { anchor + (anchor - location) }
}

extension FingerID {
  /// The second finger of the mouse; see `InputSettings.mirroringModifier`.
  public static let mirroredMouse = FingerID(device: .mouse, 1)
}
