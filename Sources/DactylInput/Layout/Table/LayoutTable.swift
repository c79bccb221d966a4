/// The layout handlers of views, and the views that wait for a layout during a pass.
final class LayoutTable: SnapshotState {
  let handlers = SparseColumn<CalledClosure<View>>()
  /// The views that the passes have yet to lay out.
  var waiting: LayoutQueue {
    get { queue.value }
    _modify {
      yield &queue.value
      isAnyWaiting = !queue.value.isEmpty
    }
  }
  // (In a cell, since each access to it would be checked otherwise.)
  private let queue = Cell(LayoutQueue())
  /// Whether views wait; read in every frame.
  private(set) var isAnyWaiting = false
  /// The number of nested passes, and of layouts that they have made.
  var passes = 0
  var made = 0
  /// The number of the present pass, and the containers that it has arranged too often: they wait for the next one.
  var number: UInt32 = 1
  let unsettled = List<Entity>()

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(handlers)
    copier.copy(queue)
    copier.copy(isAnyWaiting) { isAnyWaiting = $0 }
    copier.copy(passes) { passes = $0 }
    copier.copy(made) { made = $0 }
    copier.copy(number) { number = $0 }
    copier.copy(unsettled)
  }
}

extension LayoutTable {
  package func mix(into hash: inout StateHash) { hash.mix(handlers.count) }
}
