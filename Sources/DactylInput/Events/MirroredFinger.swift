/// The second finger that the mouse plays while a modifier key is down: where both are, for whoever shows them.
///
/// The two lie mirrored about an anchor, the place where the pointer was when the key went down. With Shift held as
/// well they move together. See `InputSettings.mirroringModifier`.
public struct MirroredFinger: Hashable, Sendable {
  /// The middle between the two, in the scene's coordinates.
  public var anchor: Point
  /// Where the pointer is, in the scene's coordinates.
  public var location: Point
  /// Whether the two are down, rather than hovering.
  public var isDown: Bool

  /// Where the second finger is, in the scene's coordinates.
  public var mirroredLocation: Point { anchor + (anchor - location) }
}

extension FingerID {
  /// The second finger that the mouse plays, see `InputSettings.mirroringModifier`.
  public static let mirroredMouse = FingerID(device: .mouse, 1)
}
