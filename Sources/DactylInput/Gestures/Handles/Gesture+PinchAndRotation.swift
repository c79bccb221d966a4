extension Gesture where Kind == PinchGestureRecognizer {
  /// The distance of the fingers on the screen relative to that at the start: a factor, 1 at the start and cumulative
  /// (PI2). Setting it rebases it, and does not affect the velocity (PAN8); values that are not above 0 are ignored.
  public var scale: Float {
    get { value.scale }
    nonmutating set { value.scale = newValue }
  }

  /// The change of the scale per second; negative when the fingers approach each other (PI4).
  public var velocity: Float { value.velocity(window: settingsNow.velocityWindow) }
}

extension Gesture where Kind == RotationGestureRecognizer {
  /// The rotation of the fingers since the start, in radians, clockwise positive, cumulative past any number of turns
  /// (RO1, RO4). Setting it rebases it, and does not affect the velocity (PAN8); values that are not finite are ignored
  /// (RO3).
  public var rotation: Float {
    get { value.rotation }
    nonmutating set { value.rotation = newValue }
  }

  /// The velocity of the rotation, in radians per second.
  public var velocity: Float { value.velocity(window: settingsNow.velocityWindow) }
}
