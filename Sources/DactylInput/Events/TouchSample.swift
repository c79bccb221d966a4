/// What touches the screen (T32).
public enum TouchType: UInt8, Hashable, Sendable, CaseIterable {
  /// A finger on the screen.
  case direct
  /// A finger on a surface that is not the screen.
  case indirect
  /// A pencil or stylus, which may report force and angles.
  case pencil
  /// A mouse or another pointer with a button pressed.
  case pointer
  /// A finger on the touchpad of a game controller. It points at nothing on the screen: it is for the first responder.
  case controller
}

/// What a finger did in one sample. There is no `stationary`: a finger that says nothing is stationary (T3).
public enum TouchSamplePhase: UInt8, Hashable, Sendable {
  /// The finger landed.
  case began
  /// It moved, or said again where it is.
  case moved
  /// The finger lifted.
  case ended
  /// The system took it away: not the same as lifting.
  case cancelled
}

/// One sample of one finger. The location is in the scene's coordinates, in points.
public struct TouchSample: Hashable, Sendable {
  /// The finger, the same from when it lands until it lifts.
  public var finger: FingerID
  /// Where it is, in the coordinates in which windows have their frames, in points.
  public var location: Point
  /// How hard it presses: 1 is an average touch, 0 says that the device can't tell (T32).
  public var force: Float
  /// The pressed buttons of a pointer.
  public var buttons: ButtonMask
  /// What it did.
  public var phase: TouchSamplePhase
  /// What kind of finger.
  public var type: TouchType
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags
  /// Whether there are details of it (`InputEvent.Kind.detailedTouch`), which lie beside the inputs.
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
