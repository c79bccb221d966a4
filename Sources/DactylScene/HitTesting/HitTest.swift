extension ViewColumns {
  /// A view that lets touches through, entered from its parent: where to go on when nothing inside takes the point.
  private struct Return {
    var parent: UInt32
    var order: UInt64
    var point: SIMD2<Float>
  }

  /// The view that a point hits in a tree, or nil (H1-H11). The point is in the coordinates around the root.
  ///
  /// A view's children are asked only for a point inside the view, and one that contains the point answers for all behind
  /// it: so this is a single way down, with a way back only out of views that let touches through. It does not recurse.
  func hitTest(_ root: UInt32, at point: Point) -> UInt32? {
    refreshBoxes()
    guard records[Int(root)].refusal == nil, isRegular(root), let start = enter(root, SIMD2(point.x, point.y)) else {
      return nil
    }
    return descend(from: root, at: start)
  }

  /// The same for a point of the root's own coordinates, which are not left and come back to, so that edges hold (H5).
  func hitTest(_ root: UInt32, inside point: Point) -> UInt32? {
    refreshBoxes()
    guard records[Int(root)].refusal == nil, isRegular(root), contains(point, root) else { return nil }
    return descend(from: root, at: SIMD2(point.x, point.y))
  }

  /// The way down from a view that contains the point, which is in its own coordinates.
  @inline(__always)
  private func descend(from root: UInt32, at start: SIMD2<Float>) -> UInt32? {
    var view = root
    var point = start
    var limit = UInt64.max
    var returns: [Return] = []
    while true {
      if let found = frontChild(of: view, at: point, behind: limit) {
        if records[Int(found.child)].flags.contains(.passesThrough) {
          // Nothing is in it: on with what is behind.
          guard records[Int(found.child)].childCount > 0 else {
            limit = found.order
            continue
          }
          returns.append(Return(parent: view, order: found.order, point: point))
        }
        view = found.child
        point = found.inside
        limit = .max
      } else if records[Int(view)].flags.contains(.passesThrough) {
        guard let back = returns.popLast() else { return nil }
        view = back.parent
        point = back.point
        limit = back.order
      } else {
        return view
      }
    }
  }

  /// The point in a view's own coordinates when the view contains it, exactly (H4, H5, H8).
  @inline(__always)
  func enter(_ index: UInt32, _ point: SIMD2<Float>) -> SIMD2<Float>? {
    let record = records[Int(index)]
    guard let inside = record.fromParent(point) else { return nil }
    guard record.flags.isDisjoint(with: [.hasOutsets, .hasShape, .isGrownForTouch]) else {
      return contains(Point(inside.x, inside.y), index) ? inside : nil
    }
    let end = record.boundsOrigin + record.size
    return all(inside .>= record.boundsOrigin) && all(inside .< end) ? inside : nil
  }

  /// Whether a point of a view's own coordinates lies where the view can be hit.
  @inline(never)
  func contains(_ point: Point, _ index: UInt32) -> Bool {
    let area = hitArea(of: index, exactly: isHitExact)
    guard area.contains(point) else { return false }
    let record = records[Int(index)]
    guard record.flags.contains(.hasShape), let shape = shapes[index] else { return true }
    return shape.contains(point, bounds: record.bounds, area: area, showing: picturePart?(index))
  }
}
