/// Lists in snapshots.
extension StateCopier {
  /// Copies the values of a list.
  @inlinable package func copy<Element>(_ list: List<Element>) { copy(list.values) }

  /// Copies the objects of a list, and the state of each.
  @inlinable package func copy<Object: SnapshotState>(_ list: List<Object>) { copy(list.values) }

  /// Copies the values of a queue.
  @inlinable package func copy<Element>(_ queue: Queue<Element>) { queue.copyState(self) }
}
