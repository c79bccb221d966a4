/// The argument of a view's hit-testing closure: the view and the point.
///
/// A query is valid as long as the view; what it computes follows the view.
public struct HitQuery {
  /// The view whose closure is called.
  public let view: View
  /// The point, in points of the view's own coordinates.
  public let point: Point

  init(_ view: View, _ point: Point) {
    self.view = view
    self.point = point
  }

  /// Whether the point is in the view's hit area and hit shape, apart from its closures: UIKit's
  /// `super.point(inside:with:)`.
  public var isPointInside: Bool {
    let views = view.columns.views
    return view.isAlive && views.isRegular(view.entity.index) && views.contains(point, view.entity.index)
  }

  /// Returns the view that a point of the view's own coordinates hits in it as if it had no hit-testing closure:
  /// UIKit's `super.hitTest(_:with:)`. Use it to decide by what it finds. The view's closure for whether a point is
  /// inside is still called.
  ///
  /// ```swift
  /// // A panel whose buttons are hit, and that is not itself.
  /// panel.setHitTest { query in
  ///   guard let found = query.askOn(at: query.point), found != query.view else { return .refuse }
  ///   return .view(found)
  /// }
  /// ```
  ///
  /// The method may be called several times. Nested in sixty-four other calls, the closures of views further in are not
  /// called any more, with a diagnostic; `HitAnswer.askOn`, where it is enough, has no such limit.
  public func askOn(at point: Point) -> View? { view.hitTest(point, asksSelf: false) }
}

@available(*, unavailable)
extension HitQuery: Sendable {}

extension SceneColumns {
  /// The route of a hit-test from a view, as the game's closure decides.
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
