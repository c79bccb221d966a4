/// The part of its hit area (its bounds, grown by its outsets) where a view can be hit, when that is not all of it.
///
/// A point outside the shape is outside the view: neither the view nor its subviews are hit there (H4). A shape narrows
/// the hit area and never widens it; outsets do. Only views with a shape pay for it.
public enum HitShape {
  /// The ellipse that fills the hit area; a circle when the area is square.
  case ellipse
  /// The hit area with rounded corners of a radius, in points.
  case roundedRectangle(cornerRadius: Float)
  /// A polygon in the view's own coordinates. Where it intersects itself, the even-odd rule decides. Of two polygons
  /// that share an edge, exactly one contains a point on it.
  case polygon([Point])
  /// The opaque pixels of a picture that fills the bounds. On a view with a sprite, a mask as large as the sprite's
  /// whole picture is looked up in the cell that is shown; where the sprite is mirrored, any mask is too.
  case mask(AlphaMask)
  /// The points of the view's own coordinates for which the closure returns true. It is called during a walk over the
  /// views: edits of views in it are refused, with a diagnostic. The last resort, since it cannot be compared, stored
  /// or replayed.
  case custom((Point) -> Bool)

  /// Whether a point of the view's own coordinates, inside the hit area, is in the shape.
  func contains(
    _ point: Point, bounds: Rect, area: Rect, showing part: @autoclosure () -> PicturePart? = nil
  ) -> Bool {
    switch self {
    case .ellipse:
      let x = (point.x - area.center.x) / (area.size.width / 2)
      let y = (point.y - area.center.y) / (area.size.height / 2)
      return x * x + y * y <= 1
    case .roundedRectangle(let wanted):
      let radius = min(max(wanted, 0), min(area.size.width, area.size.height) / 2)
      let x = max(abs(point.x - area.center.x) - (area.size.width / 2 - radius), 0)
      let y = max(abs(point.y - area.center.y) - (area.size.height / 2 - radius), 0)
      return x * x + y * y <= radius * radius
    case .polygon(let corners): return Self.contains(point, in: corners)
    case .mask(let mask): return mask.isOpaque(at: point, in: bounds, showing: part())
    case .custom(let answer): return answer(point)
    }
  }

  private static func contains(_ point: Point, in corners: [Point]) -> Bool {
    guard var last = corners.last else { return false }
    var isInside = false
    for corner in corners {
      // Half-open in y, so that a corner between two edges counts once.
      if (corner.y > point.y) != (last.y > point.y) {
        let share = (point.y - corner.y) / (last.y - corner.y)
        if point.x < corner.x + share * (last.x - corner.x) { isInside.toggle() }
      }
      last = corner
    }
    return isInside
  }
}
