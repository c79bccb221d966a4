/// Whether something in front keeps a view wholly from being touched (F22).
extension ViewColumns {
  /// Whether one view in front of another, neither around it nor in it, holds the whole of it and takes touches:
  /// exactly, without what is grown for fingers. Views with a hit shape hold nothing, and nobody is asked. Looks only
  /// at views over its middle. What a scroll view clips, as the closure names them, is covered only by what holds that
  /// scroll view as well.
  func isCovered(_ view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool) -> Bool {
    refreshBoxes()
    var place = CoverablePlace(corners: Corners(of: records[Int(view)].bounds))
    var current = view
    while place.corners.isFinite {
      let record = records[Int(current)]
      place = place.outside(record, isScrollView: current != view && isScrollView(current))
      guard record.parent != .max else { return false }
      if holds(place, in: record.parent, inFrontOf: current) { return true }
      current = record.parent
    }
    return false
  }

  /// A view's place in the coordinates around the root of its tree.
  func coverablePlace(of view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool) -> CoverablePlace {
    var place = CoverablePlace(corners: Corners(of: records[Int(view)].bounds))
    var current = view
    while current != .max {
      let record = records[Int(current)]
      place = place.outside(record, isScrollView: current != view && isScrollView(current))
      current = record.parent
    }
    return place
  }

  /// Whether a view that takes touches in a tree of its own holds a place of the coordinates around its root.
  func covers(_ place: CoverablePlace, root: UInt32) -> Bool {
    refreshBoxes()
    guard records[Int(root)].refusal == nil, let inside = inside(root, place) else { return false }
    return !records[Int(root)].flags.contains(.passesThrough) || holds(inside, in: root, inFrontOf: nil)
  }

  /// Whether anything in a view, in front of one of its children, holds a place of its coordinates. It does not
  /// recurse.
  private func holds(_ place: CoverablePlace, in parent: UInt32, inFrontOf child: UInt32?) -> Bool {
    var open: [(parent: UInt32, place: CoverablePlace)] = []
    var (parent, place) = (parent, place)
    var floor = child
    while true {
      var limit = UInt64.max
      let middle = place.corners.middle
      while let found = frontChild(of: parent, at: middle, behind: limit) {
        limit = found.order
        // The child itself may not be among those that are hit there.
        if let floor, found.child == floor || !isInFront(found.child, of: floor) { break }
        guard let inside = inside(found.child, place) else { continue }
        guard records[Int(found.child)].flags.contains(.passesThrough) else { return true }
        open.append((found.child, inside))
      }
      guard let next = open.popLast() else { return false }
      (parent, place, floor) = (next.parent, next.place, nil)
    }
  }

  /// A place in a view's own coordinates, if the view holds all of it.
  private func inside(_ view: UInt32, _ place: CoverablePlace) -> CoverablePlace? {
    let record = records[Int(view)]
    guard !record.flags.contains(.hasShape), let inside = place.corners.inside(record) else { return nil }
    guard let frame = place.frame else { return CoverablePlace(corners: inside) }
    guard let ownFrame = frame.inside(record) else { return nil }
    return CoverablePlace(corners: inside, frame: ownFrame)
  }

  /// Whether one child of a parent stands in front of another.
  private func isInFront(_ child: UInt32, of other: UInt32) -> Bool { siblingRank(of: child) > siblingRank(of: other) }
}

/// What a view has to hold whole to cover another: in the coordinates of some view around that one.
package struct CoverablePlace {
  /// The corners of the view that may be covered.
  var corners: Corners
  /// Those of the outermost scroll view that clips it, wholly or in part: the focus brings it into sight there, so that
  /// what lies beyond the edge does not cover it.
  var frame: Corners?

  /// The same in the coordinates around a view in whose own it is.
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

  /// Whether all lie in a view's bounds; they are in its own coordinates.
  func lie(in record: ViewRecord) -> Bool {
    for index in points.indices {
      let point = points[index]
      guard all(point .>= record.boundsOrigin) && all(point .<= record.boundsOrigin + record.size) else { return false }
    }
    return true
  }

  /// The corners in a view's own coordinates, if they lie in its bounds; here they are in those of its parent.
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
