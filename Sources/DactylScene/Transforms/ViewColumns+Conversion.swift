/// Conversion of points between the coordinates of views.
extension ViewColumns {
  /// The transform from a view's own coordinates to those around the root of its tree.
  package func transformToRoot(_ index: UInt32) -> Transform {
    var result = Transform.identity
    var current = index
    while current != .max {
      result = result.concatenating(records[Int(current)].toParent)
      current = records[Int(current)].parent
    }
    return result
  }

  /// Converts a point around the root of the tree to a view's own coordinates, level by level as hit-testing does, so
  /// that both round alike; NaN where a transform has no inverse.
  package func convertFromRoot(_ point: Point, to index: UInt32) -> Point {
    guard records[Int(index)].parent != .max else { return stepIn(point, index) }
    // The path down, which needs no allocation unless it is very long.
    var few = InlineArray<32, UInt32>(repeating: .max)
    var count = 0
    var current = index
    while current != .max && count < few.count {
      few[count] = current
      count += 1
      current = records[Int(current)].parent
    }
    guard current == .max else { return convertFarFromRoot(point, to: index) }
    var result = point
    for level in (0..<count).reversed() { result = stepIn(result, few[level]) }
    return result
  }

  /// Converts a point for a deeply nested view.
  private func convertFarFromRoot(_ point: Point, to index: UInt32) -> Point {
    var path: [UInt32] = []
    var current = index
    while current != .max {
      path.append(current)
      current = records[Int(current)].parent
    }
    return path.reversed().reduce(point, stepIn)
  }

  private func stepIn(_ point: Point, _ index: UInt32) -> Point {
    guard let inside = records[Int(index)].fromParent(SIMD2(point.x, point.y)) else { return Point(.nan, .nan) }
    return Point(inside.x, inside.y)
  }
}
