/// A change of the tree. Its views are indices in the model.
enum SceneEdit {
  /// Inserts a view that was in no tree directly in front of a sibling.
  case insert(Int32, above: Int32)
  /// Removes a view without children.
  case remove(Int32)
  /// Moves a view out of its parent and directly in front of another view.
  case reparent(Int32, above: Int32)
  /// Moves a view out of its parent and into another, in front of all its children.
  case adopt(Int32, into: Int32)
  /// Moves a view in front of its siblings.
  case bringToFront(Int32)
  /// Moves a view behind its siblings.
  case sendToBack(Int32)
}

/// A move of a view to a new centre.
struct Move {
  var node: Int32
  var x: Float
  var y: Float
}
