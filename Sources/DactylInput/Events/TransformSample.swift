/// A sample of two fingers that pinch or rotate on a touchpad. They are no touches, since they are not on the screen
/// (S-1, PI7).
public struct TransformSample: Hashable, Sendable {
  /// The phase: `.moved` for every sample between the first and the last.
  public var phase: TouchSamplePhase
  /// The location of the pointer, in the scene's coordinates.
  public var location: Point
  /// The factor by which the fingers moved apart since the previous sample; 1 for no change.
  public var scale: Float
  /// The rotation since the previous sample, in radians, clockwise positive.
  public var rotation: Float
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags

  /// Makes a sample.
  public init(
    phase: TouchSamplePhase, location: Point, scale: Float = 1, rotation: Float = 0, modifiers: ModifierFlags = []
  ) {
    self.phase = phase
    self.location = location
    self.scale = scale
    self.rotation = rotation
    self.modifiers = modifiers
  }

  /// Whether its numbers are usable.
  var isSound: Bool { location.isFinite && scale.isFinite && scale > 0 && rotation.isFinite }
}
