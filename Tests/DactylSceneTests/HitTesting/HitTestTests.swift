import TestSupport
import Testing

@testable import DactylScene

@Suite struct HitTestTests {
  private let graph = SceneGraph()
  private let root: View
  private let back: View
  private let front: View
  private let inner: View

  init() {
    root = graph.makeWindowView(frame: Rect(0, 0, 200, 200))
    back = graph.makeView(frame: Rect(10, 10, 100, 100))
    front = graph.makeView(frame: Rect(60, 60, 100, 100))
    inner = graph.makeView(frame: Rect(0, 0, 20, 20))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
  }

  @Test("The front view that contains the point, and its deepest one, is hit (H6, H7)")
  func frontAndDeepest() {
    #expect(root.hitTest(Point(20, 20)) == back)
    #expect(root.hitTest(Point(100, 100)) == front)
    #expect(root.hitTest(Point(65, 65)) == inner)
    #expect(root.hitTest(Point(5, 5)) == root)
    #expect(root.hitTest(Point(300, 5)) == nil)
    back.bringToFront()
    #expect(root.hitTest(Point(65, 65)) == back)
  }

  @Test("Hidden, disabled, faint and animated views are skipped with their subviews (H1, H2, H13)")
  func refused() {
    front.isHidden = true
    #expect(root.hitTest(Point(65, 65)) == back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(Point(65, 65)) == back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    #expect(root.hitTest(Point(65, 65)) == back)
    front.alpha = 0.02
    #expect(root.hitTest(Point(65, 65)) == inner)
    front.setFlag(.isHeldByAnimation, true)
    #expect(root.hitTest(Point(65, 65)) == back)
    #expect(front.hitTest(Point(5, 5)) == nil && inner.hitTest(Point(5, 5)) == inner)
  }

  @Test("Alpha is the view's own, not the product along its ancestors (H3)")
  func ownAlpha() {
    root.alpha = 0.05
    front.alpha = 0.05
    inner.alpha = 0.05
    #expect(root.hitTest(Point(65, 65)) == inner)
  }

  @Test("Overhanging subviews can't be hit outside their parent, clipped or not (H4)", arguments: [true, false])
  func sticksOut(clips: Bool) {
    front.clipsToBounds = clips
    inner.frame = Rect(90, 90, 40, 40)

    #expect(root.hitTest(Point(155, 155)) == inner)
    #expect(root.hitTest(Point(165, 165)) == root)
  }

  @Test("Edges are half-open in the view's own coordinates (H5)")
  func edges() {
    front.bounds.origin = Point(0, 500)
    inner.frame = Rect(0, 500, 20, 20)
    let answers: [(Float, Float, View)] = [
      (60, 60, inner), (Float(80).nextDown, 60, inner), (80, 60, front), (60, 80, front),
      (Float(60).nextDown, 60, back), (Float(160).nextDown, 100, front), (160, 100, root), (100, 160, root),
    ]
    for (x, y, wanted) in answers {
      #expect(root.hitTest(Point(x, y)) == wanted, "\(x), \(y)")
    }
    #expect(front.point(inside: Point(0, 500)) && !front.point(inside: Point(0, 600)))
    #expect(!front.point(inside: Point(0, 499)) && !front.point(inside: Point(100, 550)))
  }

  @Test("A turned or scaled view is hit where it is seen (H8)")
  func transformed() {
    inner.removeFromSuperview()
    front.frame = Rect(80, 100, 100, 20)
    front.transform = .rotation(.pi / 2)
    #expect(root.hitTest(Point(130, 65)) == front && root.hitTest(Point(85, 110)) != front)
    front.transform = .rotation(.pi / 4)
    // Inside the box of the turned view, and outside the view.
    #expect(front.frame.contains(Point(100, 140)) && root.hitTest(Point(100, 140)) == root)
    #expect(root.hitTest(Point(155, 135)) == front)
    front.transform = .scale(0.5)
    #expect(root.hitTest(Point(82, 110)) != front && root.hitTest(Point(110, 110)) == front)
    front.transform = .scale(-1)
    front.addSubview(inner)
    #expect(root.hitTest(Point(175, 115)) == inner)
  }

  @Test(
    "A view without finite geometry or an inverse transform can't be hit (H9)",
    arguments: [Transform.scale(0), .scale(1, 0), .translation(.nan, 0), .scale(.infinity), .scale(1e30)])
  func irregular(transform: Transform) {
    front.transform = transform

    #expect(root.hitTest(Point(65, 65)) == back && root.hitTest(Point(110, 110)) == root)
    #expect(front.hitTest(Point(5, 5)) == nil && !front.point(inside: Point(5, 5)))
    front.transform = .identity
    #expect(root.hitTest(Point(65, 65)) == inner)
  }

