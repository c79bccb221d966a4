/// What places the views in a view, and which views wait for that while they are laid out.
final class LayoutTable {
  struct Waiting {
    let view: Entity
    /// How many views it lies in.
    let depth: Int
  }

  let handlers = SparseColumn<CalledClosure<View>>()
  /// The views that the passes have yet to lay out, the outermost last.
  var waiting: [Waiting] = [] { didSet { isAnyWaiting = !waiting.isEmpty } }
  /// Whether there are any: what every frame asks.
  private(set) var isAnyWaiting = false
  /// How many passes run, one in the middle of another, and how many layouts they have made.
  var passes = 0
  var made = 0
}
