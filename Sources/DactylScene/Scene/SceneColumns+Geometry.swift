/// What views take as their geometry. Numbers that are not finite are refused, and a negative size is taken from its
/// other corner, as `CGRect` does; both are reported, since neither is what anybody meant.
extension SceneColumns {
  /// A frame or bounds that a view may have for those that it is given, or nil when they are refused.
  @inline(__always)
  func usable(_ rect: Rect, as what: StaticString, of view: View) -> Rect? {
    rect.isFinite && rect.size.width >= 0 && rect.size.height >= 0 ? rect : mended(rect, what, view)
  }

  /// A centre that a view may have, or nil when it is refused.
  @inline(__always)
  func usable(_ center: Point, of view: View) -> Point? {
    if center.isFinite || refuse(view, "center", "(\(center.x), \(center.y))") { return center }
    return nil
  }

  @inline(never)
  private func mended(_ rect: Rect, _ what: StaticString, _ view: View) -> Rect? {
    let wanted = "(\(rect.minX), \(rect.minY), \(rect.size.width), \(rect.size.height))"
    guard rect.isFinite else { return refuse(view, what, wanted) ? rect : nil }
    let mended = rect.standardized
    if view.isAlive {
      graph?.report(
        .badGeometry,
        "the \(what) \(wanted) of \(view) has a negative size: it is taken as (\(mended.minX), \(mended.minY), "
          + "\(mended.size.width), \(mended.size.height))")
    }
    return mended
  }

  /// Reports that numbers are not finite. True for a view that is gone, which is reported elsewhere.
  @inline(never)
  private func refuse(_ view: View, _ what: StaticString, _ wanted: String) -> Bool {
    guard view.isAlive else { return true }
    graph?.report(.badGeometry, "can't give \(view) the \(what) \(wanted): it is not finite")
    return false
  }
}
