import TestSupport
import Testing

@testable import DactylScene

/// A child's box may be a little too large and never too small, however far from the origin and however scaled it is.
@Suite struct HitBoxTests {
  private let graph = SceneGraph()
  private let parent: View

  init() {
    parent = graph.makeWindowView(frame: Rect(0, 0, 1, 1))
    // Every point is inside, and its coordinates stay unchanged.
    parent.hitOutsets = EdgeInsets(1e30)
  }

  private func expectAgreement(_ view: View, _ random: inout SeededRandom, _ comment: String) -> Bool {
    let area = PlainHitTest.hitArea(of: view)
    for _ in 0..<30 {
      let x = pick(area.minX, area.maxX, &random)
      let y = pick(area.minY, area.maxY, &random)
      let exact = view.convert(Point(x, y), to: nil)
      let point = Point(
        random.pick([exact.x, exact.x.nextUp, exact.x.nextDown]) ?? 0,
        random.pick([exact.y, exact.y.nextUp, exact.y.nextDown]) ?? 0)
      let wanted = PlainHitTest.hitTest(view, around: point)
      let found = graph.views.hitTest(parent.entity.index, at: point)
      guard found == (wanted ?? parent).entity.index else {
        Issue.record("\(comment): \(point) in \(view.frame) of \(view.bounds) under \(view.transform), \(area)")
        return false
      }
    }
    return true
  }

  /// One of the two edges, right before the second, or between them.
  private func pick(_ low: Float, _ high: Float, _ random: inout SeededRandom) -> Float {
    let between = random.float(low, high)
    return random.pick([low, high.nextDown, high, between]) ?? between
  }

  @Test func farScaledAndScrolledViews() {
    for seed in UInt64(1)...3000 {
      var random = SeededRandom(seed: seed)
      func magnitude() -> Float { random.pick([0.01, 1, 100, 1e4, 1e6]) ?? 1 }
      let view = graph.makeView(
        frame: Rect(
          random.float(-1, 1) * magnitude(), random.float(-1, 1) * magnitude(), random.float(0, 1) * magnitude(),
          random.float(0, 1) * magnitude()))
      view.bounds.origin = Point(random.float(-1, 1) * magnitude(), random.float(-1, 1) * magnitude())
      if random.oneIn(3) { view.hitOutsets = EdgeInsets(random.float(-0.1, 1) * magnitude()) }
      if !random.oneIn(3) {
        view.transform = Transform.scale(random.float(-1, 1) * magnitude(), random.float(-1, 1) * magnitude())
          .rotated(by: random.oneIn(3) ? 0 : random.float(-3, 3))
        // So that the sum returns from any distance.
        let center = view.center
        if random.oneIn(2) { view.transform = view.transform.translated(by: .zero - (center - .zero)) }
      }
      parent.addSubview(view)
      guard expectAgreement(view, &random, "seed \(seed)") else { return }
      view.destroy()
    }
  }

  @Test func aLocationThatCancelsADisplacementKeepsTheEdges() {
    var random = SeededRandom(seed: 5)
    let view = graph.makeView(frame: Rect(1_000_003, 0, 100, 100))
    view.transform = .translation(-1_000_001.3, 0)
    parent.addSubview(view)

    #expect(expectAgreement(view, &random, ""))
  }

  @Test func aScrolledViewUnderALargeScaleKeepsTheEdges() {
    var random = SeededRandom(seed: 6)
    let view = graph.makeView(frame: Rect(0, 0, 1, 1))
    view.bounds.origin = Point(1003.3, 997.7)
    view.transform = .scale(3000)
    parent.addSubview(view)

    #expect(expectAgreement(view, &random, ""))
  }

  @Test func aViewWithABoxTooLargeForFloatsIsHit() {
    let view = graph.makeView(frame: Rect(0, 0, 1e30, 1e30))
    view.transform = .scale(1e15, 1e-10)
    parent.addSubview(view)
    let point = Point(5e29, 5e29)

    #expect(PlainHitTest.hitTest(view, around: point) == view)
    #expect(parent.hitTest(point) == view)
    #expect(parent.hitTest(Point(.nan, 5)) == nil)
  }
}
