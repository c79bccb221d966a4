/// The possible blockers of contexts: presented controllers and visible focus traps (F24). Each has a number from the
/// moment of its appearance, whether the focus is in it yet or not, and blocks only contexts that were pushed before
/// it. One that goes and comes back gets a new number.
final class InputBlockers: SnapshotState {
  private let came = List<(entity: Entity, number: Int)>()
  /// The number of the latest blocker: a context that is pushed now is above all so far.
  private(set) var last = 0

  var isEmpty: Bool { came.isEmpty }

  /// The number of a blocker; 0 for anything else.
  func number(of entity: Entity) -> Int {
    came.firstIndex { $0.entity == entity }.map { came[$0].number } ?? 0
  }

  /// Adds a blocker, unless it is known.
  func note(_ entity: Entity) {
    guard number(of: entity) == 0 else { return }
    last += 1
    came.append((entity, last))
  }

  /// Removes the blockers that fail a test.
  func keep(_ isThere: (Entity) -> Bool) { came.removeAll { !isThere($0.entity) } }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(came)
    copier.copy(last) { last = $0 }
  }
}

extension InputBlockers: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(came) { hash, came in
      hash.mix(came.entity)
      hash.mix(came.number)
    }
    hash.mix(last)
  }
}
