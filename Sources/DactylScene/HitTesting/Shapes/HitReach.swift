/// Where a view's own answer to hit-testing is asked for. Elsewhere the view answers as one without.
///
/// The index of the view's parent holds the rectangle around the view's hit area and its reaches, so that nobody is
/// asked in vain: a view among a million that reaches as far as a rectangle costs nothing where that is not.
public enum HitReach: Hashable, Sendable {
  /// The view's hit area: its bounds, grown by its outsets, and for fingers as far as they are grown for those.
  case bounds
  /// A rectangle, in points of the view's own coordinates; with its left and top edges, and without its right and
  /// bottom ones (H5). It stays as it is when the view gets another size.
  case rectangle(Rect)
  /// Everywhere. Each point that comes to the view's parent, and that nothing in front of the view takes, then costs a
  /// call.
  case everywhere
}

/// The reaches of what a view answers itself; nil for what it does not.
struct HitReaches {
  /// Where the hit-test goes on.
  var hitTest: HitReach?
  /// Whether a point is inside.
  var pointInside: HitReach?
  /// Where its subviews are asked though it is not hit itself.
  var overflow: HitReach?

  var isEmpty: Bool { hitTest == nil && pointInside == nil && overflow == nil }

  /// Whether a point lies in one of those that do not follow the view's hit area.
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
