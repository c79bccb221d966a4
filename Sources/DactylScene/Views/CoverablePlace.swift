/// A view that lets touches through, whose subviews are still to be asked whether they cover an area.
struct OpenPlace {
  var parent: UInt32
  var place: CoverablePlace
}

/// The area that a view has to contain to cover another view, in the coordinates of some view around that one.
package struct CoverablePlace {
  /// The corners of the view that may be covered.
  var corners: Corners
  /// The corners of the outermost scroll view that clips it, wholly or in part: the focus scrolls the view into that
  /// frame, so that something beyond the edge does not cover it.
  var frame: Corners?

  /// Converts the area from a view's own coordinates to those around it.
  func outside(_ record: ViewRecord, isScrollView: Bool) -> CoverablePlace {
    let isClipped = isScrollView && !corners.lie(in: record)
    let frame = isClipped ? Corners(of: record.bounds) : frame
    return CoverablePlace(corners: corners.applying(record.toParent), frame: frame?.applying(record.toParent))
  }
}

/// The corners of a view, in the coordinates of some view around it.
package struct Corners {
  var points: InlineArray<4, SIMD2<Float>>

  init(of rect: Rect) {
    points = [
      SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.minY), SIMD2(rect.maxX, rect.maxY),
      SIMD2(rect.minX, rect.maxY),
    ]
  }

  var middle: SIMD2<Float> { (points[0] + points[1] + points[2] + points[3]) / 4 }
  var isFinite: Bool { middle.x.isFinite && middle.y.isFinite }

  /// Whether all corners are in a view's bounds. They are in the view's own coordinates.
  func lie(in record: ViewRecord) -> Bool {
    for index in points.indices {
      let point = points[index]
      guard all(point .>= record.boundsOrigin) && all(point .<= record.boundsOrigin + record.size) else { return false }
    }
    return true
  }

  /// The corners in a view's own coordinates if they are in its bounds, given in those of its parent.
  func inside(_ record: ViewRecord) -> Corners? {
    var inside = self
    for index in points.indices {
      guard let point = record.fromParent(points[index]) else { return nil }
      inside.points[index] = point
    }
    return inside.lie(in: record) ? inside : nil
  }

  func applying(_ transform: Transform) -> Corners {
    var result = self
    for index in points.indices {
      let point = points[index]
      result.points[index] = SIMD2(
        transform.a * point.x + transform.c * point.y + transform.tx,
        transform.b * point.x + transform.d * point.y + transform.ty)
    }
    return result
  }
}
