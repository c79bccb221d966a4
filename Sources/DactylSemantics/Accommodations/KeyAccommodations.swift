/// How keys are taken from hands that can't strike them as fast as others, or several at once, or that have no mouse.
/// The default changes nothing.
///
/// They hold for keyboards, not for the buttons of controllers. A desktop has settings of its own like these, for all
/// programs: these are for a program that runs without one.
public struct KeyAccommodations: Hashable, Sendable {
  /// The seconds that a key has to be down before it counts (AX17). 0 for at once.
  public var slowKeys = 0.0
  /// The seconds after a key went up within which it is ignored when it goes down again (AX18). 0 for none.
  public var bounceKeys = 0.0
  /// Whether a modifier key that is struck by itself stays down for the next key or click, and one that is struck twice
  /// until it is struck again (AX19).
  public var stickyKeys = false
  /// Moves the pointer by the keypad (AX21); nil, the default, for no such keys.
  public var mouseKeys: MouseKeys?

  /// Makes settings that change nothing.
  public init() {}
}

/// How the keypad moves the pointer: 8, 2, 4, 6 and the keys between them move it, 5 clicks, 0 presses the button, the
/// period lets go of it; / and − choose the primary and the secondary button.
public struct MouseKeys: Hashable, Sendable {
  /// The speed in points per second that the pointer reaches.
  public var topSpeed: Float
  /// The seconds until it reaches that.
  public var accelerationTime: Double

  /// Makes settings, of those of most desktops.
  public init(topSpeed: Float = 600, accelerationTime: Double = 0.8) {
    self.topSpeed = topSpeed
    self.accelerationTime = accelerationTime
  }
}
