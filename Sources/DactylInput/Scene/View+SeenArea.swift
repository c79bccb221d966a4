extension View {
  /// The part of the view that its superviews do not clip away, as an upright box in the scene's coordinates.
  package var seenArea: Rect {
    var area = convert(bounds, to: nil)
    var around = superview
    while let next = around {
      if next.clipsToBounds { area = area.intersection(next.convert(next.bounds, to: nil)) }
      around = next.superview
    }
    return area
  }
}
