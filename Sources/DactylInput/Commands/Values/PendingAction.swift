/// An operation that is performed with the actions of an event.
enum PendingAction {
  /// The actions of a recognizer, for the state that it entered.
  case gesture(GestureID, GestureState)
  /// The action of a key command of a press, by its performer (R29-R33).
  case command(Action, performer: Entity, sender: Entity, press: UInt64)
  /// The question whether to undo after a shake (M3).
  case offerUndo

  /// Whether the operation belongs to a recognizer.
  func isOf(_ id: GestureID) -> Bool {
    if case .gesture(id, _) = self { return true }
    return false
  }
}
