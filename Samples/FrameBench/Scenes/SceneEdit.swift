/// A change of the tree. Views are named by their indices in the model.
enum SceneEdit {
  /// A view that was in no tree comes in, right in front of a sibling.
  case insert(Int32, above: Int32)
  /// A view without children ends.
  case remove(Int32)
  /// A view leaves its parent, and comes in right in front of another view.
  case reparent(Int32, above: Int32)
  /// A view leaves its parent, and comes in in front of all others in another.
  case adopt(Int32, into: Int32)
  /// A view comes to be in front of its siblings.
  case bringToFront(Int32)
  /// A view comes to be behind its siblings.
  case sendToBack(Int32)
}

/// Where a view goes: its new centre.
struct Move {
  var node: Int32
  var x: Float
  var y: Float
}
