/// Asks a view whose class may override `hitTest(_:with:)` and `point(inside:with:)`.
struct OverriddenHitTesting: HitTesting {
  weak var view: UIView?
  let reach: HitReach

  init(_ view: UIView) {
    self.view = view
    reach = view.hitReach
  }

  func hitTest(_ query: HitQuery) -> HitAnswer {
    guard let view else { return .askOn }
    return ask(view, query) { view.hitTest($0, with: $1) }.map { .view($0.engine) } ?? .refuse
  }

  func pointInside(_ query: HitQuery) -> Bool {
    guard let view else { return query.isPointInside }
    return ask(view, query) { view.point(inside: $0, with: $1) }
  }

  private func ask<Answer>(_ view: UIView, _ query: HitQuery, _ body: (CGPoint, UIEvent?) -> Answer) -> Answer {
    let application = view.application
    let event = query.event.map { application.object(of: $0) }
    return application.asking(query, of: view) { body(CGPoint(query.point), event) }
  }
}
