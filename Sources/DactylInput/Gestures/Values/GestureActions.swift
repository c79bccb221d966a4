/// The actions of all recognizers, each recognizer's in the order in which they were added (G24).
///
/// An action runs for the recognizer, or for the finger's attempt that entered the state.
struct GestureActions {
  private var listeners: [GestureID: Listeners<Callback<GestureID>>] = [:]

  subscript(id: GestureID) -> Listeners<Callback<GestureID>>? { listeners[id] }

  mutating func add(to id: GestureID, _ action: @escaping (GestureID) -> Void) -> Subscription {
    let actions = listeners[id] ?? Listeners()
    listeners[id] = actions
    return actions.add(action)
  }

  /// Copies the actions into a snapshot, or out of it.
  mutating func copyState(_ copier: StateCopier) {
    copier.copy(listeners) { listeners = $0 }
  }

  /// Takes all actions of a recognizer out and returns them, since releasing them may run any code.
  mutating func take(of id: GestureID) -> Listeners<Callback<GestureID>>? { listeners.removeValue(forKey: id) }
}
