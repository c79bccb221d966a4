extension SceneGraph {
  /// Whether one view of its own tree in front of a living view holds the whole of it and takes touches (F22). What one
  /// of the scroll views that the closure names clips is not covered by what lies beyond that one's edge.
  package final func isCovered(_ view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool = { _ in false }) -> Bool {
    views.isCovered(view, scrollingIn: isScrollView)
  }

  /// The same for a view of another tree, by its place.
  package final func covers(_ place: CoverablePlace, root: UInt32) -> Bool { views.covers(place, root: root) }

  /// The place of a living view in the scene's coordinates.
  package final func coverablePlace(of view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool) -> CoverablePlace {
    views.coverablePlace(of: view, scrollingIn: isScrollView)
  }
}
