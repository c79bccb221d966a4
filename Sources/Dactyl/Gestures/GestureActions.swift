/// An action of a recognizer: what `addAction` gives, to take it off again.
public struct GestureAction: Hashable, Sendable {
  let gesture: GestureID
  let number: UInt64
}

/// The actions of all recognizers, each recognizer's in the order in which they were added (G24).
struct GestureActions {
  struct Entry {
    let number: UInt64
    let run: () -> Void
  }
  private var entries: [GestureID: [Entry]] = [:]
  private var nextNumber: UInt64 = 1
  /// Counts up when one is taken off.
  private(set) var version = 0

  subscript(id: GestureID) -> [Entry]? { entries[id] }

  func contains(_ entry: Entry, of id: GestureID) -> Bool {
    entries[id]?.contains { $0.number == entry.number } == true
  }

  mutating func add(to id: GestureID, _ action: @escaping () -> Void) -> GestureAction {
    defer { nextNumber += 1 }
    entries[id, default: []].append(Entry(number: nextNumber, run: action))
    return GestureAction(gesture: id, number: nextNumber)
  }

  /// Takes an action off. False when it was not there.
  mutating func remove(_ action: GestureAction) -> Bool {
    guard let place = entries[action.gesture]?.firstIndex(where: { $0.number == action.number }) else { return false }
    entries[action.gesture]?.remove(at: place)
    version += 1
    return true
  }

  mutating func removeAll(of id: GestureID) {
    guard entries.removeValue(forKey: id) != nil else { return }
    version += 1
  }
}
