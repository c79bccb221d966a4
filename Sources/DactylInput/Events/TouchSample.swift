/// The type of a touch (T32).
public enum TouchType: UInt8, Hashable, Sendable, CaseIterable {
  /// A finger on the screen.
  case direct
  /// A finger on a surface that is not the screen.
  case indirect
  /// A pencil or stylus, which may report force and angles.
  case pencil
  /// A mouse or another pointer with a button pressed.
  case pointer
  /// A finger on the touchpad of a game controller. It has no location on the screen: it goes to the first responder.
  case controller
}

/// The change of a finger in one sample. There is no `stationary`: a finger without a sample is stationary (T3).
public enum TouchSamplePhase: UInt8, Hashable, Sendable {
  /// The finger landed.
  case began
  /// The finger moved, or its location was sent again.
  case moved
  /// The finger lifted.
  case ended
  /// The system cancelled the touch, which is different from lifting.
  case cancelled
}

/// One sample of one finger. The location is in the scene's coordinates, in points.
public struct TouchSample: Hashable, Sendable {
  /// The finger, constant from landing to lifting.
  public var finger: FingerID
  /// The location, in the coordinates in which windows have their frames, in points.
  public var location: Point
  /// The force: 1 is an average touch, 0 means that the device can't measure it (T32).
  public var force: Float
  /// The pressed buttons of a pointer.
  public var buttons: ButtonMask
  /// The change in this sample.
  public var phase: TouchSamplePhase
  /// The type of the touch.
  public var type: TouchType
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags
  /// Whether the sample has details (`InputEvent.Kind.detailedTouch`), which are stored separately.
  var hasDetails = false

  /// Makes a sample.
  public init(
    finger: FingerID, phase: TouchSamplePhase, location: Point, type: TouchType = .direct, force: Float = 0,
    buttons: ButtonMask = [], modifiers: ModifierFlags = []
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.type = type
    self.force = force
    self.buttons = buttons
    self.modifiers = modifiers
  }
}
