/// What places the views in a view, and which views wait for that while they are laid out.
final class LayoutTable {
  let handlers = SparseColumn<CalledClosure<View>>()
  /// The views that the passes have yet to lay out.
  var waiting: LayoutQueue {
    get { queue.value }
    _modify {
      yield &queue.value
      isAnyWaiting = !queue.value.isEmpty
    }
  }
  // (In a cell, since the runtime would check each access to it else.)
  private let queue = Cell(LayoutQueue())
  /// Whether there are any: what every frame asks.
  private(set) var isAnyWaiting = false
  /// How many passes run, one in the middle of another, and how many layouts they have made.
  var passes = 0
  var made = 0
}
