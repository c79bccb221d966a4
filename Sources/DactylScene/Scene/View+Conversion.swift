extension View {
  /// Whether a point of the view's own coordinates lies in the area in which it can be hit (H5), or where the view
  /// itself answers that it does (`setPointInside(reach:_:)`).
  public func point(inside point: Point) -> Bool {
    asking { $0.isRegular(entity.index) && $0.isInside(point, entity.index) } ?? false
  }

  /// The front view, of this one and those in it, that a point of this view's own coordinates hits, or nil (H1-H11).
  public func hitTest(_ point: Point) -> View? { hitTest(point, asksSelf: true) }

  /// The same with or without the view's own answer to it.
  func hitTest(_ point: Point, asksSelf: Bool) -> View? {
    asking { $0.hitTest(entity.index, inside: point, asksRoot: asksSelf).map(columns.view) } ?? nil
  }

  /// Asks the columns something that may call code of the game. The scene stays until it is answered, even when that
  /// code releases it. Nil for a view that is gone.
  private func asking<Answer>(_ question: (ViewColumns) -> Answer) -> Answer? {
    guard isAlive, let graph = columns.graph else { return nil }
    let answer = question(columns.views)
    graph.endWalk()
    return answer
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
