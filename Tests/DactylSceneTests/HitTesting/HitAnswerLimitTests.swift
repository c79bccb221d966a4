import TestSupport
import Testing

@testable import DactylScene

/// Forbidden and invalid answers to hit-tests, and their depth.
@Suite struct HitAnswerLimitTests {
  private let graph = SceneGraph()
  private let log: DiagnosticLog
  private let root: View
  private let view: View

  init() {
    log = DiagnosticLog(of: graph)
    root = graph.makeWindowView(frame: Rect(0, 0, 400, 400))
    view = graph.makeView(frame: Rect(100, 100, 100, 100))
    root.addSubview(view)
  }

  @Test("A view that edits in its answer is refused")
  func edits() {
    let other = graph.makeView()
    func meddle(_ query: HitQuery) {
      query.view.frame = .zero
      query.view.setHitTest(nil)
      query.view.setPointInside(nil)
      query.view.hitTesting = nil
      query.view.hitOverflow = .everywhere
      root.addSubview(other)
      query.view.destroy()
      graph.minimumHitSize = Size(44, 44)
      #expect(query.askOn(at: query.point) == query.view)
    }
    view.setHitTest { query in
      meddle(query)
      return .view(query.view)
    }
    #expect(root.hitTest(Point(150, 150)) == view)
    #expect(log.kinds == Array(repeating: .editInHitShape, count: 8))

    view.setHitTest(nil)
    view.setPointInside { query in
      query.view.destroy()
      return true
    }
    #expect(root.hitTest(Point(150, 150)) == view && view.point(inside: Point(5, 5)))
    #expect(log.kinds == Array(repeating: .editInHitShape, count: 10))
    #expect(view.frame == Rect(100, 100, 100, 100) && other.superview == nil && graph.minimumHitSize == nil)
  }

  @Test("A destroyed view, or one of another tree or scene, counts as a refusal, with a diagnostic")
  func wrongAnswers() {
    let (gone, loose, foreign) = (graph.makeView(), graph.makeView(), SceneGraph().makeView())
    gone.destroy()
    for wrong in [gone, loose, foreign] {
      view.setHitTest { _ in .view(wrong) }
      #expect(root.hitTest(Point(150, 150)) == root)
    }
    #expect(log.kinds == [.badHitAnswer, .badHitAnswer, .badHitAnswer])
    // In a tree without a window the same tree counts.
    loose.addSubview(view)
    view.setHitTest { _ in .view(loose) }
    #expect(view.hitTest(Point(5, 5)) == loose && log.kinds.count == 3)
  }

  @Test("A reach that is not finite is refused, and a negative one is standardized")
  func reaches() {
    view.setPointInside(reach: .rectangle(Rect(0, 0, .nan, 1))) { _ in false }
    view.setHitTest(reach: .rectangle(Rect(.infinity, 0, 1, 1))) { _ in .refuse }
    view.hitOverflow = .rectangle(Rect(0, 0, 1, -.infinity))
    #expect(root.hitTest(Point(150, 150)) == view && view.hitOverflow == nil)
    #expect(log.kinds == [.badGeometry, .badGeometry, .badGeometry])
    view.hitOverflow = .rectangle(Rect(0, 0, -10, 20))
    #expect(view.hitOverflow == .rectangle(Rect(-10, 0, 10, 20)) && log.kinds.count == 4)
  }

  @Test(
    "No view reaches a point that is not finite",
    arguments: [Point(.nan, 0), Point(.infinity, 0), Point(0, -.infinity)])
  func points(point: Point) {
    for view in [view, root] { view.setHitTest(reach: .everywhere) { _ in .view(view) } }
    #expect(graph.hitTest(root.entity.index, at: point) == nil)
    #expect(view.hitTest(point) == nil && !view.point(inside: point))
  }

  private struct Square: HitTesting {
    var side: Float = 10
    var reach: HitReach { .rectangle(Rect(0, 0, 300, 300)) }
    func pointInside(_ query: HitQuery) -> Bool { query.point.x < side && query.point.y < side }
  }

  @Test("A value answers both questions, until a closure replaces one")
  func values() {
    view.hitTesting = Square(side: 150)
    #expect(root.hitTest(Point(240, 240)) == view && root.hitTest(Point(260, 240)) == root)
    #expect((view.hitTesting as? Square)?.side == 150)
    view.setHitTest { _ in .refuse }
    #expect(root.hitTest(Point(150, 150)) == root && root.hitTest(Point(240, 240)) == view)
    view.setPointInside { _ in false }
    #expect(root.hitTest(Point(240, 240)) == root)
    view.hitTesting = Square(side: 1)
    #expect(root.hitTest(Point(150, 150)) == root && root.hitTest(Point(100.5, 100.5)) == view)
    view.hitTesting = nil
    #expect(root.hitTest(Point(150, 150)) == view && view.hitTesting == nil)
    #expect(!view.record.flags.contains(.answersHitTest))
  }

