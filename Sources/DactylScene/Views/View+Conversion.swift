extension View {
  /// Whether a point of the view's own coordinates lies in the area in which it can be hit (H5).
  public func point(inside point: Point) -> Bool {
    guard isAlive, columns.views.isRegular(entity.index) else { return false }
    defer { columns.graph?.endWalk() }
    return columns.views.contains(point, entity.index)
  }

  /// The front view, of this one and those in it, that a point of this view's own coordinates hits, or nil (H1-H11).
  public func hitTest(_ point: Point) -> View? {
    guard isAlive else { return nil }
    defer { columns.graph?.endWalk() }
    return columns.views.hitTest(entity.index, inside: point).map(columns.view)
  }

  /// A point of this view's own coordinates in another's; nil means the coordinates around the window.
  ///
  /// Through a transform that has no inverse the answer is not a number. Costs a step a level.
  public func convert(_ point: Point, to view: View?) -> Point {
    let outside = transformToScene.apply(to: point)
    guard let view else { return outside }
    return view.convertFromScene(outside)
  }

  /// A point of another view's own coordinates in this one's; nil means the coordinates around the window.
  public func convert(_ point: Point, from view: View?) -> Point {
    convertFromScene(view?.transformToScene.apply(to: point) ?? point)
  }

  /// The smallest upright rectangle in another view's coordinates around a rectangle of this one's.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    guard let view else { return transformToScene.apply(to: rect) }
    return transformToScene.concatenating(view.transformFromScene).apply(to: rect)
  }

  /// The smallest upright rectangle in this view's coordinates around a rectangle of another's.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    guard let view else { return transformFromScene.apply(to: rect) }
    return view.convert(rect, to: self)
  }

  /// From the view's own coordinates to those around its window. Costs a step a level.
  public var transformToScene: Transform {
    guard isAlive else { return .identity }
    return columns.views.transformToRoot(entity.index)
  }

  /// From the coordinates around the window to the view's own; not a number where there is no way back.
  public var transformFromScene: Transform {
    transformToScene.inverse ?? Transform(a: .nan, b: .nan, c: .nan, d: .nan, tx: .nan, ty: .nan)
  }

  private func convertFromScene(_ point: Point) -> Point {
    guard isAlive else { return point }
    return columns.views.convertFromRoot(point, to: entity.index)
  }
}

extension ViewColumns {
  /// From a view's own coordinates to those around the top of its tree.
  package func transformToRoot(_ index: UInt32) -> Transform {
    var result = Transform.identity
    var current = index
    while current != .max {
      result = result.concatenating(records[Int(current)].toParent)
      current = records[Int(current)].parent
    }
    return result
  }

  /// A point around the top of the tree in a view's own coordinates, level by level as hit-testing goes, so that both
  /// round alike; not a number where there is no way back.
  package func convertFromRoot(_ point: Point, to index: UInt32) -> Point {
    guard records[Int(index)].parent != .max else { return stepIn(point, index) }
    // The way down, which takes no memory of its own unless it is a very long one.
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
    for place in (0..<count).reversed() { result = stepIn(result, few[place]) }
    return result
  }

  /// The same for a view that lies deep.
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
