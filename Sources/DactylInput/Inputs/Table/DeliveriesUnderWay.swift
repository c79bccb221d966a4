/// The nested deliveries of begans up the responder chain: the start of each, and the entity that it has reached. A
/// responder that leaves during one has to send a cancel to those that it reached (T21).
final class DeliveriesUnderWay: SnapshotState {
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

  /// The entity that the latest began from a start has reached, or nil when none is under way.
  func reached(from start: Entity) -> Entity? { begans.last { $0.start == start }?.reached }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(begans)
  }
}
