/// What two logs do not share, as positions of entries.
package struct LogDifference: Hashable, Sendable {
  /// The positions of entries of the first log that the second lacks.
  package var removed: [Int]
  /// The positions of entries of the second log that the first lacks.
  package var added: [Int]

  /// The most pairs of entries that are compared; beyond that whole sections count as different.
  private static let mostPairs = 4_000_000

  package var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  /// Compares two logs, so that as few entries as possible are different.
  package init(from old: [ScenarioEntry], to new: [ScenarioEntry]) {
    let shorter = min(old.count, new.count)
    let before = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let rest = shorter - before
    let after = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    let (first, second) = (before..<(old.count - after), before..<(new.count - after))
    guard first.count * second.count <= Self.mostPairs else {
      (removed, added) = (Array(first), Array(second))
      return
    }
    let changes = Array(new[second]).difference(from: Array(old[first]))
    (removed, added) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.append(before + offset)
      case .insert(let offset, _, _): added.append(before + offset)
      }
    }
    removed.sort()
    added.sort()
  }
}
