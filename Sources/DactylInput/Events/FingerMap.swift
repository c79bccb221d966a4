/// A map from fingers to numbers. The fingers of a few hands are searched linearly; those of a flood in a dictionary.
final class FingerMap: SnapshotState {
  private struct Entry {
    var finger: FingerID
    var number: Int
  }
  private let entries = List<Entry>()
  // (Unchecked: read for every sample, and it is read and written at once.)
  @exclusivity(unchecked) private var flood: [FingerID: Int] = [:]
  /// The number of fingers in the dictionary, which is all that is read while there are few.
  private var floodCount = 0

  subscript(finger: FingerID) -> Int? {
    for entry in entries where entry.finger == finger { return entry.number }
    return floodCount == 0 ? nil : unsafe flood[finger]
  }

  /// Adds a finger, which must not be in the map, with its number.
  func insert(_ finger: FingerID, _ number: Int) {
    guard entries.count == 32 else { return entries.append(Entry(finger: finger, number: number)) }
    unsafe flood[finger] = number
    floodCount = unsafe flood.count
  }

  /// Removes a finger.
  func remove(_ finger: FingerID) {
    for index in entries.indices where entries[index].finger == finger {
      if let last = entries.popLast(), index < entries.count { entries[index] = last }
      return
    }
    guard floodCount > 0 else { return }
    unsafe flood[finger] = nil
    floodCount = unsafe flood.count
  }

  func removeAll() {
    entries.removeAll()
    guard floodCount > 0 else { return }
    unsafe flood.removeAll(keepingCapacity: true)
    floodCount = 0
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(entries)
    unsafe copier.copy(&flood)
    copier.copy(floodCount) { floodCount = $0 }
  }
}
