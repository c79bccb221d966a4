/// An action of a recognizer, as returned by `addAction`; pass it to `removeAction`.
public struct GestureAction: Hashable, Sendable {
  let gesture: GestureID
  let number: UInt64
}

/// The actions of all recognizers, each recognizer's in the order in which they were added (G24).
struct GestureActions {
  struct Entry {
    let number: UInt64
    /// Runs the action, for the recognizer or for the finger's attempt that entered the state.
    let run: (GestureID) -> Void
  }
  private var entries: [GestureID: [Entry]] = [:]
  private var nextNumber: UInt64 = 1
  /// Incremented when an action is removed.
  private(set) var version = 0

  subscript(id: GestureID) -> [Entry]? { entries[id] }

  func contains(_ entry: Entry, of id: GestureID) -> Bool {
    entries[id]?.contains { $0.number == entry.number } == true
  }

  mutating func add(to id: GestureID, _ action: @escaping (GestureID) -> Void) -> GestureAction {
    defer { nextNumber += 1 }
    entries[id, default: []].append(Entry(number: nextNumber, run: action))
    return GestureAction(gesture: id, number: nextNumber)
  }

  /// Removes an action and returns it, since releasing it may run any code. Returns nil when there is none.
  mutating func remove(_ action: GestureAction) -> Entry? {
    guard let index = entries[action.gesture]?.firstIndex(where: { $0.number == action.number }) else { return nil }
    version += 1
    return entries[action.gesture]?.remove(at: index)
  }

  /// Removes all actions of a recognizer and returns them.
  mutating func removeAll(of id: GestureID) -> [Entry]? {
    guard let all = entries.removeValue(forKey: id) else { return nil }
    version += 1
    return all
  }
}
