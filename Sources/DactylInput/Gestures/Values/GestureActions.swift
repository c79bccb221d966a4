/// An action of a recognizer: what `addAction` gives, to take it off again.
public struct GestureAction: Hashable, Sendable {
  let gesture: GestureID
  let number: UInt64
}

/// The actions of all recognizers, each recognizer's in the order in which they were added (G24).
struct GestureActions {
  struct Entry {
    let number: UInt64
    /// Runs it, for the recognizer or for the finger's attempt that entered the state.
    let run: (GestureID) -> Void
  }
  private var entries: [GestureID: [Entry]] = [:]
  private var nextNumber: UInt64 = 1
  /// Counts up when one is taken off.
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

  /// Takes an action off and gives it back: to let go of it may run any code. Nil when it was not there.
  mutating func remove(_ action: GestureAction) -> Entry? {
    guard let index = entries[action.gesture]?.firstIndex(where: { $0.number == action.number }) else { return nil }
    version += 1
    return entries[action.gesture]?.remove(at: index)
  }

  /// Takes all actions of a recognizer off and gives them back.
  mutating func removeAll(of id: GestureID) -> [Entry]? {
    guard let all = entries.removeValue(forKey: id) else { return nil }
    version += 1
    return all
  }
}
