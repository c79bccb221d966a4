extension SceneGraph {
  /// Whether a view in front of a living view, in the same tree, covers it wholly and takes touches (F22). What a
  /// scroll view clips, which the closure identifies, is not covered by something beyond that scroll view's edge.
  package final func isCovered(_ view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool = { _ in false }) -> Bool {
    views.isCovered(view, scrollingIn: isScrollView)
  }

  /// Whether a view that takes touches in a tree with this root covers the area of a view of another tree.
  package final func covers(_ place: CoverablePlace, root: UInt32) -> Bool { views.covers(place, root: root) }

  /// The area that has to be covered for a living view, in the scene's coordinates.
  package final func coverablePlace(of view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool) -> CoverablePlace {
    views.coverablePlace(of: view, scrollingIn: isScrollView)
  }
}
