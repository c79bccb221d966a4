/// Validation of views' geometry. Numbers that are not finite are refused, and a negative size is standardized like a
/// `CGRect`; both are reported, since neither is likely intended.
extension SceneColumns {
  /// The frame or bounds to use for a requested one, or nil when that is refused.
  @inline(__always)
  func usable(_ rect: Rect, as what: StaticString, of view: View) -> Rect? {
    rect.isFinite && rect.size.width >= 0 && rect.size.height >= 0 ? rect : mended(rect, what, view)
  }

  /// The centre to use for a requested one, or nil when that is refused.
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

  /// Reports numbers that are not finite. Returns true for a view that is gone, which is reported elsewhere.
  @inline(never)
  private func refuse(_ view: View, _ what: StaticString, _ wanted: String) -> Bool {
    guard view.isAlive else { return true }
    graph?.report(.badGeometry, "can't give \(view) the \(what) \(wanted): it is not finite")
    return false
  }
}
