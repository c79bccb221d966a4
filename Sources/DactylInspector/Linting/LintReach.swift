import Dactyl

/// Where touches on a target go: to it, to something in front, or past a superview that does not contain the point.
struct LintReach {
  /// The number of tried points at which a touch reaches the target or a view in it.
  private(set) var reached = 0
  /// The number of points that lie outside each superview, by its place.
  private(set) var outside: [Int: Int] = [:]
  /// The number of points at which a view in front is hit, by its place.
  private(set) var covered: [Int: Int] = [:]
  /// Whether the middle is outside a superview.
  private(set) var isMiddleOutside = false

  /// Tries the middle of a target, and eight points around it if a touch does not arrive in the middle or `isWhole`.
  init(_ place: Int, _ survey: LintSurvey, isWhole: Bool = false) {
    let points = HitReach.points(of: survey.items[place].view.bounds)
    attempt(points[0], place, survey)
    isMiddleOutside = !outside.isEmpty
    guard reached == 0 || isWhole else { return }
    for point in points.dropFirst() { attempt(point, place, survey) }
  }

  /// The views that are hit in front, the one that covers most first.
  var covers: [Int] { covered.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key) }

  private mutating func attempt(_ point: Point, _ place: Int, _ survey: LintSurvey) {
    switch HitReach(point, on: survey.items[place].view, in: survey.scene) {
    case .reached: reached += 1
    case .outside(let view):
      guard let outer = survey.place(of: view), survey.items[outer].view.scrollView == nil else { return }
      outside[outer, default: 0] += 1
    case .taken(let view):
      // In front is what comes later and is not around it.
      guard let hit = survey.place(of: view), hit > place else { return }
      covered[hit, default: 0] += 1
    case .unknown: break
    }
  }
}

/// What checks of one survey found out once for all.
final class LintCache {
  /// The reaches that were tried, by the places of the targets.
  var reaches: [Int: LintReach] = [:]
  var gestures: LintGestures?
  var responders: LintResponders?
}