  @Test(
    "A view without an area can't be hit (H9)",
    arguments: [Size(0, 100), Size(100, 0), .zero])
  func withoutArea(size: Size) {
    front.frame.size = size

    #expect(root.hitTest(Point(65, 65)) == back)
    #expect(front.hitTest(Point(5, 5)) == nil && !front.point(inside: Point(5, 5)))
  }

  @Test(
    "A point that is not finite hits nothing",
    arguments: [Point(.nan, 5), Point(5, .nan), Point(.infinity, 5), Point(5, -.infinity)])
  func noNumber(point: Point) {
    front.hitOutsets = EdgeInsets(1e30)
    root.hitOutsets = EdgeInsets(1e30)
    #expect(root.hitTest(point) == nil && !root.point(inside: point))
  }

  @Test("A view that lets touches through is never hit itself (H11)")
  func passThrough() {
    front.passesThrough = true
    #expect(root.hitTest(Point(65, 65)) == inner)
    #expect(root.hitTest(Point(100, 100)) == back)
    #expect(root.hitTest(Point(150, 150)) == root)
    #expect(front.hitTest(Point(50, 50)) == nil && front.point(inside: Point(50, 50)))
    root.passesThrough = true
    #expect(root.hitTest(Point(150, 150)) == nil)
    inner.passesThrough = true
    #expect(root.hitTest(Point(65, 65)) == back)
  }

  @Test func outsetsGrowAndShrinkTheArea() {
    front.hitOutsets = EdgeInsets(top: 10, left: 20, bottom: -10, right: -20)
    #expect(root.hitTest(Point(45, 55)) == front && root.hitTest(Point(145, 100)) == root)
    #expect(root.hitTest(Point(100, 155)) == root && front.point(inside: Point(-20, -10)))
    #expect(!front.point(inside: Point(80, 50)) && front.frame == Rect(60, 60, 100, 100))
    inner.hitOutsets = EdgeInsets(500)
    #expect(root.hitTest(Point(45, 55)) == inner && root.hitTest(Point(20, 20)) == back)
    front.hitOutsets = EdgeInsets(-50)
    #expect(root.hitTest(Point(100, 100)) == back)
    front.frame.size = .zero
    front.hitOutsets = EdgeInsets(5)
    #expect(root.hitTest(Point(58, 58)) == inner)
  }

  @Test("Hit-testing and point(inside:) agree on the edges of a view's own coordinates (H5)")
  func ownCoordinates() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<2000 {
      let view = graph.makeView(
        frame: Rect(random.float(-99, 99), random.float(-99, 99), random.float(1, 99), random.float(1, 99)))
      view.bounds.origin = Point(random.float(-9, 9), random.float(-9, 9))
      if random.oneIn(2) { view.transform = .rotation(random.float(-3, 3)) }
      let bounds = view.bounds
      for point in bounds.corners + [bounds.center, Point(bounds.minX, bounds.maxY.nextDown)] {
        #expect((view.hitTest(point) == view) == view.point(inside: point), "\(point) in \(bounds)")
      }
      view.destroy()
    }
  }

  /// The path is prefetched by the next hit-test: it has to be that of the last one, and may contain destroyed views.
  @Test func thePathOfAHitIsKeptUntilTheNext() {
    let graph = SceneGraph()
    let root = graph.makeWindowView(frame: Rect(0, 0, 1000, 1000))
    let wide = graph.makeView(frame: Rect(0, 0, 500, 500))
    root.addSubview(wide)
    for number in 0..<400 {
      wide.addSubview(graph.makeView(frame: Rect(Float(number % 20) * 25, Float(number / 20) * 25, 20, 20)))
    }
    let inner = graph.makeView(frame: Rect(600, 600, 100, 100))
    root.addSubview(inner)
    func path() -> [UInt32] {
      (0..<graph.views.path.value.count).map { graph.views.path.value.steps[$0].view }
    }

    let hit = root.entity.index
    #expect(graph.views.hitTest(hit, at: Point(650, 650)) == inner.entity.index)
    #expect(path() == [root, inner].map(\.entity.index))
    let found = wide.subviews[399]
    #expect(graph.views.hitTest(hit, at: Point(480, 480)) == found.entity.index)
    #expect(path() == [root, wide, found].map(\.entity.index))
    let (trees, slot) = (graph.views.trees, graph.views.records[Int(found.entity.index)].slot)
    let last = trees.path.value.nodes[trees.path.value.count - 1]
    #expect(trees.path.value.count > 1 && last == slot / UInt32(BoxTrees.width))
    wide.destroy()
    #expect(graph.views.hitTest(hit, at: Point(480, 480)) == hit && path() == [hit])
  }
}
