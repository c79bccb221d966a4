/// A control or finger that is down and was consumed by an action map: it drives its bindings until it is released or
/// cancelled, wherever the focus moves meanwhile.
struct HeldControl {
  /// The source that reports the release.
  enum Origin: Equatable {
    /// An input in a slot, with its number.
    case input(slot: Int, id: UInt64)
    /// A control that is shown on the screen, by its view, which reports its own release.
    case fed(Entity)
  }

  /// The control; `.none` for a finger.
  let control: InputControl
  let origin: Origin
  let device: DeviceID
  let player: Int
  /// The bindings that it drives. Empty for a part of a chord, or of a stick that is bound as a whole.
  var claims = HeldClaims.Chain()
  /// For a pointer: the buttons that are down and were offered to contexts already.
  var buttons: ButtonMask = []

  /// For a finger: where it was last.
  var location = Point.zero

  var isFinger: Bool { control == .none }
}
