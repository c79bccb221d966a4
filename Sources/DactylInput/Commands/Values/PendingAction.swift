/// Something that is done with the actions of an event.
enum PendingAction {
  /// A recognizer runs its actions, for the state that they are about.
  case gesture(GestureID, GestureState)
  /// A responder performs what the key command of a press stands for (R29-R33).
  case command(Action, performer: Entity, sender: Entity, press: UInt64)
  /// The game is asked whether to undo after a shake (M3).
  case offerUndo

  /// Whether it is of a recognizer.
  func isOf(_ id: GestureID) -> Bool {
    if case .gesture(id, _) = self { return true }
    return false
  }
}
