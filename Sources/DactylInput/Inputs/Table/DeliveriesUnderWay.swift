/// The begans that are on their way up the chain, one in the middle of another: from where, and how far each has come.
/// Who leaves in the middle of one owes a cancel to those whom it reached (T21).
final class DeliveriesUnderWay {
  private struct Began {
    let start: Entity
    var reached = Entity.none
  }
  private let begans = List<Began>()

  func begin(from start: Entity) { begans.append(Began(start: start)) }

  func reach(_ entity: Entity) {
    if !begans.isEmpty { begans[begans.count - 1].reached = entity }
  }

  func end() { _ = begans.popLast() }

  /// How far the latest began from an entity has come, or nil when none is on its way.
  func reached(from start: Entity) -> Entity? { begans.last { $0.start == start }?.reached }
}
