/// The corner radius of the area to which a view clips its subviews, in points.
struct ClipCorners: Hashable {
  var radius: Float
}

extension View {
  /// The corner radius of the area to which the view clips its subviews, in points; 0 by default.
  ///
  /// It has an effect while `clipsToBounds` is true. More than half of the shorter side counts as that half. The edges
  /// along the corners are anti-aliased. Only drawing is clipped: a finger hits the corners too (H4), unless the view
  /// has a `hitShape`. The view's own contents are not clipped: its `Shape` has a corner radius of its own.
  ///
  /// Only what touches a corner costs more to draw: its triangles are cut along the curve.
  public var clipCornerRadius: Float {
    get { self[ClipCorners.self]?.radius ?? 0 }
    nonmutating set { self[ClipCorners.self] = newValue > 0 ? ClipCorners(radius: newValue) : nil }
  }
}
