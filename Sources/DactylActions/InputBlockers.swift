/// What keeps contexts from input that were there before it: controllers that are presented, and traps that are shown,
/// whether the focus is in them by now or not (F24). Each has a number by when it came. One that went and comes again
/// has come later.
final class InputBlockers {
  private let came = List<(entity: Entity, number: Int)>()
  /// The number of the one that came last: what is pushed now lies above all so far.
  private(set) var last = 0

  var isEmpty: Bool { came.isEmpty }

  /// When one came; 0 for what does not block.
  func number(of entity: Entity) -> Int {
    came.firstIndex { $0.entity == entity }.map { came[$0].number } ?? 0
  }

  /// Takes note of one that is there.
  func note(_ entity: Entity) {
    guard number(of: entity) == 0 else { return }
    last += 1
    came.append((entity, last))
  }

  /// Forgets those that are there no more.
  func keep(_ isThere: (Entity) -> Bool) { came.removeAll { !isThere($0.entity) } }
}
