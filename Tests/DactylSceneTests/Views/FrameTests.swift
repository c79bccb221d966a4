import TestSupport
import Testing

@testable import DactylScene

@Suite struct FrameTests {
  private let graph = SceneGraph()
  private let view: View

  init() { view = graph.makeView(frame: Rect(10, 20, 30, 40)) }

  @Test func aPlainViewHasFrameBoundsAndCenterInLine() {
    #expect(view.frame == Rect(10, 20, 30, 40))
    #expect(view.bounds == Rect(0, 0, 30, 40))
    #expect(view.center == Point(25, 40))
    #expect(view.transform == .identity && view.alpha == 1)
  }

  @Test(
    "A frame, bounds or center that is not finite is refused, and reported",
    arguments: [
      Rect(.nan, 0, 1, 1), Rect(0, .infinity, 1, 1), Rect(0, 0, .nan, 1), Rect(0, 0, 1, -.infinity),
    ])
  func withoutNumbers(rect: Rect) {
    let log = DiagnosticLog(of: graph)
    view.name = "card"

    view.frame = rect
    view.bounds = rect
    view.center = Point(rect.center.x, rect.center.y)
    graph.moveViews([view.entity], to: [rect.center])

    #expect(view.frame == Rect(10, 20, 30, 40) && view.bounds == Rect(0, 0, 30, 40))
    #expect(log.kinds == Array(repeating: .badGeometry, count: 4))
    #expect(log.entries.allSatisfy { $0.description.contains("card") && $0.description.contains("not finite") })
    #expect(log.entries[0].description.contains("frame (\(rect.minX), \(rect.minY)"))
    #expect(graph.makeView(frame: rect).frame == .zero)
  }

  @Test("A negative size is standardized, and reported")
  func negativeSizes() {
    let log = DiagnosticLog(of: graph)

    view.frame = Rect(10, 20, -4, 6)
    #expect(view.frame == Rect(6, 20, 4, 6))
    view.bounds = Rect(1, 2, 8, -2)
    #expect(view.bounds == Rect(1, 0, 8, 2) && view.center == Point(8, 23))
    view.frame.size = Size(-8, -2)
    #expect(view.frame == Rect(-4, 20, 8, 2))
    #expect(graph.makeView(frame: Rect(0, 0, -3, -3)).frame == Rect(-3, -3, 3, 3))

    #expect(log.kinds == Array(repeating: .badGeometry, count: 4))
    view.destroy()
    view.frame = Rect(0, 0, -1, .nan)
    #expect(log.kinds.last == .staleHandle && log.kinds.count == 5)
  }

  @Test func movingByTheFrameKeepsTheSize() {
    view.frame.origin.x += 5

    #expect(view.frame == Rect(15, 20, 30, 40) && view.center == Point(30, 40) && view.bounds == Rect(0, 0, 30, 40))
  }

  @Test func settingTheFrameKeepsTheBoundsOrigin() {
    view.bounds.origin = Point(100, 200)
    view.frame = Rect(0, 0, 8, 6)

    #expect(view.bounds == Rect(100, 200, 8, 6) && view.center == Point(4, 3))
  }

  @Test func settingTheCenterMoves() {
    view.center = Point(0, 0)

    #expect(view.frame == Rect(-15, -20, 30, 40) && view.bounds == Rect(0, 0, 30, 40))
  }

  @Test func settingTheBoundsSizeKeepsTheCenter() {
    view.bounds = Rect(0, 0, 10, 10)

    #expect(view.center == Point(25, 40) && view.frame == Rect(20, 35, 10, 10))
  }

  @Test func scrollingMovesNothingOutside() {
    view.bounds.origin = Point(0, 500)

    #expect(view.frame == Rect(10, 20, 30, 40) && view.center == Point(25, 40) && view.bounds == Rect(0, 500, 30, 40))
  }

  @Test func underATransformTheFrameIsTheBoxOfTheBounds() {
    view.transform = .rotation(.pi / 2)
    #expect(isClose(view.frame, Rect(5, 25, 40, 30)))
    view.transform = .scale(2)
    #expect(isClose(view.frame, Rect(-5, 0, 60, 80)))
    view.transform = .translation(7, -7)
    #expect(isClose(view.frame, Rect(17, 13, 30, 40)))
    #expect(view.center == Point(25, 40) && view.bounds == Rect(0, 0, 30, 40))
  }

