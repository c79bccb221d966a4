import Testing

@testable import DactylScene

/// Nothing recurses: a chain of nested views of any length is slow at worst.
@Suite struct DeepChainTests {
  private static let depth = 200_000

  @Test func aDeepChainIsBuiltHitConvertedThroughAndDestroyed() throws {
    let graph = SceneGraph()
    let root = graph.makeWindowView(frame: Rect(0, 0, 100, 100))
    var deepest = root
    var isBuilt = true
    for level in 1...Self.depth {
      let view = graph.makeView(frame: Rect(level % 2 == 0 ? 1 : -1, 0, 100, 100))
      isBuilt = deepest.addSubview(view) && isBuilt
      deepest = view
    }
    #expect(isBuilt)

    let hit = graph.views.hitTest(root.entity.index, at: Point(50, 50))
    var verdicts = 0
    let explained = graph.views.hitTest(root.entity.index, at: Point(50, 50)) { _, _ in verdicts += 1 }
    let visible = VisibleViews()
    graph.collect([root.entity], in: Rect(0, 0, 100, 100), into: visible)

    #expect(hit == deepest.entity.index && explained == hit && verdicts == Self.depth + 2)
    #expect(deepest.convert(Point(50, 50), to: nil) == Point(50, 50))
    #expect(deepest.convert(Point(50, 50), from: nil) == Point(50, 50))
    #expect(deepest.convert(Point(50, 50), from: root) == Point(50, 50))
    #expect(deepest.isDescendant(of: root) && !deepest.addSubview(root))
    #expect(visible.items.count == Self.depth + 1)
    graph.moveViews([root.entity], to: [Point(60, 50)])
    #expect(graph.views.hitTest(root.entity.index, at: Point(105, 50)) == deepest.entity.index)
    root.destroy()
    #expect(graph.entityCount == 0 && !deepest.isAlive)
  }

  @Test func aDeepChainOfPassThroughViewsIsLeftAgain() {
    let graph = SceneGraph()
    var top = graph.makeView(frame: Rect(0, 0, 100, 100))
    top.passesThrough = true
    for _ in 0..<200_000 {
      let view = graph.makeView(frame: Rect(0, 0, 100, 100))
      view.passesThrough = true
      view.addSubview(top)
      top = view
    }
    let root = graph.makeView(frame: Rect(0, 0, 100, 100))
    root.addSubview(top)

    #expect(graph.views.hitTest(root.entity.index, at: Point(50, 50)) == root.entity.index)
    #expect(graph.views.hitTest(top.entity.index, at: Point(50, 50)) == nil)
  }
}
