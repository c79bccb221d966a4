extension ViewColumns {
  /// The continuation of the search from a view that it has reached.
  private enum Way {
    /// Into the view: if nothing inside takes the point, the view does.
    case into
    /// Through the view: if nothing inside takes the point, the search continues behind it.
    case through
    /// Behind the view.
    case behind
    /// Nowhere: this view is hit.
    case answer(UInt32)
  }

  /// The view that a point hits in a tree, or nil (H1-H11). The point is in the coordinates around the root.
  ///
  /// The children of a view are asked only about a point inside the view, and one that contains the point hides all
  /// behind it: so this is a single path down, which is left again only from views that let touches through. It does
  /// not recurse. The closures of a view that answers hit-testing itself are called when its turn comes, from the front
  /// (H6).
  func hitTest(_ root: UInt32, at point: Point) -> UInt32? {
    prefetchPath()
    refreshBoxes()
    guard records[Int(root)].refusal == nil, isRegular(root), let start = enter(root, SIMD2(point.x, point.y)) else {
      return nil
    }
    return begin(at: root, start, asksRoot: true)
  }

  /// Hit-tests a point of the root's own coordinates, without converting it, so that edges are exact (H5); with or
  /// without the root's own `hitTest` closure.
  func hitTest(_ root: UInt32, inside point: Point, asksRoot: Bool = true) -> UInt32? {
    refreshBoxes()
    guard records[Int(root)].refusal == nil, isRegular(root), mayContain(point, root) else { return nil }
    return begin(at: root, SIMD2(point.x, point.y), asksRoot: asksRoot)
  }

  private func begin(at root: UInt32, _ start: SIMD2<Float>, asksRoot: Bool) -> UInt32? {
    switch way(into: root, at: start, asks: asksRoot) {
    case .into: descend(from: root, at: start, isThrough: false)
    case .through: descend(from: root, at: start, isThrough: true)
    case .behind: nil
    case .answer(let answer): answer
    }
  }

  /// The path down from a view that contains the point, given in its own coordinates, or that lets touches through.
  private func descend(from root: UInt32, at start: SIMD2<Float>, isThrough: Bool) -> UInt32? {
    var view = root
    var point = start
    var limit = UInt64.max
    var isThrough = isThrough
    // The start of its own entries in `returns`, once there are any: closures that it calls may hit-test as well.
    var bottom = -1
    var steps = 0
    while true {
      noteStep(steps, to: view)
      steps += 1
      if let found = frontChild(of: view, at: point, behind: limit) {
        var isPassed = false
        if !records[Int(found.child)].flags.isDisjoint(with: [.passesThrough, .answersHitTest]) {
          switch way(into: found.child, at: found.inside, asks: true) {
          case .into: break
          case .through:
            isPassed = true
            if bottom < 0 { bottom = returns.count }
            returns.append(HitReturn(parent: view, order: found.order, point: point, isThrough: isThrough))
          case .behind:
            limit = found.order
            continue
          case .answer(let answer):
            if bottom >= 0 { unsafe returns.forget(from: bottom) }
            return answer
          }
        }
        view = found.child
        point = found.inside
        limit = .max
        isThrough = isPassed
      } else if isThrough {
        guard bottom >= 0, returns.count > bottom else { return nil }
        let back = returns.removeLast()
        view = back.parent
        point = back.point
        limit = back.order
        isThrough = back.isThrough
      } else {
        if bottom >= 0 { unsafe returns.forget(from: bottom) }
        return view
      }
    }
  }

  /// Returns how the search continues from a view that contains a point of its own coordinates, or whose closures are
  /// asked.
  private func way(into view: UInt32, at point: SIMD2<Float>, asks: Bool) -> Way {
    let record = records[Int(view)]
    var isPassed = record.flags.contains(.passesThrough)
    if record.flags.contains(.answersHitTest) {
      switch entry(of: view, at: Point(point.x, point.y), asksHitTest: asks) {
      case .inside: break
      case .overflow: isPassed = true
      case .outside, .refused: return .behind
      case .redirected(let answer): return .answer(answer)
      }
    }
    guard isPassed else { return .into }
    return record.childCount > 0 ? .through : .behind
  }

  /// The point in a view's own coordinates when the view contains it, exactly (H4, H5, H8), or when its closures have
  /// to be asked.
  @inline(__always)
  func enter(_ index: UInt32, _ point: SIMD2<Float>) -> SIMD2<Float>? {
    let record = records[Int(index)]
    guard let inside = record.fromParent(point) else { return nil }
    guard record.flags.isDisjoint(with: [.hasOutsets, .hasShape, .isGrownForTouch, .answersHitTest]) else {
      return mayContain(Point(inside.x, inside.y), index) ? inside : nil
    }
    let end = record.boundsOrigin + record.size
    return all(inside .>= record.boundsOrigin) && all(inside .< end) ? inside : nil
  }

  /// Whether a point of a view's own coordinates is in the area where the view can be hit, apart from its closures.
  @inline(never)
  func contains(_ point: Point, _ index: UInt32) -> Bool {
    let area = hitArea(of: index, exactly: isHitExact)
    guard area.contains(point) else { return false }
    let record = records[Int(index)]
    guard record.flags.contains(.hasShape), let shape = shapes[index] else { return true }
    return shape.contains(point, bounds: record.bounds, area: area, showing: picturePart?(index))
  }
}
