import Dactyl

/// An implementation of a scene's views that can be measured. Loops are inside the calls, so that the calls cost
/// nothing measurable.
protocol BenchPeer: AnyObject {
  /// Hit-tests points, and writes answers that `node(of:)` understands.
  func hit(_ points: ArraySlice<Point>, _ answers: inout [UInt32])
  /// Hit-tests one point.
  func hit(_ point: Point) -> UInt32
  /// Returns the index in the model of the view that an answer denotes, or -1.
  func node(of answer: UInt32) -> Int32
  /// Moves views.
  func move(_ moves: ArraySlice<Move>)
  /// Changes the tree.
  func apply(_ edits: ArraySlice<SceneEdit>)
  /// Prepares the insertion of a view that was added to the model meanwhile.
  func prepare(_ index: Int32, in model: SceneModel)
  /// Scrolls the root to another part of its own coordinates.
  func scroll(to origin: Point)
  /// Computes the transforms of all views.
  func transforms()
}
