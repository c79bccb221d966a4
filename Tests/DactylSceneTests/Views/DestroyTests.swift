import Testing

@testable import DactylScene

@Suite struct DestroyTests {
  private let graph = SceneGraph()

  @Test func destroyingDestroysTheSubtreeAndNothingElse() {
    let root = graph.makeView()
    let top = graph.makeView()
    let sibling = graph.makeView()
    let inner = (0..<5).map { _ in graph.makeView() }
    root.addSubview(top)
    root.addSubview(sibling)
    for view in inner.prefix(3) { top.addSubview(view) }
    for view in inner.dropFirst(3) { inner[0].addSubview(view) }
    for view in inner { view[Int.self] = 1 }
    inner[4].hitOutsets = EdgeInsets(3)

    top.destroy()

    #expect(!top.isAlive && !inner.contains(where: \.isAlive))
    #expect(root.isAlive && sibling.isAlive && root.subviews == [sibling] && sibling.siblingIndex == 0)
    #expect(graph.entityCount == 2 && graph.query(Int.self).count == 0)
    graph.checkInvariants()
  }

  @Test func aViewAtAReusedIndexHasTheDefaults() {
    let old = graph.makeView(frame: Rect(1, 2, 3, 4))
    old.addSubview(graph.makeView())
    old.transform = .scale(2)
    old.hitOutsets = EdgeInsets(3)
    old.alpha = 0.5
    old.isHidden = true
    old.name = "old"
    old.destroy()

    let views = (0..<2).map { _ in graph.makeView() }

    for view in views {
      #expect(view.frame == .zero && view.transform == .identity && view.hitOutsets == .zero)
      #expect(view.alpha == 1 && !view.isHidden && view.name == nil && view.subviews.isEmpty && view.superview == nil)
    }
    graph.checkInvariants()
  }

  @Test func anEntityWithoutViewAtAReusedIndexIsNoView() {
    let old = graph.makeView()
    old.destroy()

    let entity = graph.makeEntity()

    #expect(entity.index == old.entity.index && !graph.views.isView(entity.index))
    graph.checkInvariants()
  }

  @Test func blocksAreReused() {
    let parent = graph.makeView()
    func fill() { for _ in 0..<100 { parent.addSubview(graph.makeView()) } }
    fill()
    let size = graph.views.store.children.count

    for _ in 0..<20 {
      for view in parent.subviews { view.destroy() }
      fill()
    }

    #expect(graph.views.store.children.count == size)
    graph.checkInvariants()
  }
}
