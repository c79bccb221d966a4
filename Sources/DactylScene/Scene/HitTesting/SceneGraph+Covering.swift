extension SceneGraph {
  /// Whether one view of its own tree in front of a living view holds the whole of it and takes touches (F22).
  package final func isCovered(_ view: UInt32) -> Bool { views.isCovered(view) }

  /// The same for a view of another tree, by the view's corners in the scene's coordinates.
  package final func covers(_ corners: Corners, root: UInt32) -> Bool { views.covers(corners, root: root) }

  /// The corners of a living view in the scene's coordinates.
  package final func cornersInScene(of view: UInt32) -> Corners {
    var corners = Corners(of: views.records[Int(view)].bounds)
    var current = view
    while current != .max {
      corners = corners.applying(views.records[Int(current)].toParent)
      current = views.records[Int(current)].parent
    }
    return corners
  }
}
