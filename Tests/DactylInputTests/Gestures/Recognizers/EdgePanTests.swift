import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct EdgePanTests {
  private struct Bench {
    let stage = Stage(size: Size(800, 600))
    let view: View
    let pan: Gesture<ScreenEdgePanGestureRecognizer>
    init(_ edges: RectEdge) {
      view = stage.scene.addView(frame: Rect(0, 0, 800, 600))
      pan = stage.add(ScreenEdgePanGestureRecognizer(edges: edges), to: view, as: "edge")
    }
    func lines(from start: Point, by path: Vector) -> [String] {
      stage.one.drag(from: start, to: start + path, duration: 0.1, steps: 4)
      stage.one.lift()
      return stage.lines
    }
  }

  private static let success = ["edge began", "edge changed", "edge changed", "edge changed", "edge ended"]
  private static let edges: [(edge: RectEdge, start: Point, inward: Vector)] = [
    (.left, Point(2, 300), Vector(80, 0)), (.right, Point(798, 300), Vector(-80, 0)),
    (.top, Point(400, 2), Vector(0, 80)), (.bottom, Point(400, 598), Vector(0, -80)),
  ]

  @Test("SE1, SE3: an edge pan begins from each of its edges inward, from no other edge, and without edges never")
  func edges() {
    for (edge, _, _) in Self.edges {
      for (other, start, inward) in Self.edges {
        #expect(Bench(edge).lines(from: start, by: inward) == (edge == other ? Self.success : []))
        #expect(Bench(.all).lines(from: start, by: inward) == Self.success)
        #expect(Bench([]).lines(from: start, by: inward) == [])
      }
    }
  }

  @Test("SE3: from the interior, outward or along the edge it fails")
  func otherWays() {
    #expect(Bench(.all).lines(from: Point(120, 300), by: Vector(80, 0)) == [])
    #expect(Bench(.left).lines(from: Point(10, 300), by: Vector(0, 80)) == [])
    #expect(Bench(.left).lines(from: Point(18, 300), by: Vector(-17, 0)) == [])
    #expect(Bench(.left).lines(from: Point(2, 300), by: Vector(40, 60)) == [])
  }

  @Test("In a corner an edge pan goes inward from either of its edges")
  func corners() {
    for path in [Vector(80, 0), Vector(0, 80), Vector(60, 60)] {
      #expect(Bench([.left, .top]).lines(from: Point(3, 3), by: path) == Self.success)
      #expect(Bench([.right, .bottom]).lines(from: Point(797, 597), by: .zero - path) == Self.success)
    }
    #expect(Bench(.left).lines(from: Point(3, 3), by: Vector(0, 80)) == [])
    #expect(Bench(.top).lines(from: Point(3, 3), by: Vector(80, 0)) == [])
  }

  @Test("The edges are the screen's, also for a view that is turned and smaller, and follow the scene's size")
  func screenEdges() {
    let bench = Bench(.right)
    bench.view.transform = .rotation(.pi / 2)
    #expect(bench.lines(from: Point(695, 300), by: Vector(-80, 0)) == [])
    bench.stage.scene.size = Size(700, 600)
    #expect(bench.lines(from: Point(695, 300), by: Vector(-80, 0)) == Self.success)
  }

  @Test("SE2: further fingers are ignored, landing with it or later")
  func first() {
    let bench = Bench(.left)
    bench.stage.scene.together {
      bench.stage.one.press(at: Point(2, 300))
      bench.stage.two.press(at: Point(400, 300))
    }
    bench.stage.one.move(to: Point(50, 300))
    bench.stage.two.move(to: Point(500, 500))
    #expect(bench.pan.numberOfTouches == 1)
    #expect(bench.pan.translation(in: nil) == Vector(48, 0))
    bench.stage.one.lift()
    bench.stage.two.lift()
    #expect(bench.stage.lines == ["edge began", "edge ended"])
  }

  @Test("An edge pan's translation is set and its velocity read as those of a pan (PAN6, PAN8, PAN9)")
  func translation() {
    let bench = Bench(.left)
    bench.stage.one.drag(from: Point(2, 300), to: Point(102, 300), duration: 0.2)
    #expect(abs(bench.pan.velocity(in: nil).dx - 500) < 25)
    bench.pan.setTranslation(Vector(5, 1), in: nil)
    #expect(abs(bench.pan.velocity(in: nil).dx - 500) < 25)
    bench.stage.one.move(to: Point(112, 300))
    #expect(bench.pan.translation == Vector(15, 1))
  }

  @Test("The width of the edge, the threshold and whether it counts are settings (SE3, PAN2, PAN7)")
  func settings() {
    let bench = Bench(.left)
    var settings = GestureSettings()
    settings.edgeWidth = 60
    settings.panDistance = 30
    settings.panIncludesStart = false
    bench.pan.settings = settings
    bench.stage.one.press(at: Point(55, 300))
    bench.stage.one.move(to: Point(80, 300))
    #expect(bench.stage.lines == [])
    bench.stage.one.move(to: Point(90, 300))
    #expect(bench.stage.lines == ["edge began"])
    #expect(bench.pan.translation == .zero)
  }

  @Test("SE4: a pan that requires it to fail waits until the finger is known to start elsewhere")
  func required() {
    let bench = Bench(.left)
    bench.pan.any.delegate.shouldBeRequiredToFail = { _, _ in true }
    bench.stage.add(PanGestureRecognizer(), to: bench.view, as: "pan")

    #expect(bench.lines(from: Point(2, 300), by: Vector(80, 0)) == Self.success)
    #expect(bench.lines(from: Point(300, 300), by: Vector(80, 0)).first == "pan began")
    #expect(bench.lines(from: Point(2, 300), by: Vector(0, 80)).first == "pan began")
  }
}
