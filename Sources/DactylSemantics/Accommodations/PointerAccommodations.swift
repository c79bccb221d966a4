/// How the pointer clicks for hands that can move it and press no button. The default changes nothing.
public struct PointerAccommodations: Hashable, Sendable {
  /// The seconds that the pointer has to rest before it clicks (AX20). 0 for never.
  public var dwellTime = 0.0
  /// The distance in points within which it rests.
  public var dwellDistance: Float = 10
  /// The button that it clicks.
  public var dwellButton = ButtonMask.primary

  /// Makes settings that change nothing.
  public init() {}
}
