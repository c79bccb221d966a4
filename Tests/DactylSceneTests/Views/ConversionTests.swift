import TestSupport
import Testing

@testable import DactylScene

@Suite struct ConversionTests {
  private let graph = SceneGraph()
  private let window: View
  private let parent: View
  private let child: View

  init() {
    window = graph.makeWindowView(frame: Rect(0, 0, 800, 600))
    parent = graph.makeView(frame: Rect(100, 50, 200, 200))
    child = graph.makeView(frame: Rect(10, 20, 30, 40))
    window.addSubview(parent)
    parent.addSubview(child)
  }

  @Test(arguments: [30, 31, 32, 33, 80])
  func aPointIsFoundAtAnyDepth(levels: Int) {
    var view = window
    for _ in 0..<levels {
      let inner = graph.makeView(frame: Rect(2, 1, 500, 500))
      view.addSubview(inner)
      view = inner
    }

    #expect(view.convert(Point(300, 200), from: nil) == Point(300 - 2 * Float(levels), 200 - Float(levels)))
  }

  @Test func plainViewsAddTheirOrigins() {
    #expect(child.convert(Point(1, 2), to: parent) == Point(11, 22))
    #expect(child.convert(Point(1, 2), to: nil) == Point(111, 72))
    #expect(child.convert(Point(111, 72), from: nil) == Point(1, 2))
    #expect(parent.convert(Point(1, 2), from: child) == Point(11, 22))
    #expect(window.convert(Point(1, 2), to: child) == Point(-109, -68))
  }

  @Test func scrollingMovesTheSubviews() {
    parent.bounds.origin = Point(0, 500)

    #expect(child.convert(Point(0, 0), to: window) == Point(110, -430))
    #expect(parent.convert(Point(0, 500), to: window) == Point(100, 50))
  }

  @Test func aQuarterTurnIsAboutTheCenter() {
    parent.transform = .rotation(.pi / 2)

    #expect(isClose(parent.convert(Point(0, 0), to: window), Point(300, 50)))
    #expect(isClose(parent.convert(Point(100, 100), to: window), Point(200, 150)))
    #expect(isClose(child.convert(Point(0, 0), to: nil), Point(280, 60)))
    #expect(isClose(parent.convert(Point(200, 150), from: nil), Point(100, 100)))
  }

  @Test func aScaleIsAboutTheCenter() {
    parent.transform = .scale(2)

    #expect(isClose(parent.convert(Rect(0, 0, 200, 200), to: window), Rect(0, -50, 400, 400)))
    #expect(isClose(child.convert(Point(1, 1), to: nil), Point(22, -8)))
  }

  @Test func theWindowsOwnFrameCounts() {
    window.frame.origin = Point(7, 9)

    #expect(window.convert(Point(0, 0), to: nil) == Point(7, 9))
    #expect(child.convert(Point(1, 2), to: nil) == Point(118, 81))
  }

  @Test func rectsBecomeTheBoxAroundThem() {
    parent.transform = .rotation(.pi / 4)
    let rect = Rect(1, 2, 3, 4)

    #expect(isClose(child.convert(rect, to: window), box(around: rect.corners.map { child.convert($0, to: window) })))
    #expect(isClose(window.convert(rect, from: child), child.convert(rect, to: window)))
    #expect(isClose(child.convert(rect, to: nil), child.convert(rect, to: window)))
    #expect(isClose(child.convert(rect, from: nil), child.convert(rect, from: window)))
  }

  @Test func aSingularViewConvertsNoPoint() {
    parent.transform = .scale(0)

    let inside = window.convert(Point(1, 1), to: child)
    let rect = window.convert(Rect(0, 0, 1, 1), to: child)

    #expect(inside.x.isNaN && inside.y.isNaN && rect.origin.x.isNaN)
    #expect(!child.transformFromScene.isFinite)
    #expect(isClose(child.convert(Point(3, 3), to: window), Point(200, 150)))
  }

  @Test func everyPairOfViewsConvertsInBothDirections() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed)
      let views = randomTree(&random)
      for _ in 0..<20 {
        guard let a = random.pick(views), let b = random.pick(views) else { return }
        let point = Point(random.float(-50, 50), random.float(-50, 50))
        let across = a.convert(point, to: b)
        let rect = Rect(point.x, point.y, random.float(0, 20), random.float(0, 20))

        #expect(isClose(b.convert(across, to: a), point, by: 0.05), "seed \(seed)")
        #expect(isClose(a.convert(across, from: b), point, by: 0.05), "seed \(seed)")
        #expect(isClose(b.convert(point, from: a), across, by: 0.05), "seed \(seed)")
        #expect(isClose(b.convert(a.convert(point, to: nil), from: nil), across, by: 0.05), "seed \(seed)")
        #expect(isClose(a.transformToScene.apply(to: point), a.convert(point, to: nil)), "seed \(seed)")
        #expect(isClose(a.transformFromScene.apply(to: point), a.convert(point, from: nil), by: 0.05), "seed \(seed)")
        #expect(
          isClose(a.convert(rect, to: b), box(around: rect.corners.map { a.convert($0, to: b) }), by: 0.1),
          "seed \(seed)")
      }
    }
  }

  /// Views in one another, each scrolled, turned and scaled a little.
  private func randomTree(_ random: inout SeededRandom) -> [View] {
    let graph = SceneGraph()
    var views = [graph.makeWindowView(frame: Rect(0, 0, 800, 600))]
    for _ in 0..<12 {
      let view = graph.makeView(
        frame: Rect(random.float(-99, 99), random.float(-99, 99), random.float(1, 99), random.float(1, 99)))
      view.bounds.origin = Point(random.float(-99, 99), random.float(-99, 99))
      view.transform = .rotation(random.float(-4, 4)).concatenating(
        .scale(random.float(0.7, 1.4), random.oneIn(3) ? -1 : 1)
      ).translated(by: Vector(random.float(-9, 9), 0))
      random.pick(views)?.addSubview(view)
      views.append(view)
    }
    return views
  }
}
