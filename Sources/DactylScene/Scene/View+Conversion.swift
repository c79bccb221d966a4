extension View {
  /// Whether a point of the view's own coordinates is in the area in which it can be hit (H5), or where the view's own
  /// closure answers that it is (`setPointInside(reach:_:)`).
  public func point(inside point: Point) -> Bool {
    asking { $0.isRegular(entity.index) && $0.isInside(point, entity.index) } ?? false
  }

  /// The front-most view, among this one and those in it, that a point of this view's own coordinates hits, or nil
  /// (H1-H11).
  public func hitTest(_ point: Point) -> View? { hitTest(point, asksSelf: true) }

  /// Hit-tests with or without the view's own closure.
  func hitTest(_ point: Point, asksSelf: Bool) -> View? {
    asking { $0.hitTest(entity.index, inside: point, asksRoot: asksSelf).map(columns.view) } ?? nil
  }

  /// Asks the columns something that may call code of the game. The scene is kept alive meanwhile, even when that code
  /// releases it. Returns nil for a view that is gone.
  private func asking<Answer>(_ question: (ViewColumns) -> Answer) -> Answer? {
    guard isAlive, let graph = columns.graph else { return nil }
    let answer = question(columns.views)
    graph.endWalk()
    return answer
  }

  /// Converts a point from this view's own coordinates to another view's; nil stands for the coordinates around the
  /// window.
  ///
  /// Through a transform without inverse the result is NaN. Costs a step for each level.
  public func convert(_ point: Point, to view: View?) -> Point {
    let outside = transformToScene.apply(to: point)
    guard let view else { return outside }
    return view.convertFromScene(outside)
  }

  /// Converts a point from another view's own coordinates to this one's; nil stands for the coordinates around the
  /// window.
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

  /// The transform from the view's own coordinates to those around its window. Costs a step for each level.
  public var transformToScene: Transform {
    guard isAlive else { return .identity }
    return columns.views.transformToRoot(entity.index)
  }

  /// The transform from the coordinates around the window to the view's own; NaN where it does not exist.
  public var transformFromScene: Transform {
    transformToScene.inverse ?? Transform(a: .nan, b: .nan, c: .nan, d: .nan, tx: .nan, ty: .nan)
  }

  private func convertFromScene(_ point: Point) -> Point {
    guard isAlive else { return point }
    return columns.views.convertFromRoot(point, to: entity.index)
  }
}
