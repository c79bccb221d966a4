extension Scene {
  /// The part of a view that its superviews do not clip away, as an upright box in the scene's coordinates.
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
