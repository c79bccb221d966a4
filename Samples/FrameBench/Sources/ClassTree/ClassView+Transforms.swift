extension ClassView {
  /// Computes the transforms from the view and all its descendants to the window.
  public func updateTransforms(in outer: ClassTransform) {
    worldTransform = toSuperview.concatenating(outer)
    for subview in subviews { subview.updateTransforms(in: worldTransform) }
  }

  /// Computes the transforms of the view and its descendants that may show in a rectangle of the window's coordinates,
  /// and appends these views to a list, from back to front.
  public func collectVisible(in viewport: ClassRect, outer: ClassTransform, into list: inout [ClassView]) {
    guard !isHidden, alpha > 0 else { return }
    worldTransform = toSuperview.concatenating(outer)
    if shows(in: viewport) { list.append(self) }
    for subview in subviews { subview.collectVisible(in: viewport, outer: worldTransform, into: &list) }
  }

  private func shows(in viewport: ClassRect) -> Bool {
    let t = worldTransform
    let x = bounds.origin.x + bounds.size.x / 2
    let y = bounds.origin.y + bounds.size.y / 2
    let width = (abs(t.a) * bounds.size.x + abs(t.c) * bounds.size.y) / 2
    let height = (abs(t.b) * bounds.size.x + abs(t.d) * bounds.size.y) / 2
    let left = t.a * x + t.c * y + t.tx - viewport.origin.x
    let top = t.b * x + t.d * y + t.ty - viewport.origin.y
    return left + width > 0 && left - width < viewport.size.x && top + height > 0 && top - height < viewport.size.y
  }
}
