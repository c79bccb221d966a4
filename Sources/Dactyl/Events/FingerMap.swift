/// A number for each of some fingers. The fingers of a few hands are found by looking at each; those of a flood in a
/// dictionary.
final class FingerMap {
  private struct Entry {
    var finger: FingerID
    var number: Int
  }
  private let entries = List<Entry>()
  private var flood: [FingerID: Int] = [:]

  subscript(finger: FingerID) -> Int? {
    for entry in entries where entry.finger == finger { return entry.number }
    return flood.isEmpty ? nil : flood[finger]
  }

  /// Gives a finger that has none a number.
  func insert(_ finger: FingerID, _ number: Int) {
    if entries.count < 32 { entries.append(Entry(finger: finger, number: number)) } else { flood[finger] = number }
  }

  /// Takes a finger's number away.
  func remove(_ finger: FingerID) {
    for place in entries.indices where entries[place].finger == finger {
      if let last = entries.popLast(), place < entries.count { entries[place] = last }
      return
    }
    if !flood.isEmpty { flood[finger] = nil }
  }

  func removeAll() {
    entries.removeAll()
    if !flood.isEmpty { flood.removeAll(keepingCapacity: true) }
  }
}
