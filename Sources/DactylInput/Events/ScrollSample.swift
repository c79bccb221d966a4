/// A step of a wheel or touchpad (S-1, S-4).
public struct ScrollSample: Hashable, Sendable {
  /// The location of the pointer, in the scene's coordinates.
  public var location: Point
  /// The distance, in the steps of the device, positive to the right and downward.
  public var delta: Vector
  /// Whether the device scrolls smoothly, as a touchpad does, rather than in steps.
  public var isContinuous: Bool
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags

  /// Makes a step.
  public init(location: Point, delta: Vector, isContinuous: Bool = false, modifiers: ModifierFlags = []) {
    self.location = location
    self.delta = delta
    self.isContinuous = isContinuous
    self.modifiers = modifiers
  }
}
