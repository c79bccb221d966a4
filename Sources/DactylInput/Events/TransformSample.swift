/// One sample of two fingers that pinch or turn on a touchpad: no touches, for they are not on the screen (S-1, PI7).
public struct TransformSample: Hashable, Sendable {
  /// What they did: `.moved` for every sample between the first and the last.
  public var phase: TouchSamplePhase
  /// Where the pointer was, in the scene's coordinates.
  public var location: Point
  /// By what factor they moved apart since the sample before; 1 for none.
  public var scale: Float
  /// How far they turned since the sample before, in radians, clockwise positive.
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

  /// Whether its numbers can be used.
  var isSound: Bool { location.isFinite && scale.isFinite && scale > 0 && rotation.isFinite }
}
