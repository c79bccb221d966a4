/// The area in which a view's own hit-testing closure is called. Elsewhere the view behaves as one without.
///
/// The index of the view's parent has the rectangle around the view's hit area and its reaches, so that no closure is
/// called in vain: a view among a million that reaches as far as a rectangle costs nothing outside that rectangle.
public enum HitReach: Hashable, Sendable {
  /// The view's hit area: its bounds, grown by its outsets and, for fingers, to the minimum hit size.
  case bounds
  /// A rectangle, in points of the view's own coordinates; with its left and top edges, and without its right and
  /// bottom ones (H5). It does not change with the size of the view.
  case rectangle(Rect)
  /// Everywhere. Each point that reaches the view's parent, and that nothing in front of the view takes, then costs a
  /// call.
  case everywhere
}

/// The reaches of a view's hit-testing closures; nil for those that it does not have.
struct HitReaches {
  /// The reach of the closure that decides where the hit-test continues.
  var hitTest: HitReach?
  /// The reach of the closure that decides whether a point is inside.
  var pointInside: HitReach?
  /// The reach in which subviews are hit although the view itself is not.
  var overflow: HitReach?

  var isEmpty: Bool { hitTest == nil && pointInside == nil && overflow == nil }

  /// Whether a point is in one of the reaches that do not follow the view's hit area.
  func contain(_ point: Point) -> Bool {
    for reach in [hitTest, pointInside, overflow] {
      switch reach {
      case nil, .bounds: continue
      case .rectangle(let rect): if rect.contains(point) { return true }
      case .everywhere: if point.isFinite { return true }
      }
    }
    return false
  }

  /// The rectangle around an area and all reaches; nil for everywhere.
  func limit(around area: Rect) -> Rect? {
    var limit = area
    for reach in [hitTest, pointInside, overflow] {
      switch reach {
      case nil, .bounds: continue
      case .rectangle(let rect): limit = limit.union(rect)
      case .everywhere: return nil
      }
    }
    return limit
  }
}
