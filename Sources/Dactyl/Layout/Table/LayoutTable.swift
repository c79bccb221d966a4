/// What places the views in a view.
final class LayoutTable {
  let handlers = SparseColumn<(View) -> Void>()
  /// Whether a pass runs: what it asks for belongs to it.
  var isRunning = false

}
