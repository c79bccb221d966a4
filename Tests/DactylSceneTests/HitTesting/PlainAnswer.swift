import DactylScene
import TestSupport

/// The answer of a view to hit-tests, as plain data: the engine gets it as closures, and the plain traversal reads it.
struct PlainAnswer {
  enum Route {
    case askOn, refuse
    case redirect(View)
    /// The result of the view's search at another point.
    case shifted(Vector)
    /// Continues only for points in every second column.
    case striped
  }
  enum Inside { case all, nothing, round, inverse }

  var route: Route?
  var routeReach = HitReach.bounds
  var inside: Inside?
  var insideReach = HitReach.bounds
  var overflow: HitReach?

  init(route: Route? = nil, inside: Inside? = nil, overflow: HitReach? = nil, reach: HitReach = .bounds) {
    (self.route, self.inside, self.overflow) = (route, inside, overflow)
    (routeReach, insideReach) = (reach, reach)
  }

  init(_ random: inout SeededRandom, _ views: [View]) {
    func reach(_ random: inout SeededRandom) -> HitReach {
      switch random.int(0..<4) {
      case 0: .bounds
      case 1: .everywhere
      default:
        .rectangle(
          Rect(random.halves(-40, 60), random.halves(-40, 60), random.halves(0, 80), random.halves(0, 80)))
      }
    }
    (routeReach, insideReach) = (reach(&random), reach(&random))
    if random.oneIn(2) {
      switch random.int(0..<6) {
      case 0: route = .refuse
      case 1: route = random.pick(views).map { .redirect($0) }
      case 2: route = .shifted(Vector(random.halves(-20, 20), random.halves(-20, 20)))
      case 3: route = .striped
      default: route = .askOn
      }
    }
    if random.oneIn(2) { inside = random.pick([.all, .nothing, .round, .inverse]) }
    if random.oneIn(2) { overflow = reach(&random) }
  }

  /// Sets it on a view, replacing the previous answer.
  func install(on view: View) {
    view.hitTesting = nil
    if route != nil { view.setHitTest(reach: routeReach) { self.answer(at: $0.point, askOn: $0.askOn) } }
    if inside != nil {
      view.setPointInside(reach: insideReach) { self.isInside($0.point, $0.view, isPlain: $0.isPointInside) }
    }
    view.hitOverflow = overflow
  }

  func answer(at point: Point, askOn: (Point) -> View?) -> HitAnswer {
    switch route {
    case nil, .askOn: return .askOn
    case .refuse: return .refuse
    case .redirect(let view): return .view(view)
    case .shifted(let vector): return askOn(point + vector).map { .view($0) } ?? .refuse
    case .striped: return point.x.rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? .askOn : .refuse
    }
  }

  func isInside(_ point: Point, _ view: View, isPlain: Bool) -> Bool {
    switch inside {
    case nil: isPlain
    case .all: true
    case .nothing: false
    case .round: point.distance(to: view.bounds.center) <= 40
    case .inverse: !isPlain
    }
  }

  /// Whether a point is in a reach, whether or not it is in the view's own area.
  static func has(_ reach: HitReach?, _ point: Point, inArea: Bool) -> Bool {
    switch reach {
    case nil: false
    case .bounds: inArea
    case .rectangle(let rect):
      point.x >= rect.minX && point.x < rect.minX + rect.size.width && point.y >= rect.minY
        && point.y < rect.minY + rect.size.height
    case .everywhere: point.x.isFinite && point.y.isFinite
    }
  }
}
