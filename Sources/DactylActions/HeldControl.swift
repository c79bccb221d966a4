/// A control or finger that is down and that an action map took: it counts for the bindings that it was taken for until
/// it is let go or taken away, whatever becomes of the focus meanwhile.
struct HeldControl {
  /// What tells that it is still down.
  enum Origin: Equatable {
    /// An input in a slot, with its number.
    case input(slot: Int, id: UInt64)
    /// A control that is shown on the screen, by its view: it says itself when it is let go.
    case fed(Entity)
  }

  /// The control; `.none` for a finger.
  let control: InputControl
  let origin: Origin
  let device: DeviceID
  let player: Int
  /// The bindings that it counts for. None for a part of a chord, or of a stick that is bound as a whole.
  var claims = HeldClaims.Chain()
  /// Of a pointer: its buttons that were down by now, which were offered to contexts already.
  var buttons: ButtonMask = []

  var isFinger: Bool { control == .none }
}
