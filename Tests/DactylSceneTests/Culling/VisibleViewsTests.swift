import Testing

@testable import DactylScene

@Suite struct VisibleViewsTests {
  private let graph = SceneGraph()
  private let root: View
  private let viewport = Rect(0, 0, 200, 200)

  init() { root = graph.makeWindowView(frame: Rect(0, 0, 200, 200)) }

  private func add(_ frame: Rect, to parent: View? = nil) -> View {
    let view = graph.makeView(frame: frame)
    (parent ?? root).addSubview(view)
    return view
  }

  private func collect() -> VisibleViews {
    let visible = VisibleViews()
    graph.collect([root.entity], in: viewport, into: visible)
    return visible
  }

  private func views(_ visible: VisibleViews) -> [View] {
    visible.items.map { View(graph.entity(at: $0.index), in: graph) }
  }

  @Test func paintOrderIsParentsFirstAndBackToFront() {
    let back = add(Rect(0, 0, 50, 50))
    let front = add(Rect(0, 0, 50, 50))
    let backInner = add(Rect(0, 0, 5, 5), to: back)
    let frontInner = add(Rect(0, 0, 5, 5), to: front)
    let middle = add(Rect(0, 0, 5, 5))
    front.bringToFront()

    #expect(views(collect()) == [root, back, backInner, middle, front, frontInner])
  }

  @Test func hiddenAndTransparentViewsAreSkippedWithTheirSubviews() {
    let hidden = add(Rect(0, 0, 50, 50))
    _ = add(Rect(0, 0, 5, 5), to: hidden)
    let clear = add(Rect(0, 0, 50, 50))
    _ = add(Rect(0, 0, 5, 5), to: clear)
    let faint = add(Rect(0, 0, 50, 50))
    hidden.isHidden = true
    clear.alpha = 0
    faint.alpha = 0.001

    #expect(views(collect()) == [root, faint])
    root.isHidden = true
    #expect(views(collect()).isEmpty)
  }

  @Test func alphaIsTheProductAlongTheAncestors() {
    let outer = add(Rect(0, 0, 50, 50))
    let inner = add(Rect(0, 0, 50, 50), to: outer)
    let sibling = add(Rect(0, 0, 50, 50))
    outer.alpha = 0.5
    inner.alpha = 0.5

    #expect(views(collect()) == [root, outer, inner, sibling])
    #expect(collect().items.map(\.alpha) == [1, 0.5, 0.25, 1])
  }

  @Test func viewsOutsideTheViewportAreCulledAndPartlyVisibleOnesAreNot() {
    let outside = add(Rect(300, 0, 50, 50))
    let sticksIn = add(Rect(-150, 0, 50, 50), to: outside)
    let touching = add(Rect(200, 0, 50, 50))
    let partly = add(Rect(190, 190, 50, 50))

    #expect(views(collect()) == [root, sticksIn, partly])
    #expect(!views(collect()).contains(touching))
  }

  @Test func aClippingViewCullsSubviewsOutsideIt() throws {
    let clip = add(Rect(50, 50, 50, 50))
    clip.clipsToBounds = true
    let inside = add(Rect(10, 10, 10, 10), to: clip)
    let outside = add(Rect(60, 0, 10, 10), to: clip)
    let innerClip = add(Rect(40, 40, 50, 50), to: clip)
    innerClip.clipsToBounds = true
    let cut = add(Rect(5, 5, 1, 1), to: innerClip)
    let cutAway = add(Rect(20, 20, 1, 1), to: innerClip)
    let after = add(Rect(0, 0, 9, 9))
    let visible = collect()

    #expect(views(visible) == [root, clip, inside, innerClip, cut, after])
    #expect(!views(visible).contains(outside) && !views(visible).contains(cutAway))
    #expect(visible.items.map(\.clip) == [-1, -1, 0, 0, 1, -1])
    #expect(visible.clipList.map(\.parent) == [-1, 0])
    #expect(visible.clipList.map(\.box) == [Rect(50, 50, 50, 50), Rect(90, 90, 10, 10)])
    #expect(visible.clipList.map(\.bounds) == [Rect(0, 0, 50, 50), Rect(0, 0, 50, 50)])
  }

  @Test func aClippingViewOutsideTheViewportIsSkippedWithItsSubviews() {
    let clip = add(Rect(300, 0, 50, 50))
    clip.clipsToBounds = true
    _ = add(Rect(-250, 0, 50, 50), to: clip)

    #expect(views(collect()) == [root] && collect().clipList.isEmpty)
  }

  @Test func aClippingViewWithoutAreaShowsNoSubview() {
    let clip = add(Rect(50, 50, 0, 0))
    clip.clipsToBounds = true
    let inside = add(Rect(-60, -60, 100, 100), to: clip)

    #expect(!views(collect()).contains(inside))
  }

  @Test func aViewThatIsNotFiniteIsNotVisible() {
    let bad = add(Rect(0, 0, 50, 50))
    bad.transform = .translation(.nan, 0)
    let inside = add(Rect(0, 0, 9, 9), to: bad)

    #expect(views(collect()) == [root] && inside.isAlive)
  }

  @Test func treesAreListedOneAfterTheOtherWithoutDestroyedOnes() {
    let other = graph.makeWindowView(frame: Rect(0, 0, 10, 10))
    let gone = graph.makeWindowView(frame: Rect(0, 0, 10, 10))
    let visible = VisibleViews()
    gone.destroy()

    graph.collect([root.entity, gone.entity, other.entity], in: viewport, into: visible)
    #expect(views(visible) == [root, other])
    visible.removeAll()
    #expect(visible.items.isEmpty && visible.clipList.isEmpty && visible.count == 0)
  }
}
