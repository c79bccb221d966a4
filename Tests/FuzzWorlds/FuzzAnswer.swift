import Dactyl
import DactylControls
import TestSupport

/// The answer of a view of the world to hit-tests, as plain data: the engine gets it as closures, and the plain
/// traversal reads it.
struct FuzzAnswer {
  /// Its answer for the point at which the search continues, by number; nil for none.
  let route: Int?
  /// Its answer for whether a point is inside; nil for none.
  let inside: Int?
  let overflow: HitReach?
  let reach: HitReach
  /// The number of the view that it returns.
  let target: Int

  init(style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 0xA5)
    func reach(_ random: inout SeededRandom) -> HitReach {
      switch random.below(4) {
      case 0: .bounds
      case 1: .everywhere
      default: .rectangle(Rect(Float(random.below(200)) - 100, Float(random.below(200)) - 100, 200, 200))
      }
    }
    self.reach = reach(&random)
    route = random.chance(60) ? random.below(5) : nil
    inside = random.chance(50) ? random.below(3) : nil
    overflow = random.chance(40) ? reach(&random) : nil
    target = random.below(FuzzWorld.Numbers.views)
  }

  func has(_ reach: HitReach?, _ point: Point, in area: Rect) -> Bool {
    switch reach {
    case nil: false
    case .bounds: area.contains(point)
    case .rectangle(let rect): rect.contains(point)
    case .everywhere: point.isFinite
    }
  }
}

extension FuzzWorld {
  /// Sets an answer to hit-tests on a view by a number, replacing its previous one.
  func setAnswer(of view: View?, _ number: Int, _ style: Int) {
    guard let view, view.isAlive, !scene.isAnswering else { return }
    let answer = FuzzAnswer(style: style)
    answers[view.entity] = answer
    view.hitTesting = nil
    view.hitOverflow = answer.overflow
    if answer.route != nil {
      view.setHitTest(reach: answer.reach) { [unowned self] query in
        meet(.hitAnswer, number)
        return route(answer, query.point) { query.askOn(at: $0) }
      }
    }
    if answer.inside != nil {
      view.setPointInside(reach: answer.reach) { [unowned self] query in
        meet(.hitAnswer, number)
        return isInside(answer, query.point, isPlain: query.isPointInside)
      }
    }
  }

  private func route(_ answer: FuzzAnswer, _ point: Point, _ askOn: (Point) -> View?) -> HitAnswer {
    switch answer.route {
    case 0: .refuse
    case 1: view(answer.target).map { .view($0) } ?? .refuse
    case 2: askOn(point + Vector(15, -10)).map { .view($0) } ?? .refuse
    default: .askOn
    }
  }

  private func isInside(_ answer: FuzzAnswer, _ point: Point, isPlain: Bool) -> Bool {
    switch answer.inside {
    case 0: isPlain && point.x > 40
    case 1: true
    default: isPlain
    }
  }

  // MARK: The plain traversal

  /// Compares the hits of a few points with those of a plain traversal.
  func compareHits() {
    isAsking = true
    defer { isAsking = false }
    for _ in 0..<2 {
      hitChecks += 1
      let point = Point(Float(hitChecks * 37 % 400), Float(hitChecks * 101 % 400))
      let (found, wanted) = (scene.hitTest(point), plainHit(point))
      if found != wanted {
        book.fault("\(point) hits \(found.map { "\($0)" } ?? "nothing"), not \(wanted.map { "\($0)" } ?? "nothing")")
      }
    }
  }

  private func plainHit(_ point: Point) -> View? {
    for window in scene.windows.reversed() where !isBesideBar(point, window) {
      if let hit = plainHit(window.view, around: point) { return hit }
    }
    return nil
  }

  /// Whether a window is that of a menu as a bar, which lets points beside it through to those behind.
  private func isBesideBar(_ point: Point, _ window: Window) -> Bool {
    guard let shown = scene.shownMenu, shown.window == window else { return false }
    // As beside a bar, touches beside the menu of a preview hit what is behind it (AX34).
    let preview = scene.isAlive(shown.owner) ? scene.view(shown.owner).previewInteraction : nil
    guard shown.arrangement == .bar || preview?.isPinned == true else { return false }
    return !shown.panelFrames.contains { $0.contains(point) }
  }

  private func plainHit(_ view: View, around point: Point) -> View? {
    guard view.record.refusal == nil, let inside = view.record.fromParent(SIMD2(point.x, point.y)) else { return nil }
    let point = Point(inside.x, inside.y)
    let area = scene.hitArea(of: view.entity.index, exactly: false)
    if let answer = answers[view.entity], answer.route != nil, answer.has(answer.reach, point, in: area) {
      switch route(answer, point, { self.plainWalk(view, $0) }) {
      case .askOn: break
      case .refuse: return nil
      case .view(let named): return named.isAlive && top(of: named) == top(of: view) ? named : nil
      }
    }
    return plainWalk(view, point)
  }

  /// The traversal of a view, whatever it answers for the point at which the search continues.
  private func plainWalk(_ view: View, _ point: Point) -> View? {
    let isInside = view.point(inside: point)
    let answer = answers[view.entity]
    let area = scene.hitArea(of: view.entity.index, exactly: false)
    guard isInside || answer?.has(answer?.overflow, point, in: area) == true else { return nil }
    for subview in view.subviews.reversed() { if let hit = plainHit(subview, around: point) { return hit } }
    return isInside && !view.passesThrough ? view : nil
  }

  private func top(of view: View) -> View { view.superview.map(top) ?? view }
}
