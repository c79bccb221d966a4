import TestSupport
import Testing

@testable import DactylScene

/// Moving and reordering many views at once has the same result as one by one.
@Suite struct ManyViewsTests {
  private let graph = SceneGraph()
  private let log: DiagnosticLog
  private let parent: View
  private var views: [View] = []

  init() {
    log = DiagnosticLog(of: graph)
    parent = graph.makeView(frame: Rect(0, 0, 1000, 1000))
    for number in 0..<300 {
      let view = graph.makeView(frame: Rect(Float(number % 20) * 50, Float(number / 20) * 50, 40, 40))
      parent.addSubview(view)
      views.append(view)
    }
  }

  private func hit(_ x: Float, _ y: Float) -> View? { parent.hitTest(Point(x, y)) }

  @Test func movedViewsAreHitAtTheirNewPositions() {
    let moved = [views[3], views[7]]

    #expect(graph.moveViews(moved.map(\.entity), to: [Point(990, 900), Point(20, 900)]))

    #expect(views[3].center == Point(990, 900) && views[7].frame == Rect(0, 880, 40, 40))
    #expect(hit(990, 900) == views[3] && hit(20, 900) == views[7] && hit(170, 20) == parent)
    graph.checkInvariants()
  }

  @Test func aTransformIsKept() {
    views[5].transform = Transform.rotation(.pi / 2).translated(by: Vector(0, 30))

    graph.moveViews([views[5].entity], to: [Point(900, 900)])

    #expect(views[5].center == Point(900, 900) && views[5].transform.ty == 30)
    #expect(hit(900, 930) == views[5] && hit(900, 905) == parent)
  }

  @Test func ofAViewThatIsNamedTwiceTheLastPointCounts() {
    graph.moveViews([views[0].entity, views[0].entity], to: [Point(1, 1), Point(500, 900)])

    #expect(hit(500, 900) == views[0])
  }

  @Test func destroyedAndInvalidViewsAreSkippedWithADiagnostic() {
    let gone = views[1].entity
    views[1].destroy()
    let plain = graph.makeEntity()

    #expect(graph.moveViews([gone, plain, views[2].entity], to: [.zero, .zero, Point(500, 900)]))

    #expect(hit(500, 900) == views[2])
    #expect(log.kinds == [.staleHandle, .mismatchedViews])
  }

  @Test func listsOfTwoLengthsAreRefused() {
    #expect(!graph.moveViews([views[0].entity], to: []))
    #expect(!graph.reorderViews([views[0].entity], inFrontOf: []))

    #expect(views[0].frame == Rect(0, 0, 40, 40))
    #expect(log.kinds == [.mismatchedViews, .mismatchedViews])
  }

  @Test func viewsMoveInFrontOfTheirSiblingsOneAfterTheOther() {
    graph.reorderViews(
      [views[0].entity, views[1].entity, views[9].entity],
      inFrontOf: [views[10].entity, views[0].entity, views[20].entity])

    let order = parent.subviews.map { view in views.firstIndex(of: view) ?? -1 }
    #expect(Array(order.prefix(12)) == [2, 3, 4, 5, 6, 7, 8, 10, 0, 1, 11, 12])
    #expect(order.firstIndex(of: 9) == 20)
    graph.checkInvariants()
  }

  @Test func viewsThatAreNoSiblingsAreSkippedWithADiagnostic() {
    let other = graph.makeView(frame: Rect(0, 0, 10, 10))

    graph.reorderViews(
      [views[0].entity, other.entity, views[5].entity, views[7].entity],
      inFrontOf: [other.entity, views[0].entity, views[5].entity, views[8].entity])

    #expect(parent.subviews[7] == views[8] && parent.subviews[8] == views[7] && parent.subviews[0] == views[0])
    #expect(log.kinds == [.mismatchedViews, .mismatchedViews, .mismatchedViews])
  }

  @Test(arguments: Seeds.batches(200))
  func randomOrdersAreThoseOfOneByOne(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let (one, many) = (SceneGraph(), SceneGraph())
      let count = random.int(2..<200)
      func build(_ graph: SceneGraph) -> (parent: View, views: [View]) {
        let parent = graph.makeView(frame: Rect(0, 0, 100, 100))
        let views = (0..<count).map { _ in graph.makeView(frame: Rect(0, 0, 10, 10)) }
        for view in views { parent.addSubview(view) }
        return (parent, views)
      }
      let (plain, batch) = (build(one), build(many))
      let pairs = (0..<50).map { _ in (random.int(0..<count), random.int(0..<count)) }.filter { $0 != $1 }
      for (view, sibling) in pairs { plain.parent.insertSubview(plain.views[view], aboveSubview: plain.views[sibling]) }
      many.reorderViews(
        pairs.map { batch.views[$0.0].entity }, inFrontOf: pairs.map { batch.views[$0.1].entity })
      guard plain.parent.subviews.map(\.entity) == batch.parent.subviews.map(\.entity) else {
        Issue.record("DACTYL_SEED=\(seed): another order than one by one")
        return
      }
      many.checkInvariants("DACTYL_SEED=\(seed)")
    }
  }
}
