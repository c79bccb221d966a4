import Dactyl

/// Something that has the views of a scene and can be measured. Loops are inside, so that calling costs nothing that
/// shows.
protocol BenchPeer: AnyObject {
  /// Finds what points hit, and writes answers that `node(of:)` understands.
  func hit(_ points: ArraySlice<Point>, _ answers: inout [UInt32])
  /// Finds what a point hits.
  func hit(_ point: Point) -> UInt32
  /// The view of the model that an answer means, or -1.
  func node(of answer: UInt32) -> Int32
  /// Moves views.
  func move(_ moves: ArraySlice<Move>)
  /// Changes the tree.
  func apply(_ edits: ArraySlice<SceneEdit>)
  /// Gets ready to insert a view that the model has got meanwhile.
  func prepare(_ index: Int32, in model: SceneModel)
  /// Makes the root show another part of its own coordinates.
  func scroll(to origin: Point)
  /// Works out where all views are.
  func transforms()
}
