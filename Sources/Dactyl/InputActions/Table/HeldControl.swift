/// A control or finger that is down and that an action map took: it counts for the bindings that it was taken for until it is let go or
/// taken away, whatever becomes of the focus meanwhile.
struct HeldControl {
  /// What tells that it is still down.
  enum Origin: Equatable {
    /// An input in a slot, with its number.
    case input(slot: Int, id: UInt64)
    /// A control that is shown on the screen, by its view: it says itself when it is let go.
    case fed(Entity)
  }

  let control: InputControl
  let origin: Origin
  let device: DeviceID
  let player: Int
  /// The context that took it.
  let context: Int
  /// How much the bindings ask for that it counts for; −1 for none: it is a part of a chord, or of a stick that is bound as a whole.
  let conditions: Int
  /// The binding of a finger; −1 for controls.
  var binding = -1
  /// Of a pointer: its buttons that were down by now, which were offered to contexts already.
  var buttons: ButtonMask = []
  var force: Float = 1
}
