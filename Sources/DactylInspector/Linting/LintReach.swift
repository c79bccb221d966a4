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
    let bounds = survey.items[place].view.bounds
    func point(_ x: Float, _ y: Float) -> Point {
      Point(bounds.minX + bounds.size.width * x, bounds.minY + bounds.size.height * y)
    }
    survey.scene.hitTestExactly {
      attempt(point(0.5, 0.5), place, survey)
      isMiddleOutside = !outside.isEmpty
      guard reached == 0 || isWhole else { return }
      for y in [0.1, 0.5, 0.9] as [Float] {
        for x in [0.1, 0.5, 0.9] as [Float] where x != 0.5 || y != 0.5 { attempt(point(x, y), place, survey) }
      }
    }
  }

  /// The views that are hit in front, the one that covers most first.
  var covers: [Int] { covered.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key) }

  private mutating func attempt(_ point: Point, _ place: Int, _ survey: LintSurvey) {
    let (scene, target) = (survey.scene, survey.items[place].view)
    guard scene.canHit(target.entity.index, at: point, exactly: true) else { return }
    let location = target.convert(point, to: nil)
    guard location.x.isFinite, location.y.isFinite else { return }
    let hit = scene.hitTest(location).flatMap { survey.place(of: $0.entity) }
    if let hit, survey.isInside(hit, place) { return reached += 1 }
    let around = survey.superviews(of: place)
    // What is outside its window, or scrolled out of sight, is not meant to be touched now.
    guard let window = around.last.map({ survey.items[$0].view }),
      scene.canHit(window.entity.index, at: window.convert(location, from: nil), exactly: true)
    else { return }
    for outer in around {
      let view = survey.items[outer].view
      guard !scene.canHit(view.entity.index, at: view.convert(location, from: nil), exactly: true) else { continue }
      if view.scrollView == nil { outside[outer, default: 0] += 1 }
      return
    }
    // In front is what comes later and is not around it.
    if let hit, hit > place { covered[hit, default: 0] += 1 }
  }
}

/// What checks of one survey found out once for all.
final class LintCache {
  /// The reaches that were tried, by the places of the targets.
  var reaches: [Int: LintReach] = [:]
  var gestures: LintGestures?
  var responders: LintResponders?
}