  @Test("A view that asks itself in its own answer terminates, with one diagnostic")
  func itself() {
    var asked = 0
    view.setHitTest { query in
      asked += 1
      return query.view.hitTest(query.point).map { .view($0) } ?? .refuse
    }
    #expect(root.hitTest(Point(150, 150)) == view && asked == SceneColumns.deepestAnswer)
    #expect(log.kinds == [.nestedHitTest])
    view.setHitTest(nil)
    view.setPointInside { $0.view.point(inside: $0.point) }
    #expect(view.point(inside: Point(5, 5)) && !view.point(inside: Point(-5, 5)))
    view.setPointInside(nil)
    view.hitShape = .custom { [view] in view.point(inside: $0) }
    #expect(view.point(inside: Point(5, 5)))
    #expect(log.kinds == [.nestedHitTest, .nestedHitTest, .nestedHitTest])
  }

  @Test("A long chain of continuing views is hit to its end; also of views that query in the middle of another")
  func chains() {
    var (deepest, asked) = (view, 0)
    for _ in 0..<50_000 {
      let next = graph.makeView(frame: Rect(0, 0, 100, 100))
      next.setHitTest { _ in
        asked += 1
        return .askOn
      }
      next.setPointInside { $0.isPointInside }
      deepest.addSubview(next)
      deepest = next
    }
    #expect(root.hitTest(Point(150, 150)) == deepest && asked == 50_000 && log.kinds == [])

    var current: View? = view
    for _ in 0..<200 {
      current?.setHitTest { $0.askOn(at: $0.point).map { .view($0) } ?? .refuse }
      current = current?.subviews.first
    }
    #expect(root.hitTest(Point(150, 150)) == deepest)
    #expect(log.kinds == [.nestedHitTest])
    root.destroy()
    #expect(graph.entityCount == 0)
  }

  @Test("A chain of views with overhanging subviews is left again")
  func deepOverflow() {
    var top = graph.makeView(frame: Rect(500, 0, 10, 10))
    for _ in 0..<50_000 {
      let view = graph.makeView(frame: Rect(0, 0, 10, 10))
      view.hitOverflow = .everywhere
      view.addSubview(top)
      top = view
    }
    root.addSubview(top)
    #expect(graph.hitTest(root.entity.index, at: Point(150, 50)) == root.entity.index)
    root.frame.size.width = 600
    #expect(graph.hitTest(root.entity.index, at: Point(505, 5)) != root.entity.index)
  }

  @Test("A scene that an answer releases stays until the question is answered")
  func released() {
    final class Holder { var graph: SceneGraph? = SceneGraph() }
    let holder = Holder()
    guard let top = holder.graph?.makeView(frame: Rect(0, 0, 100, 100)), let inner = holder.graph?.makeView() else {
      Issue.record("there is no scene")
      return
    }
    top.addSubview(inner)
    top.setHitTest { _ in
      holder.graph = nil
      return .askOn
    }
    #expect(top.hitTest(Point(50, 50))?.entity == top.entity)
    #expect(!top.isAlive && top.hitTest(Point(50, 50)) == nil)
  }

  @Test("The verdicts say what the views answered")
  func verdicts() {
    func lines(_ x: Float, _ y: Float) -> [String] {
      var lines: [String] = []
      _ = graph.hitTest(root.entity.index, at: Point(x, y)) { index, verdict in
        lines.append("\(index == root.entity.index ? "root" : "view") \(verdict)")
      }
      return lines
    }
    view.setPointInside(reach: .everywhere) { $0.point.x < 150 }
    #expect(lines(240, 150) == ["root entered", "view grown", "view hit"])
    #expect(lines(150, 150) == ["root entered", "view entered", "view hit"])
    #expect(lines(260, 150) == ["root entered", "view outside", "root hit"])
    view.hitOverflow = .everywhere
    #expect(lines(260, 150) == ["root entered", "view overflowed", "view outside", "root hit"])
    view.setHitTest { _ in .refuse }
    #expect(lines(150, 150) == ["root entered", "view refused", "root hit"])
    view.setHitTest { [root] _ in .view(root) }
    #expect(lines(150, 150) == ["root entered", "view redirected", "root hit"])
  }
}
