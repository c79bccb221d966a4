import Dactyl

/// Scrolling while a row is held near an edge of its list.
extension ScrollView {
  /// A row is held at a place of the scroll view's own coordinates.
  func autoscrollList(at place: Point) {}

  /// It is held no longer.
  func endListAutoscroll() {}
}