  @Test func theFrameUnderRandomTransformsIsTheBoxOfTheCorners() {
    var random = SeededRandom(seed: 31)
    for _ in 0..<200 {
      view.transform = Transform(
        a: random.float(-2, 2), b: random.float(-2, 2), c: random.float(-2, 2), d: random.float(-2, 2),
        tx: random.float(-9, 9), ty: random.float(-9, 9))
      view.bounds.origin = Point(random.float(-99, 99), random.float(-99, 99))

      let corners = view.bounds.corners.map { corner in
        let moved = view.transform.apply(to: Point.zero + (corner - view.bounds.center))
        return view.center + (moved - .zero)
      }

      #expect(isClose(view.frame, box(around: corners), by: 1e-2))
    }
  }

  @Test func settingTheFrameUnderATransformSetsCenterAndSize() {
    view.transform = .scale(2, 4)
    view.bounds.origin = Point(100, 0)

    view.frame = Rect(0, 0, 60, 80)

    #expect(view.bounds == Rect(100, 0, 30, 20) && view.center == Point(30, 40))
    #expect(isClose(view.frame, Rect(0, 0, 60, 80)))
  }

  @Test func settingTheFrameUnderAQuarterTurnSwapsTheSize() {
    view.transform = .rotation(.pi / 2)

    view.frame = Rect(0, 0, 100, 50)

    #expect(isClose(view.bounds, Rect(0, 0, 50, 100)) && isClose(view.center, Point(50, 25)))
    #expect(isClose(view.frame, Rect(0, 0, 100, 50)))
  }

  @Test func settingTheFrameUnderADisplacementPutsTheBoxThere() {
    view.transform = .translation(5, 6)

    view.frame = Rect(0, 0, 10, 10)

    #expect(view.center == Point(0, -1) && view.frame == Rect(0, 0, 10, 10))
  }

  @Test func settingTheFrameUnderASingularTransformKeepsTheSize() {
    view.transform = .scale(0, 1)

    view.frame = Rect(0, 0, 100, 100)

    #expect(view.bounds == Rect(0, 0, 30, 40) && view.center == Point(50, 50))
  }

  @Test func resettingTheTransformRestoresThePlainFrame() {
    view.transform = .rotation(1)
    view.transform = .identity

    #expect(view.frame == Rect(10, 20, 30, 40))
    #expect(!view.flag(.hasTransform))
  }

  @Test func switchesKeepTheirOwnValue() {
    let switches: [ReferenceWritableKeyPath<View, Bool>] = [
      \.isHidden, \.clipsToBounds, \.isMultipleTouchEnabled, \.isExclusiveTouch, \.passesThrough,
    ]
    #expect(view.isUserInteractionEnabled)
    for one in switches {
      #expect(!view[keyPath: one])
      view[keyPath: one] = true
      #expect(switches.filter { view[keyPath: $0] } == [one] && view.isUserInteractionEnabled)
      view[keyPath: one] = false
    }
    view.isUserInteractionEnabled = false
    #expect(!view.isUserInteractionEnabled && !switches.contains { view[keyPath: $0] })
  }

  @Test func outsetsAreStoredAndRemoved() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.hitOutsets == .zero)
    view.hitOutsets = insets
    #expect(view.hitOutsets == insets && view.frame == Rect(10, 20, 30, 40))
    view.hitOutsets = .zero
    #expect(view.hitOutsets == .zero && view.columns.views.outsets.count == 0)
  }

  @Test func visibleChangesAreCounted() {
    var version = graph.visualVersion
    func hasGrown() -> Bool {
      defer { version = graph.visualVersion }
      return graph.visualVersion > version
    }
    view.frame.origin.x += 1
    #expect(hasGrown())
    view.alpha = 0.3
    #expect(hasGrown())
    graph.makeView().addSubview(view)
    #expect(hasGrown())
    view[Int.self] = 3
    #expect(!hasGrown(), "nobody sees an Int")
    graph.column(of: Int.self).isVisual = true
    view[Int.self] = 4
    #expect(hasGrown())
    graph.query(Int.self).forEach { _, number in number += 1 }
    #expect(hasGrown())
    view.removeFromSuperview()
    #expect(hasGrown())
    _ = (view.frame, view.superview, view[Int.self])
    #expect(!hasGrown())
    view.destroy()
    #expect(hasGrown())
  }
}
