import DactylScene

/// Hit-testing as plain as UIKit describes it: the slow twin with which the fast one has to agree.
///
/// It recurses, asks every subview from the front, and reads public properties, except for the transformed
/// center. It computes with the numbers of the engine, in the same steps, so that both agree on points exactly
/// on an edge.
enum PlainHitTest {
  /// The views' own answers.
  typealias Answers = [Entity: PlainAnswer]

  /// The view that a point of the coordinates around `view` hits.
  static func hitTest(_ view: View, around point: Point, _ answers: Answers = [:]) -> View? {
    guard let inside = convert(point, into: view) else { return nil }
    return hitTest(view, inside, answers)
  }

  /// The view that a point of the view's own coordinates hits (H1-H11).
  static func hitTest(_ view: View, _ point: Point, _ answers: Answers = [:]) -> View? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01, hasGeometry(view) else { return nil }
    if let own = answers[view.entity], PlainAnswer.has(own.routeReach, point, inArea: contains(view, point)) {
      switch own.answer(at: point, askOn: { askOn(view, $0, answers) }) {
      case .askOn: break
      case .refuse: return nil
      case .view(let answer): return answer.isAlive && top(of: answer) == top(of: view) ? answer : nil
      }
    }
    return askOn(view, point, answers)
  }

  /// The hit-test without the view's own answer: UIKit's own `hitTest`.
  static func askOn(_ view: View, _ point: Point, _ answers: Answers) -> View? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01, hasGeometry(view) else { return nil }
    let (own, isPlain) = (answers[view.entity], contains(view, point))
    var isInside = isPlain
    if let own, PlainAnswer.has(own.insideReach, point, inArea: isPlain) {
      isInside = own.isInside(point, view, isPlain: isPlain)
    }
    guard isInside || PlainAnswer.has(own?.overflow, point, inArea: isPlain) else { return nil }
    for subview in view.subviews.reversed() {
      if let answer = hitTest(subview, around: point, answers) { return answer }
    }
    return view.passesThrough || !isInside ? nil : view
  }

  private static func top(of view: View) -> View { view.superview.map(top) ?? view }

  /// Bounds and outsets, half-open (H5).
  static func contains(_ view: View, _ point: Point) -> Bool {
    let area = hitArea(of: view)
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY && point.y < area.maxY
  }

  static func hitArea(of view: View) -> Rect {
    let (bounds, outsets) = (view.bounds, view.hitOutsets)
    return Rect(
      bounds.minX - outsets.left, bounds.minY - outsets.top, bounds.size.width + outsets.left + outsets.right,
      bounds.size.height + outsets.top + outsets.bottom)
  }

  /// Whether all numbers are finite, and the transform has an inverse (H9).
  static func hasGeometry(_ view: View) -> Bool {
    let area = hitArea(of: view)
    guard area.origin.isFinite, area.size.isFinite, view.center.isFinite, view.transform.isFinite else { return false }
    let scale = 1 / view.transform.determinant
    return scale.isFinite && scale != 0
  }

  /// A point of the coordinates around a view in its own; nil without an inverse.
  static func convert(_ point: Point, into view: View) -> Point? {
    let (bounds, transform) = (view.bounds, view.transform)
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      let origin = view.frame.origin
      return Point(point.x - origin.x + bounds.minX, point.y - origin.y + bounds.minY)
    }
    guard hasGeometry(view) else { return nil }
    let x = point.x - view.record.middle.x
    let y = point.y - view.record.middle.y
    let scale = 1 / transform.determinant
    return Point(
      (transform.d * x - transform.c * y) * scale + bounds.minX + bounds.size.width / 2,
      (transform.a * y - transform.b * x) * scale + bounds.minY + bounds.size.height / 2)
  }
}
