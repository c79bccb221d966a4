/// What a view is asked in a hit-test: who, and where.
///
/// It is good as long as the view is there; what it computes follows the view.
public struct HitQuery {
  /// The view that is asked.
  public let view: View
  /// The point, in points of the view's own coordinates.
  public let point: Point

  init(_ view: View, _ point: Point) {
    self.view = view
    self.point = point
  }

  /// Whether the point lies in the view's hit area and its shape, whatever the view answers itself: UIKit's
  /// `super.point(inside:with:)`.
  public var isPointInside: Bool {
    let views = view.columns.views
    return view.isAlive && views.isRegular(view.entity.index) && views.contains(point, view.entity.index)
  }

  /// What a point of the view's own coordinates hits in the view as if it had no answer to hit-tests: UIKit's
  /// `super.hitTest(_:with:)`, to look at what that finds and decide. Whether the point is inside, the view is asked
  /// still.
  ///
  /// ```swift
  /// // A panel whose buttons are hit, and that is not itself.
  /// panel.setHitTest { query in
  ///   guard let found = query.askOn(at: query.point), found != query.view else { return .refuse }
  ///   return .view(found)
  /// }
  /// ```
  ///
  /// It may be called several times. In the middle of sixty-four other answers, views further in are not asked for
  /// their own any more, with a diagnostic: where a plain `HitAnswer.askOn` does, that has no limit.
  public func askOn(at point: Point) -> View? { view.hitTest(point, asksSelf: false) }
}

@available(*, unavailable)
extension HitQuery: Sendable {}

extension SceneColumns {
  /// Where a hit-test goes on from a view, as the game says.
  func route(_ entity: Entity, _ point: Point, _ ask: (HitQuery) -> HitAnswer) -> HitRoute {
    switch askingInHitTest({ ask(HitQuery(View(entity, in: self), point)) }) {
    case nil, .askOn: return .askOn
    case .refuse: return .refuse
    case .view(let view):
      if view.columns === self, view.isAlive, views.root(of: view.entity.index) == views.root(of: entity.index) {
        return .view(view.entity.index)
      }
      graph?.report(
        .badHitAnswer,
        "\(View(entity, in: self)) can't answer a hit-test with \(view): that is "
          + (view.isAlive ? "in another window" : "gone") + ". Taken as a refusal")
      return .refuse
    }
  }
}
