extension Scene {
  /// What of a view is not clipped away by those around it, in the scene's coordinates: the upright box of it.
  package func seenArea(of view: View) -> Rect {
    var area = view.convert(view.bounds, to: nil)
    var around = view.superview
    while let next = around {
      if next.clipsToBounds { area = area.intersection(next.convert(next.bounds, to: nil)) }
      around = next.superview
    }
    return area
  }
}
