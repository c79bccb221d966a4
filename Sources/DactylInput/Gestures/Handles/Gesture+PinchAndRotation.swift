extension Gesture where Kind == PinchGestureRecognizer {
  /// How much farther apart the fingers are than at the start, as a factor, on the screen; 1 at the start, cumulative
  /// (PI2). Setting it re-bases it, and the velocity goes on (PAN8); what is not above 0 changes nothing.
  public var scale: Float {
    get { value.scale }
    nonmutating set { value.scale = newValue }
  }

  /// How fast the scale changes, a second; below 0 when the fingers close (PI4).
  public var velocity: Float { value.velocity(window: settingsNow.velocityWindow) }
}

extension Gesture where Kind == RotationGestureRecognizer {
  /// How far the fingers have turned since the start, in radians, clockwise positive, cumulative past any number of
  /// turns (RO1, RO4). Setting it re-bases it, and the velocity goes on (PAN8); what is no number changes nothing
  /// (RO3).
  public var rotation: Float {
    get { value.rotation }
    nonmutating set { value.rotation = newValue }
  }

  /// How fast they turn, in radians a second.
  public var velocity: Float { value.velocity(window: settingsNow.velocityWindow) }
}
