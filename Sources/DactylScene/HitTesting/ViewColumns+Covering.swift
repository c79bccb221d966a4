/// Whether something in front keeps a view wholly from being touched (F22).
extension ViewColumns {
  /// Whether one view in front of another, neither around it nor in it, holds the whole of it and takes touches: exactly, without
  /// what is grown for fingers. Views with a hit shape hold nothing, and nobody is asked. Looks only at views over its middle.
  func isCovered(_ view: UInt32) -> Bool {
    refreshBoxes()
    var corners = Corners(of: records[Int(view)].bounds)
    var current = view
    while corners.isFinite {
      let record = records[Int(current)]
      corners = corners.applying(record.toParent)
      guard record.parent != .max else { return false }
      if holds(corners, in: record.parent, inFrontOf: current) { return true }
      current = record.parent
    }
    return false
  }

  /// Whether a view that takes touches in a tree of its own holds a place of the coordinates around its root.
  func covers(_ corners: Corners, root: UInt32) -> Bool {
    refreshBoxes()
    guard records[Int(root)].refusal == nil, let inside = inside(root, corners) else { return false }
    return !records[Int(root)].flags.contains(.passesThrough) || holds(inside, in: root, inFrontOf: nil)
  }

  /// Whether anything in a view, in front of one of its children, holds a place of its coordinates. It does not recurse.
  private func holds(_ corners: Corners, in parent: UInt32, inFrontOf child: UInt32?) -> Bool {
    var open: [(parent: UInt32, corners: Corners)] = []
    var (parent, corners) = (parent, corners)
    var floor = child
    while true {
      var limit = UInt64.max
      let middle = corners.middle
      while let found = frontChild(of: parent, at: middle, behind: limit) {
        limit = found.order
        // The child itself may not be among those that are hit there.
        if let floor, found.child == floor || !isInFront(found.child, of: floor) { break }
        guard let inside = inside(found.child, corners) else { continue }
        guard records[Int(found.child)].flags.contains(.passesThrough) else { return true }
        open.append((found.child, inside))
      }
      guard let next = open.popLast() else { return false }
      (parent, corners, floor) = (next.parent, next.corners, nil)
    }
  }

  /// A place in a view's own coordinates, if the view holds it.
  private func inside(_ view: UInt32, _ corners: Corners) -> Corners? {
    let record = records[Int(view)]
    guard !record.flags.contains(.hasShape) else { return nil }
    var inside = corners
    for index in inside.points.indices {
      guard let point = record.fromParent(corners.points[index]),
        all(point .>= record.boundsOrigin) && all(point .<= record.boundsOrigin + record.size)
      else { return nil }
      inside.points[index] = point
    }
    return inside
  }

  /// Whether one child of a parent stands in front of another.
  private func isInFront(_ child: UInt32, of other: UInt32) -> Bool { siblingRank(of: child) > siblingRank(of: other) }
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
